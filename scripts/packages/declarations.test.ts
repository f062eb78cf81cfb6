import { describe, expect, it } from 'vitest'
import { published, reachable } from './declarations.ts'

describe('a published declaration', () => {
  it('names the JavaScript beside it, and does not change packages', () => {
    const text =
      "import type { A } from './a.ts'\nexport { B } from '../b/B.tsx'\nimport type { ReactNode } from 'react'\nexport declare const c: import('./c.ts').C\n"
    expect(published(text)).toBe(
      "import type { A } from './a.js'\nexport { B } from '../b/B.js'\nimport type { ReactNode } from 'react'\nexport declare const c: import('./c.js').C\n",
    )
  })

  it('keeps the name of a style file', () => {
    expect(published("import * as styles from './Card.css.ts'\n")).toBe(
      "import * as styles from './Card.css.js'\n",
    )
  })

  it('points to no source map', () => {
    expect(published('export {};\n//# sourceMappingURL=index.d.ts.map')).toBe('export {};\n')
  })
})

describe('the declarations that are published', () => {
  const files: Record<string, string> = {
    'index.d.ts': "export { A } from './a/A.tsx'",
    'a/A.d.ts': "import type { B } from '../b.ts'\nimport 'react'",
    'b.d.ts': "export type { A } from './a/A.tsx'",
    'b.test.d.ts': 'export {}',
  }
  const read = (file: string): string => {
    const text = files[file]
    if (text === undefined) throw new Error(`no ${file}`)
    return text
  }

  it('are those that the entries lead to, each once', () => {
    expect([...reachable(['index.ts'], read).keys()].sort()).toEqual(['a/A.d.ts', 'b.d.ts', 'index.d.ts'])
  })

  it('must all be there', () => {
    expect(() => reachable(['gone.ts'], read)).toThrow('no gone.d.ts')
  })
})

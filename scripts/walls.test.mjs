import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { crossedWalls } from './walls.mjs'

let house = ''
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'walls-'))
})
afterEach(() => {
  rmSync(house, { recursive: true })
})

function build(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
}

const rooms = {
  'packages/domain/src/index.ts': 'export const rule = 1\n',
  'packages/api-client/src/index.ts': "import '../../domain/src/index.ts'\nexport const wire = 1\n",
  'packages/ui/src/index.ts': "import '../../domain/src/index.ts'\nexport const look = 1\n",
  'packages/screens/src/login/LoginScreen.ts': "import '../../../ui/src/index.ts'\nexport const login = 1\n",
  'packages/screens/src/market/MarketScreen.ts':
    "import '../../../api-client/src/index.ts'\nexport const market = 1\n",
  'apps/mock-api/src/index.ts': "import '../../../packages/domain/src/index.ts'\nexport const broker = 1\n",
  '.storybook/preview.ts': "import '../apps/mock-api/src/index.ts'\nexport const preview = 1\n",
}

describe('the walls between the layers', () => {
  it('let a house pass that keeps them', async () => {
    build(rooms)
    const { modules, crossings } = await crossedWalls(house)
    expect(crossings).toEqual([])
    expect(modules).toBe(7)
  })

  it.each([
    ['packages/domain/src/clock.ts', "import '../../api-client/src/index.ts'", 'wall-packages-domain'],
    ['packages/ui/src/fetch.ts', "import '../../api-client/src/index.ts'", 'wall-packages-ui'],
    ['packages/api-client/src/look.ts', "import '../../ui/src/index.ts'", 'wall-packages-api-client'],
    [
      'packages/screens/src/login/mock.ts',
      "import '../../../../apps/mock-api/src/index.ts'",
      'wall-packages-screens',
    ],
    ['packages/screens/src/login/other.ts', "import '../market/MarketScreen.ts'", 'screen-imports-no-screen'],
    ['apps/mock-api/src/ui.ts', "import '../../../packages/ui/src/index.ts'", 'wall-apps-mock-api'],
    [
      'packages/domain/src/type.ts',
      "import type { wire } from '../../api-client/src/index.ts'\nexport type W = typeof wire",
      'wall-packages-domain',
    ],
    ['packages/ui/src/deep.ts', "import '@onelot/domain/src/money.ts'", 'resolvable'],
  ])('fail when %s crosses one', async (path, text, rule) => {
    build({ ...rooms, [path]: `${text}\n` })
    const { crossings } = await crossedWalls(house)
    expect(crossings.map((crossing) => crossing.split(':')[0])).toContain(rule)
  })

  it('refuse to judge a house in which no module is seen', async () => {
    build({ 'packages/empty.txt': '' })
    await expect(crossedWalls(house, ['packages'])).rejects.toThrow('no module was seen')
  })
})

describe('the lint rule, in the editor', () => {
  const eslint = new ESLint()
  const crossings = async (filePath, code) =>
    (await eslint.lintText(code, { filePath }))[0].messages.filter(
      ({ ruleId }) => ruleId === 'no-restricted-imports',
    )

  it.each([
    ['packages/ui/src/index.ts', '@onelot/api-client'],
    ['packages/screens/src/index.ts', '@onelot/mock-api/browser'],
    ['packages/screens/src/index.ts', 'react-router-dom'],
    ['packages/domain/src/index.ts', '@onelot/ui'],
    ['apps/mock-api/src/index.ts', '@onelot/screens'],
  ])('marks %s importing %s', async (filePath, name) => {
    expect(await crossings(filePath, `import '${name}'\n`)).toHaveLength(1)
  })

  it('leaves the allowed imports alone', async () => {
    expect(
      await crossings('packages/screens/src/index.ts', "import '@onelot/ui'\nimport '@onelot/api-client'\n"),
    ).toEqual([])
  })
})

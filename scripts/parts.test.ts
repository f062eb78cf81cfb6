import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/screens.md'), 'utf8')

it.each(readdirSync(join(root, 'packages/screens/src/parts')))(
  'docs/screens.md says what the part %s is',
  (part) => {
    expect(page).toMatch(new RegExp(`^\\|[^|]*\`${part}\``, 'm'))
  },
)

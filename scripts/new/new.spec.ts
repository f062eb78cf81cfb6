import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../imports.mjs'
import { make } from './make.ts'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.tsbuild', 'e2e', 'data'])

/**
 * The workspace without what is installed and built, its packages linked to the copy's own. It stands inside the workspace, so that
 * everything else is found there.
 */
function copyHouse(): string {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const house = mkdtempSync(join(root, 'dist', 'house-'))
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of [...files.map((entry) => entry.name), 'packages', 'apps', '.storybook', 'scripts'])
    cpSync(join(root, name), join(house, name), {
      recursive: true,
      filter: (source) => !left.has(basename(source)),
    })
  const links = join('node_modules', '@onelot')
  mkdirSync(join(house, links), { recursive: true })
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(house, folder)))
      symlinkSync(join(house, folder, name), join(house, links, name), 'junction')
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(house, own), 'junction')
  }
  return house
}

let house = ''
let files: readonly string[] = []
beforeAll(async () => {
  house = copyHouse()
  const made = [
    await make(house, ['widget', 'PriceAlert']),
    await make(house, ['widget', 'finance/YieldCurve']),
    await make(house, ['screen', 'bank-cards']),
  ]
  files = made.flatMap((one) => one.files)
  const stories = files.filter((file) => file.endsWith('.stories.tsx'))
  const { references }: { references: unknown } = JSON.parse(
    readFileSync(join(house, 'tsconfig.stories.json'), 'utf8'),
  )
  const include = ['.storybook/scenarioTypes.ts', ...stories]
  const project = { extends: './tsconfig.stories.json', include, references }
  writeFileSync(join(house, 'tsconfig.made.json'), JSON.stringify(project))
})
afterAll(() => {
  rmSync(house, { recursive: true })
})

/** What a tool of the workspace complains of in the copy, nothing when it is content. */
function complaintsOf(tool: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool), ...args],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  return status === 0 ? '' : `${stdout}${stderr}`
}

describe('what npm run new makes', () => {
  it('compiles, stories too', () => {
    expect(complaintsOf('typescript7/bin/tsc', '-b', 'tsconfig.made.json')).toBe('')
  })

  it('has nothing for the linter to say', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(complaintsOf('eslint/bin/eslint.js', '--max-warnings', '0', ...sources)).toBe('')
  })

  it('is formatted', () => {
    expect(complaintsOf('prettier/bin/prettier.cjs', '--check', ...files)).toBe('')
  })

  it('keeps the import rules', async () => {
    const { modules, violations } = await checkImports(house, ['packages'])
    expect(violations).toEqual([])
    expect(modules).toBeGreaterThan(files.length)
  })
})

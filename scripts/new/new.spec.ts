import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crossedWalls } from '../walls.mjs'
import { make } from './make.ts'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', 'e2e', 'data'])

/** The workspace without what it built, its packages linked to the copy's own. What TypeScript knew comes along, to save the time. */
function copyHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  const names = readdirSync(root).filter(
    (name) =>
      /^(tsconfig.*|package|eslint\.config|vitest\.config)\.js(on)?$/.test(name) ||
      name === '.prettierrc.json',
  )
  for (const name of [...names, 'packages', 'apps', '.storybook', '.tsbuild'])
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(house, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (source) => !left.has(basename(source)),
      })
  linkModules(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const name of readdirSync(join(root, 'packages')))
    linkModules(join(root, 'packages', name, 'node_modules'), join(house, 'packages', name, 'node_modules'))
  return house
}

/** Links every installed package; those of this house are links already, relative ones, and so lead to the copy. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === '@onelot')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
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
    expect(complaintsOf('typescript7/bin/tsc', '-b', 'tsconfig.stories.json')).toBe('')
  })

  it('has nothing for the linter to say', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(complaintsOf('eslint/bin/eslint.js', '--max-warnings', '0', ...sources)).toBe('')
  })

  it('is formatted', () => {
    expect(complaintsOf('prettier/bin/prettier.cjs', '--check', ...files)).toBe('')
  })

  it('keeps within the walls', async () => {
    const { modules, crossings } = await crossedWalls(house, ['packages'])
    expect(crossings).toEqual([])
    expect(modules).toBeGreaterThan(files.length)
  })
})

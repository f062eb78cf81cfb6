import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.tsbuild', 'e2e'])
const buildInfo = 'tsconfig.tsbuildinfo'
const folders = ['packages', 'apps', '.storybook', 'scripts']

/**
 * Copies the workspace without what is installed and built, with its packages linked to the copy's own. The copy is inside the workspace, so
 * that everything else is found there.
 * @returns its path, to be removed by the caller
 */
export function copyWorkspace(): string {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const copy = mkdtempSync(join(root, 'dist', 'copy-'))
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of [...files.map((entry) => entry.name), ...folders])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !left.has(basename(source)),
    })
  const links = join('node_modules', '@onelot')
  mkdirSync(join(copy, links), { recursive: true })
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, links, name), 'junction')
      const own = join(folder, name, 'node_modules')
      if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own), 'junction')
    }
  return copy
}

/**
 * Gives a copy the compiler's output of the workspace, where there is one: it checks only what differs. What is installed lies two folders
 * further from a copy.
 */
export function copyCompiled(copy: string): void {
  const outputs = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, '.tsbuild')),
  )
  for (const output of outputs.filter((path) => existsSync(join(root, path, buildInfo)))) {
    cpSync(join(root, output), join(copy, output), { recursive: true, preserveTimestamps: true })
    const info = join(copy, output, buildInfo)
    const text = readFileSync(info, 'utf8')
    writeFileSync(info, text.replaceAll(/"((?:\.\.\/)+node_modules\/)(?!@onelot\/)/g, '"../../$1'))
  }
}

/** Every file of the copied folders, by its path with slashes. */
export function textsIn(copy: string): ReadonlyMap<string, string> {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }),
  )
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => left.has(part)))
  return new Map(paths.map((path) => [path, readFileSync(join(copy, path), 'latin1')]))
}

/** The errors of a tool of the workspace in the copy; empty where there are none. */
export function complaintsOf(copy: string, tool: string, ...args: readonly string[]): string {
  const command = [join(root, 'node_modules', tool), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** Runs the unit tests of the paths that follow. */
export const unitTests = [
  'vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.node.config.ts',
  '--project',
  'unit-*',
] as const

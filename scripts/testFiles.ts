import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The tests of packages and apps, by their paths. */
export const testFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '*.test.ts', '*.test.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('scripts/'))

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('scripts/'))

const replaces = (path: string) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8'))

it('tests that replace or reset modules have them for themselves, by their name', () => {
  const found = files.filter(replaces)
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((path) => !path.includes('.mocked.test.'))).toEqual([])
  expect(files.filter((path) => path.includes('.mocked.test.') && !replaces(path))).toEqual([])
})

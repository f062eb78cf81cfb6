import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '-z', 'packages/*.test.ts', 'apps/*.test.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '')

it('properties draw by a seed, so that a run that failed can be repeated', () => {
  const drawing = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('fc.assert('))
  expect(drawing.length).toBeGreaterThan(50)
  expect(drawing.filter((path) => !/\bseed\b/i.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

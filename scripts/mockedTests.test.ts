import { expect, it } from 'vitest'
import { testFiles, textOf } from './testFiles.ts'

const replaces = (path: string) => /\bvi\.(mock|resetModules)\(/.test(textOf(path))

it('tests that replace or reset modules have them for themselves, by their name', () => {
  const found = testFiles.filter(replaces)
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((path) => !path.includes('.mocked.test.'))).toEqual([])
  expect(testFiles.filter((path) => path.includes('.mocked.test.') && !replaces(path))).toEqual([])
})

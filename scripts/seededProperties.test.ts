import { expect, it } from 'vitest'
import { testFiles, textOf } from './testFiles.ts'

it('properties draw by a seed, so that a run that failed can be repeated', () => {
  const drawing = testFiles.filter((path) => textOf(path).includes('fc.assert('))
  expect(drawing.length).toBeGreaterThan(50)
  expect(drawing.filter((path) => !/\bseed\b/i.test(textOf(path)))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { hashOf, modeNamed, modeOfStory } from '../.storybook/storyMode.ts'
import { missingPairs, modes } from './visual/modes.ts'

const many = Array.from({ length: 900 }, (_, index) => `widget-${String(index)}--default`)

describe('the mode of a story', () => {
  test('stays the same from run to run', () => {
    const names = ['primitives-button--default', 'finance-money--hidden', 'screens-news--offline'].map(
      (id) => modeOfStory(id).name,
    )
    expect(names).toMatchInlineSnapshot(`
      [
        "light-kor-us-wide",
        "light-en-kr",
        "light-kor-us-wide",
      ]
    `)
  })

  test('is each of the modes about as often as any other', () => {
    const counts = modes.map((mode) => many.filter((id) => modeOfStory(id) === mode).length)
    expect(Math.min(...counts)).toBeGreaterThan(70)
    expect(Math.max(...counts)).toBeLessThan(130)
  })

  test('over a library shows every pair of values of two axes', () => {
    expect(missingPairs(many.slice(0, 100).map(modeOfStory))).toEqual([])
  })
})

test('a mode that there is not is refused', () => {
  expect(modeNamed('dark-kor-kr-wide').language).toBe('kor')
  expect(() => modeNamed('sepia')).toThrow(/no mode sepia/)
})

test('the hash differs for ids that differ in their last letter', () => {
  const hashes = Array.from(
    { length: 26 },
    (_, index) => hashOf(`button--${String.fromCharCode(97 + index)}`) % 9,
  )
  expect(new Set(hashes).size).toBeGreaterThan(6)
})

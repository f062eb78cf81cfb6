import { expect, test } from 'vitest'
import { glyphsOf } from './glyphs.ts'

test('rolls digits, and leaves marks and separators still', () => {
  expect(glyphsOf('-₩1,2').map(({ digit }) => digit)).toEqual([undefined, undefined, 1, undefined, 2])
})

test('keeps the ones in their place when a number grows longer', () => {
  const ones = (text: string) => glyphsOf(text).at(-1)?.key
  expect(ones('9')).toBe(ones('10'))
  expect(glyphsOf('10').map(({ key }) => key)).toEqual([2, 1])
})

test('counts a mark outside the basic plane as one glyph', () => {
  expect(glyphsOf('𝟏1').map(({ key, digit }) => [key, digit])).toEqual([
    [2, 1],
    [1, 1],
  ])
})

test('has no glyphs for an empty text', () => {
  expect(glyphsOf('')).toEqual([])
})

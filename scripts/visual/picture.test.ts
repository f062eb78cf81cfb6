import { expect, test } from 'vitest'
import { decode, difference, encode, fingerprint, type Picture } from './picture.ts'

/** A grey picture of one colour, with the named bytes changed. */
function grey(width: number, height: number, changes: Record<number, number> = {}): Picture {
  const data = new Uint8Array(width * height * 4).fill(128)
  for (const [at, value] of Object.entries(changes)) data[Number(at)] = value
  return { width, height, data }
}

test('like pictures do not differ', () => {
  expect(difference(grey(8, 8), grey(8, 8)).pixels).toBe(0)
})

test('one pixel off by the smallest step of one channel differs', () => {
  expect(difference(grey(8, 8), grey(8, 8, { 40: 129 })).pixels).toBe(1)
})

test('what only the taller picture has differs', () => {
  const { pixels, picture } = difference(grey(8, 8), grey(8, 10))
  expect(pixels).toBe(16)
  expect(picture).toMatchObject({ width: 8, height: 10 })
})

test('the fingerprint follows pixels and size, not the file', () => {
  const picture = grey(8, 4)
  expect(fingerprint(decode(encode(picture)))).toBe(fingerprint(picture))
  expect(fingerprint(grey(8, 4, { 0: 127 }))).not.toBe(fingerprint(picture))
  expect(fingerprint(grey(4, 8))).not.toBe(fingerprint(picture))
})

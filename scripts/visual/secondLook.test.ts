import { expect, test, vi } from 'vitest'
import { secondLook, takeAnew } from './secondLook.ts'

const accepted = new Map([
  ['button--default@light-en-kr', 'a'],
  ['card--default@light-en-kr', 'b'],
])
const none = new Map<string, string>()

test('draws what differs and what failed once more, and nothing else', async () => {
  const first = {
    hashes: new Map([
      ['button--default@light-en-kr', 'a'],
      ['card--default@light-en-kr', 'x'],
      ['fresh--default@light-en-kr', 'n'],
    ]),
    failed: new Map([['tag--default@light-en-kr', 'out of time']]),
  }
  const take = vi.fn((keys: readonly string[]) =>
    Promise.resolve({ hashes: new Map(keys.map((key) => [key, 'b'])), failed: none }),
  )
  expect(await secondLook(first, accepted, take)).toEqual({
    hashes: new Map([
      ['button--default@light-en-kr', 'a'],
      ['fresh--default@light-en-kr', 'n'],
      ['tag--default@light-en-kr', 'b'],
      ['card--default@light-en-kr', 'b'],
    ]),
    failed: none,
  })
  expect(take).toHaveBeenCalledExactlyOnceWith(['tag--default@light-en-kr', 'card--default@light-en-kr'])
})

test('keeps the second result where it differs again or fails', async () => {
  const first = { hashes: new Map([['card--default@light-en-kr', 'x']]), failed: none }
  const changed = { hashes: new Map([['card--default@light-en-kr', 'x']]), failed: none }
  const broken = { hashes: none, failed: new Map([['card--default@light-en-kr', 'threw']]) }
  expect(await secondLook(first, accepted, () => Promise.resolve(changed))).toEqual(changed)
  expect(await secondLook(first, accepted, () => Promise.resolve(broken))).toEqual(broken)
})

test('does not draw a redesign twice', async () => {
  const keys = Array.from({ length: 61 }, (_, place) => `story--${String(place)}@light-en-kr`)
  const first = { hashes: new Map(keys.map((key) => [key, 'x'])), failed: none }
  const take = vi.fn(() => Promise.resolve(first))
  expect(await secondLook(first, new Map(keys.map((key) => [key, 'a'])), take)).toBe(first)
  expect(take).not.toHaveBeenCalled()
})

test('accepts a picture that is new, changed or could not be taken only from a second drawing', async () => {
  const first = {
    hashes: new Map([
      ['button--default@light-en-kr', 'a'],
      ['card--default@light-en-kr', 'x'],
      ['fresh--default@light-en-kr', 'n'],
    ]),
    failed: new Map([['tag--default@light-en-kr', 'out of time']]),
  }
  const take = (keys: readonly string[]) =>
    Promise.resolve({ hashes: new Map(keys.map((key) => [key, 'second'])), failed: none })
  expect(await takeAnew(first, accepted, take)).toEqual({
    hashes: new Map([
      ['button--default@light-en-kr', 'a'],
      ['tag--default@light-en-kr', 'second'],
      ['card--default@light-en-kr', 'second'],
      ['fresh--default@light-en-kr', 'second'],
    ]),
    failed: none,
  })
})

import { expect, test } from 'vitest'
import { keyOf, parseManifest, partsOf, printManifest } from './manifest.ts'

test('prints one picture a line, in order, and reads it back', () => {
  const pictures = new Map([
    ['tag--default@light-en-kr', '22'],
    ['button--default@light-en-kr', '11'],
  ])
  const text = printManifest({ renderer: 'Chromium 1 on linux x64', pictures })
  expect(text).toBe(`{
  "renderer": "Chromium 1 on linux x64",
  "pictures": {
    "button--default@light-en-kr": "11",
    "tag--default@light-en-kr": "22"
  }
}
`)
  expect(parseManifest(text)).toEqual({ renderer: 'Chromium 1 on linux x64', pictures })
})

test('refuses what is no manifest', () => {
  expect(() => parseManifest('{"pictures": []}')).toThrow(/manifest/)
})

test('a key names a story and a mode', () => {
  expect(partsOf(keyOf('button--default', 'dark-tw-kr'))).toEqual({
    story: 'button--default',
    mode: 'dark-tw-kr',
  })
})

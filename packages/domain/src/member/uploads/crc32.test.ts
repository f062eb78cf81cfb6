import { expect, it } from 'vitest'
import { ascii } from './bytes.ts'
import { crc32 } from './crc32.ts'

it.each([
  ['', 0],
  ['a', 0xe8b7be43],
  ['123456789', 0xcbf43926],
  ['IEND', 0xae426082],
])('the checksum of "%s" is the published one', (text, checksum) => {
  expect(crc32(ascii(text))).toBe(checksum)
})

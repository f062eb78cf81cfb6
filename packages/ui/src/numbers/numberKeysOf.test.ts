import { describe, expect, test } from 'vitest'
import { numberKeysOf } from './numberKeysOf.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

describe('the comma of number keys', () => {
  test.each(['de-DE', 'fr', 'id', 'vi-VN', 'en-DE'])(
    'is the decimal mark where the device is of %s',
    (language) => {
      expect(numberKeysOf({ userAgent: computer, language })).toBe('decimalComma')
    },
  )
  test.each(['en', 'ko-KR', 'zh-TW', 'ja'])('may separate groups on a computer of %s', (language) => {
    expect(numberKeysOf({ userAgent: computer, language })).toBe('both')
  })
  test('is the only mark of an iPhone’s keys, in any language', () => {
    expect(numberKeysOf({ userAgent: iPhone, language: 'ko-KR' })).toBe('decimalComma')
  })
})

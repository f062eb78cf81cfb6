import { decimal } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { formatCompactColumn } from './number.ts'

const column = (values: readonly string[], locale = 'en-US') =>
  formatCompactColumn(
    locale,
    values.map((value) => decimal(value)),
    { signed: true },
  )

describe('counts that stand over each other', () => {
  test('have as many digits after the point', () => {
    expect(column(['1234567', '-935000', '3025', '0'])).toEqual(['+1.2M', '−935.0K', '+3.0K', '0'])
  })

  test('are all in full where none is large', () => {
    expect(column(['9999', '-3025', '412'])).toEqual(['+9,999', '−3,025', '+412'])
  })

  test('are all in short where one is large, those under a thousand as they are', () => {
    expect(column(['10000', '-3000', '412'])).toEqual(['+10K', '−3K', '+412'])
  })

  test('are in full under the first unit of the language', () => {
    expect(column(['1234567', '-3025'], 'ko-KR')).toEqual(['+123.5만', '−3,025'])
    expect(column(['1234567', '-3025'], 'zh-Hant-TW')).toEqual(['+123.5萬', '−3,025'])
  })

  test('have none where none has one', () => {
    expect(column(['2000000', '-935000'])).toEqual(['+2M', '−935K'])
  })
})

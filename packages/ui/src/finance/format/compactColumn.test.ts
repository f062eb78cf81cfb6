import { decimal } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { formatCompactColumn } from './number.ts'

const column = (values: readonly string[]) =>
  formatCompactColumn(
    'en-US',
    values.map((value) => decimal(value)),
    { signed: true },
  )

describe('counts that stand over each other', () => {
  test('have as many digits after the point', () => {
    expect(column(['1234567', '-935000', '3025', '0'])).toEqual(['+1.2M', '−935.0K', '+3,025', '0'])
  })

  test('have none where none has one', () => {
    expect(column(['2000000', '-935000'])).toEqual(['+2M', '−935K'])
  })
})

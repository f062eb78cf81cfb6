import { type Money, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { wrongIn } from './running.ts'

const usd = (amount: string): Money => money('USD', amount)
const wrong = (amount: string, available = '1000', frozen = '0') =>
  wrongIn(usd(amount), { least: usd('200') }, { available: usd(available), frozen: usd(frozen) })

describe('an amount to run with', () => {
  it('may be the least, and all that is available', () => {
    expect(wrong('200')).toBeUndefined()
    expect(wrong('1000')).toBeUndefined()
  })

  it('is not under the least', () => {
    expect(wrong('199.99')).toMatchObject({ code: 'BUY_BELOW_MINIMUM', params: { amount: '200.00' } })
    expect(wrong('0')).toMatchObject({ code: 'VALIDATION' })
  })

  it('is covered by what is available', () => {
    expect(wrong('1000.01')).toMatchObject({ code: 'BALANCE_INSUFFICIENT' })
    expect(wrong('1000.01', '1000', '500')).toMatchObject({ code: 'AVAILABLE_INSUFFICIENT' })
  })
})

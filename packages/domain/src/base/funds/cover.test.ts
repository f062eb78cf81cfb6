import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { money } from '../money/money.ts'
import type { Balances } from '../ledger/ledger.ts'
import { coverRefusals, fundsIn, leastRefusals } from './cover.ts'

const ledger: Balances = { KRW: { available: decimal('700'), frozen: decimal('300') } }
const won = (amount: string) => money('KRW', amount)
const codes = (amount: string, held?: string) =>
  coverRefusals(won(amount), fundsIn(ledger, 'KRW', held === undefined ? undefined : won(held))).map(
    ({ code }) => code,
  )

describe('an amount', () => {
  it('is covered by what is available, to the last unit', () => {
    expect(codes('700')).toEqual([])
    expect(codes('701')).toEqual(['AVAILABLE_INSUFFICIENT'])
  })

  it('beyond all that there is exceeds the balance', () => {
    expect(codes('1000')).toEqual(['AVAILABLE_INSUFFICIENT'])
    expect(codes('1001')).toEqual(['BALANCE_INSUFFICIENT'])
  })

  it('may use again what is held for the same thing', () => {
    expect(codes('900', '200')).toEqual([])
    expect(codes('901', '200')).toEqual(['AVAILABLE_INSUFFICIENT'])
    expect(codes('1001', '200')).toEqual(['BALANCE_INSUFFICIENT'])
  })

  it('that leaves is settled, and marks the field that it stands in', () => {
    const funds = { ...fundsIn(ledger, 'KRW'), withdrawable: won('500') }
    expect(coverRefusals(won('501'), funds, { amount: 'tooHigh' })).toEqual([
      { code: 'WITHDRAWABLE_INSUFFICIENT', params: {}, fields: { amount: 'tooHigh' } },
    ])
    expect(coverRefusals(won('500'), funds)).toEqual([])
  })
})

it('less than the least is refused with it, and the least is not', () => {
  expect(leastRefusals(won('999999'), decimal('1000000'))).toEqual([
    {
      code: 'BUY_BELOW_MINIMUM',
      params: { amount: '1000000', currency: 'KRW' },
      fields: { amount: 'tooLow' },
    },
  ])
  expect(leastRefusals(won('1000000'), decimal('1000000'))).toEqual([])
})

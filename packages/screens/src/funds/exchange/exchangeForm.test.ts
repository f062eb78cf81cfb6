import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import {
  type Currency,
  decimal,
  instant,
  invalid,
  isDecimal,
  minorUnits,
  money,
  plusMs,
  refuse,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type ExchangeDraft, chosen, leastOf, modelOf, swapped } from './exchangeForm.ts'
import { shownRate } from './shownRate.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const won = (amount: string) => money('KRW', amount)
const dollars = (amount: string) => money('USD', amount)
const quote: ExchangeQuoteOnWire = {
  from: 'KRW',
  to: 'USD',
  rate: decimal('0.00071976'),
  mid: decimal('0.00072192'),
  spread: decimal('0.003'),
  quotedAt: now,
  expiresAt: plusMs(now, 15_000),
  token: 'a token',
  accounts: {
    from: { available: won('2000000'), frozen: won('1000000'), withdrawable: won('1500000'), unsettled: [] },
    to: { available: dollars('0'), frozen: dollars('0'), withdrawable: dollars('0'), unsettled: [] },
  },
}
const typed = (side: 'from' | 'to', amount: string): ExchangeDraft => ({
  from: 'KRW',
  to: 'USD',
  side,
  text: amount,
  amount: decimal(amount),
})

/** As the field reads: a decimal with no more digits than the currency has. */
const read = (text: string, currency: Currency) =>
  isDecimal(text) && (text.split('.')[1] ?? '').length <= minorUnits(currency) ? decimal(text) : undefined

describe('what is typed', () => {
  it('as given brings what the rate says, and costs the spread', () => {
    expect(modelOf(typed('from', '1000000'), quote)).toEqual({
      conversion: { quote, source: won('1000000'), target: dollars('719.76'), spread: dollars('2.16') },
      refusal: undefined,
    })
  })

  it('as wanted is brought by the least that is enough', () => {
    expect(modelOf(typed('to', '719.76'), quote)).toMatchObject({
      conversion: { source: won('1000000'), target: dollars('719.76') },
    })
  })

  it.each([
    ['0', invalid({ amount: 'tooLow' })],
    ['1', invalid({ amount: 'tooLow' })],
    ['3000001', refuse('BALANCE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['2000001', refuse('AVAILABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['1500001', refuse('WITHDRAWABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
  ])('is refused as the broker would refuse it: %s', (amount, refusal) => {
    expect(modelOf(typed('from', amount), quote).refusal).toEqual(refusal)
  })

  it.each(['from', 'to'] as const)('is too much where no currency could count it: %s', (side) => {
    const refusal = refuse('BALANCE_INSUFFICIENT', {}, { amount: 'tooHigh' })
    for (const amount of ['9'.repeat(30), `${'9'.repeat(30)}.99`]) {
      expect(modelOf(typed(side, amount), quote)).toEqual({ conversion: undefined, refusal })
      const inWon = { ...quote, from: 'USD', to: 'KRW', rate: decimal('1385.2') } as const
      expect(modelOf(typed(side, amount), inWon).refusal).toEqual(refusal)
    }
  })

  it('is at least what is exchanged to the smallest unit', () => {
    expect(leastOf('from', quote)).toEqual(won('14'))
    expect(leastOf('to', quote)).toEqual(dollars('0.01'))
    expect(modelOf(typed('from', '13'), quote).refusal).toEqual(invalid({ amount: 'tooLow' }))
    expect(modelOf(typed('from', '14'), quote).refusal).toBeUndefined()
  })

  it('comes to nothing without a quote, or a number', () => {
    const none = { conversion: undefined, refusal: undefined }
    expect(modelOf(typed('from', '1'), undefined)).toEqual(none)
    expect(modelOf({ ...typed('from', '1'), text: 'x', amount: undefined }, quote)).toEqual(none)
  })

  it('is read anew in the decimals of the currency that is chosen for it', () => {
    const inDollars: ExchangeDraft = { ...typed('from', '12.50'), from: 'USD', to: 'TWD' }
    const inWon = chosen(inDollars, 'from', 'KRW', read)
    expect(inWon).toEqual({ ...inDollars, from: 'KRW', amount: undefined })
    expect(modelOf(inWon, quote)).toEqual({ conversion: undefined, refusal: undefined })
    expect(chosen(inWon, 'from', 'USD', read)).toEqual(inDollars)
    expect(chosen(inDollars, 'to', 'KRW', read)).toEqual({ ...inDollars, to: 'KRW' })
  })

  it('keeps its number where it was pasted with the mark of the currency before', () => {
    const pasted: ExchangeDraft = { ...typed('from', '1000'), text: '₩1,000' }
    expect(chosen(pasted, 'from', 'JPY', read)).toEqual({ ...typed('from', '1000'), from: 'JPY' })
  })

  it('stays with its currency where the two are turned round', () => {
    expect(swapped(typed('from', '5'))).toEqual({ ...typed('to', '5'), from: 'USD', to: 'KRW' })
    expect(swapped(swapped(typed('to', '5')))).toEqual(typed('to', '5'))
  })
})

describe('a rate that is read', () => {
  it.each([
    ['KRW', 'USD', '0.00071976', '1389.35'],
    ['USD', 'KRW', '1389.3547', '1389.35'],
    ['JPY', 'KRW', '9.2123456', '9.21235'],
    ['VND', 'KRW', '0.052834567', '18.9270'],
  ] as const)('of %s into %s is %s as %s', (from, to, rate, shown) => {
    expect(shownRate({ from, to }, decimal(rate))).toBe(shown)
  })
})

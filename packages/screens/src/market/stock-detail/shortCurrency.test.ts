import { type Balances, decimal, refuse } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { exchangedFor } from './shortCurrency.ts'

const short = refuse('BALANCE_INSUFFICIENT', {})
const having = (...currencies: readonly ('KRW' | 'USD' | 'THB')[]): Balances =>
  Object.fromEntries(currencies.map((currency) => [currency, { available: decimal('5') }]))

describe('the money of a foreign share that is short', () => {
  it('is exchanged for won, where there are any', () => {
    expect(exchangedFor(short, 'USD', having('THB', 'KRW', 'USD'))).toBe('KRW')
    expect(exchangedFor(refuse('AVAILABLE_INSUFFICIENT', {}), 'USD', having('KRW'))).toBe('KRW')
  })

  it('is exchanged for something else, where there are none', () => {
    expect(exchangedFor(short, 'USD', having('THB', 'USD'))).toBe('THB')
  })

  it('is not exchanged where there is nothing else', () => {
    expect(exchangedFor(short, 'USD', having('USD'))).toBeUndefined()
  })

  it('is no reason for what is refused otherwise, or of a share in won', () => {
    expect(exchangedFor(refuse('PRICE_UNAVAILABLE', {}), 'USD', having('KRW'))).toBeUndefined()
    expect(exchangedFor(undefined, 'USD', having('KRW'))).toBeUndefined()
    expect(exchangedFor(short, 'KRW', having('USD'))).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { instant } from '../../../base/instant.ts'
import type { Lent } from './lent.ts'
import { after, contextOf, instruments, trader } from '../testing/fixture.ts'
import { amend, close, given, market, position, protect, takeProfit } from '../testing/given.ts'

const { seoul } = instruments
const until = instant(Date.UTC(2026, 2, 11))
const lent: Lent = { lots: { [position]: 6 }, until }
const quoted = contextOf(seoul, '70000', '70100')
const whileLent = { ...quoted, lent }
const ten = after(trader, [market(seoul, 10), quoted])

describe('of ten lots of which six are lent', () => {
  it('four may be sold, and no more before these are back', () => {
    expect(given(ten).when(close(5), whileLent).refusal()).toBe('POSITION_LOCKED')
    expect(given(ten).when(close(4), whileLent).refusal()).toBeUndefined()
  })

  it('more than there are is no matter of what is lent', () => {
    expect(given(ten).when(close(11), whileLent).refusal()).toBe('VALIDATION')
  })

  it('an order that closes some may not be made to close more than four', () => {
    const resting = after(ten, [close(3, '80000'), whileLent])
    expect(
      given(resting)
        .when(amend('O2', undefined, 5), whileLent)
        .refusal(),
    ).toBe('POSITION_LOCKED')
    expect(
      given(resting)
        .when(amend('O2', undefined, 4), whileLent)
        .refusal(),
    ).toBeUndefined()
  })

  it('none is protected, and a protection may be removed', () => {
    expect(
      given(ten)
        .when(protect(takeProfit('80000')), whileLent)
        .refusal(),
    ).toBe('POSITION_LOCKED')
    expect(given(ten).when(protect({}), whileLent).refusal()).toBeUndefined()
  })

  it('all may be sold once they are back', () => {
    expect(given(ten).when(close(10), quoted).refusal()).toBeUndefined()
  })
})

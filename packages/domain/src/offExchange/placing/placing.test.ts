import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { krx } from '../blockTrading/testing/fixture.ts'
import { allottedFor, nextTierOf } from './allotted.ts'
import { placement, previousClose } from './testing/fixture.ts'

const allotted = (amount: string) => allottedFor(decimal(amount), placement, previousClose, krx)

describe('an amount', () => {
  it('is allotted whole shares at the discount of its tier, up to the next tick (example 7)', () => {
    expect(allotted('31400000')).toEqual({
      tier: placement.tiers[0],
      price: '17720',
      shares: 1_772,
      cost: money('KRW', '31399840'),
    })
    expect(allotted('50000000')).toEqual({
      tier: placement.tiers[1],
      price: '17350',
      shares: 2_881,
      cost: money('KRW', '49985350'),
    })
  })

  it('keeps its tier, though what it costs lies under the least of it', () => {
    const { tier, cost } = allotted('50000000') ?? {}
    expect([tier?.least, cost?.amount]).toEqual(['50000000', '49985350'])
  })

  it('is of no tier under the least of the first', () => {
    expect(allotted('9999999')).toBeUndefined()
    expect(allotted('10000000')?.tier).toBe(placement.tiers[0])
  })

  it('is of the highest tier however great it is', () => {
    expect(allotted('900000000')?.tier).toBe(placement.tiers[2])
  })

  it('buys no share where one costs more', () => {
    expect(allottedFor(decimal('10000000'), placement, decimal('11000000'), krx)?.shares).toBe(0)
  })
})

describe('the next tier', () => {
  it('is how much more away, and none follows the last', () => {
    const won = (amount: string) => money('KRW', amount)
    expect(nextTierOf(won('48600000'), placement)).toEqual({
      tier: placement.tiers[1],
      more: won('1400000'),
    })
    expect(nextTierOf(won('0'), placement)).toMatchObject({ tier: placement.tiers[0] })
    expect(nextTierOf(won('50000000'), placement)).toMatchObject({ more: won('50000000') })
    expect(nextTierOf(won('100000000'), placement)).toBeUndefined()
  })
})

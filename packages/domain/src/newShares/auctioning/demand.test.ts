import { describe, expect, it } from 'vitest'
import { isOnTick } from '../../base/instruments/ticks.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { demandByPrice } from './clearing.ts'
import { roundedDemand, simulatedDemand } from './demand.ts'
import { auction, rules } from './testing/fixture.ts'

const asked = (ratio: string, seed = 'haneul') =>
  simulatedDemand({ ...auction, shares: 100_000, simulated: { seed, ratio: decimal(ratio) } }, rules)

describe('demand that is simulated', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(asked('1.5')).toEqual(asked('1.5'))
    expect(asked('1.5', 'other')).not.toEqual(asked('1.5'))
  })

  it('asks for as much as its ratio says, but for what was rounded down', () => {
    const total = asked('1.5').reduce((sum, { shares }) => sum + shares, 0)
    expect(total).toBeLessThanOrEqual(150_000)
    expect(total).toBeGreaterThan(149_970)
    expect(asked('0')).toEqual([])
  })

  it('is at prices on the table, none below the floor, the highest first', () => {
    const levels = asked('1.5')
    expect(levels.filter(({ price }) => !isOnTick(rules, price))).toEqual([])
    expect(levels.filter(({ price }) => compareDecimals(price, auction.floor) < 0)).toEqual([])
    expect(demandByPrice(levels)).toEqual(levels)
    expect(levels.length).toBeGreaterThan(20)
  })
})

describe('demand as it is shown', () => {
  const offered = { shares: 100_000 }
  const totals = (levels: ReturnType<typeof asked>): readonly number[] =>
    levels.map((_, level) => levels.slice(0, level + 1).reduce((sum, { shares }) => sum + shares, 0))

  it('is asked for at each price or more in twentieths of what is offered, the nearest', () => {
    const levels = asked('1.5')
    const shown = roundedDemand(levels, offered)
    expect(shown.map(({ price }) => price)).toEqual(levels.map(({ price }) => price))
    expect(totals(shown).filter((total) => total % 5_000 !== 0)).toEqual([])
    const apart = totals(levels).map((total, level) => Math.abs(total - (totals(shown)[level] ?? 0)))
    expect(Math.max(...apart)).toBeLessThanOrEqual(2_500)
    expect(Math.max(...apart)).toBeGreaterThan(1_000)
  })

  it('is whole shares where fewer than twenty are offered', () => {
    const level = { price: decimal('10000'), shares: 7 }
    expect(roundedDemand([level], { shares: 10 })).toEqual([level])
  })
})

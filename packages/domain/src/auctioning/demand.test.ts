import { describe, expect, it } from 'vitest'
import { isOnTick } from '../instruments/ticks.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import { demandByPrice } from './clearing.ts'
import { simulatedDemand } from './demand.ts'
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

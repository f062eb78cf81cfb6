import { type Decimal, decimal, exact, toDecimal } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testMarket } from '../../../testing/testBroker.ts'
import { demoInstruments } from '../../../worlds/demoInstruments.ts'
import { moversOf } from './movers.ts'

const market = testMarket({ seed: 1, calendar: 'demo' })
const listed = Object.values(demoInstruments).flatMap((id) => market.listing(id) ?? [])
const prices = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((cents): Decimal => toDecimal(exact(String(cents)).div('100')))
const quotes = fc.record({ price: prices, previousClose: prices })

const idsOf = (moved: readonly { readonly price: string; readonly previousClose: string }[]) =>
  moversOf(
    moved.flatMap(({ price, previousClose }, index) => {
      const instrument = listed[index]
      return instrument === undefined
        ? []
        : [{ instrument, quote: { price: decimal(price), previousClose: decimal(previousClose) } }]
    }),
  ).map(({ id }) => id)

describe('movers', () => {
  it('are the three that changed most, whichever the direction, and none that did not', () => {
    const ids = listed.map(({ id }) => id)
    expect(ids).toHaveLength(4)
    expect(
      idsOf([
        { price: '101', previousClose: '100' },
        { price: '90', previousClose: '100' },
        { price: '5', previousClose: '5' },
        { price: '1.05', previousClose: '1' },
      ]),
    ).toEqual([ids[1], ids[3], ids[0]])
  })

  it('leave out nothing that changed more than one of them', () => {
    fc.assert(
      fc.property(fc.tuple(quotes, quotes, quotes, quotes), (moved) => {
        const shown = idsOf(moved)
        const rateOf = (index: number) => {
          const { price, previousClose } = moved[index] ?? { price: '1', previousClose: '1' }
          return Math.abs(Number(price) / Number(previousClose) - 1)
        }
        const rates = listed.map(({ id }, index) => ({ id, rate: rateOf(index) }))
        const least = Math.min(...rates.filter(({ id }) => shown.includes(id)).map(({ rate }) => rate))
        for (const { id, rate } of rates)
          if (!shown.includes(id)) expect(rate).toBeLessThanOrEqual(least + 1e-9)
      }),
      { seed: 20_261_125 },
    )
  })
})

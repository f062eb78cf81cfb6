import { type Instant, compareDecimals, decimal, exact, plusMs } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendars, instruments, markets, quoteOf, someTime } from '../testing/marketArbitraries.ts'

describe('a first crossing', () => {
  it('is where the quote first satisfies the condition', () => {
    const side = fc.constantFrom('bid' as const, 'ask' as const)
    const when = fc.constantFrom('atMost' as const, 'atLeast' as const)
    const span = fc.integer({ min: 60_000, max: 3 * 86_400_000 })
    const scenes = fc.tuple(
      calendars,
      instruments,
      someTime,
      side,
      when,
      span,
      fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    )
    fc.assert(
      fc.property(scenes, ([calendar, instrument, from, at, way, length, move]) => {
        const market = markets[calendar]
        const start = quoteOf(market, instrument, from)
        const price = decimal(
          exact(start.price)
            .times((1 + move).toFixed(6))
            .toFixed(4),
        )
        const meets = (moment: Instant): boolean => {
          const compared = compareDecimals(quoteOf(market, instrument, moment)[at], price)
          return way === 'atMost' ? compared <= 0 : compared >= 0
        }
        const to = plusMs(from, length)
        const found = market.firstCross(instrument.id, { at, when: way, price }, from, to)
        const end = found?.at ?? to
        if (found !== undefined) {
          expect(meets(found.at)).toBe(true)
          expect(quoteOf(market, instrument, found.at)[at]).toBe(found.price)
        }
        const reach = Date.parse(end) - Date.parse(from)
        const samples = Array.from({ length: 40 }, (_, i) => plusMs(from, Math.floor((reach * i) / 40)))
        for (const sample of samples.filter((sample) => sample < end)) expect(meets(sample)).toBe(false)
        if (found !== undefined && found.at > from) expect(meets(plusMs(found.at, -1))).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})

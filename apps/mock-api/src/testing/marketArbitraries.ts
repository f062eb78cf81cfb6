import { type CalendarKind, type Instant, type Instrument, instant } from '@onelot/domain'
import fc from 'fast-check'
import { createMarket } from '../market/market.ts'
import type { MarketPort } from '../market/port.ts'

/** One market a calendar, of one seed: they are pure and take a while to make. */
export const markets: Readonly<Record<CalendarKind, MarketPort>> = {
  demo: createMarket({ seed: 1, calendar: 'demo' }),
  exchange: createMarket({ seed: 1, calendar: 'exchange' }),
}
export const calendars = fc.constantFrom<CalendarKind>('demo', 'exchange')

/** Simulated listings that can be traded. */
export const tradable = markets.demo
  .listings()
  .filter(({ kind, origin }) => kind !== 'index' && origin === 'simulated')
export const instruments = fc.constantFrom(...tradable)

export const someTime = fc
  .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-12-01') })
  .map((ms): Instant => instant(ms))

export function quoteOf(market: MarketPort, { id }: Instrument, at: Instant) {
  const quote = market.quote(id, at)
  if (quote === undefined) throw new Error(`no quote of ${id} at ${at}`)
  return quote
}

import type { QuoteRow } from '@onelot/api-client'
import type { Instant, Instrument } from '@onelot/domain'
import type { Services } from '../../services.ts'
import { dayMarksOf } from './listingDays.ts'

/** What a row of a listing with a price shows besides the price. */
export function aroundQuote(market: Services['market'], instrument: Instrument, now: Instant) {
  const marks = dayMarksOf(market, instrument, now)
  return {
    sparkline: market.sparkline(instrument.id, now),
    marks: marks.length === 0 ? undefined : marks,
    halted: market.status(instrument.id, now) === 'halted' ? (true as const) : undefined,
  }
}

/** Rows of a list; none where an instrument has no quote (yet). */
export async function quoteRowsOf(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  instruments: readonly Instrument[],
  now: Instant,
): Promise<readonly QuoteRow[]> {
  const rows: QuoteRow[] = []
  for (const instrument of instruments) {
    const quote = market.quote(instrument.id, now)
    if (quote !== undefined) rows.push({ instrument, quote, ...aroundQuote(market, instrument, now) })
    await yieldTurn()
  }
  return rows
}

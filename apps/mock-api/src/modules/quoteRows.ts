import type { QuoteRow } from '@onelot/api-client'
import type { Instant, Instrument } from '@onelot/domain'
import type { Services } from '../services.ts'
import { dayMarksOf } from './listingDays.ts'

/** Rows of a list; none where an instrument has no quote (yet). */
export async function quoteRowsOf(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  instruments: readonly Instrument[],
  now: Instant,
): Promise<readonly QuoteRow[]> {
  const rows: QuoteRow[] = []
  for (const instrument of instruments) {
    const quote = market.quote(instrument.id, now)
    if (quote !== undefined) {
      const marks = dayMarksOf(market, instrument, now)
      const sparkline = market.sparkline(instrument.id, now)
      rows.push({ instrument, quote, sparkline, marks: marks.length === 0 ? undefined : marks })
    }
    await yieldTurn()
  }
  return rows
}

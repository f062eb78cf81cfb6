import {
  type Currency,
  type Decimal,
  type Instant,
  type LocalDate,
  decimal,
  exact,
  instrumentId,
  localDate,
  plusDays,
  quotient,
  toDecimal,
} from '@onelot/domain'
import { type CurrencyPair, exchangeRate } from '@onelot/domain/modules/funds/exchange'
import type { Services } from '../../../services.ts'
import { RATE_DIGITS } from '../../base/figures.ts'

/** Days before the last one that a chart goes back. */
export const CHART_DAYS = 30

/** What one of a currency was worth in US dollars at the end of each day; undefined for the dollar, which is worth one on each. */
async function worthByDay(
  { market, yieldTurn }: Services,
  currency: Currency,
  now: Instant,
): Promise<ReadonlyMap<LocalDate, Decimal> | undefined> {
  if (currency === 'USD') return undefined
  const query = { period: 'day', adjustment: 'none', limit: CHART_DAYS + 1 } as const
  const { candles } = await market.candles(instrumentId(`FX:USD${currency}`), query, now, yieldTurn)
  return new Map(
    candles.map(({ time, close }) => [
      localDate(time),
      toDecimal(quotient(exact('1'), exact(close), RATE_DIGITS, 'down')),
    ]),
  )
}

/** The mid rate of a pair at the end of each of the last days, oldest first: through the dollar, as amounts convert. */
export async function chartOf(
  services: Services,
  { from, to }: CurrencyPair,
  now: Instant,
): Promise<readonly { readonly date: LocalDate; readonly rate: Decimal }[]> {
  const [source, target] = [await worthByDay(services, from, now), await worthByDay(services, to, now)]
  const dates = [...(source ?? target ?? new Map<LocalDate, Decimal>()).keys()]
  const last = dates.at(-1)
  const one = decimal('1')
  return dates.flatMap((date) => {
    const worth = { from: source?.get(date) ?? one, to: target?.get(date) ?? one }
    const isKnown = (source === undefined || source.has(date)) && (target === undefined || target.has(date))
    const isNear = last !== undefined && date >= plusDays(last, -CHART_DAYS)
    return isKnown && isNear ? [{ date, rate: exchangeRate(worth) }] : []
  })
}

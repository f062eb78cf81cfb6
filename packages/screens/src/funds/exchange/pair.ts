import { type Currency, type HomeMarket, homeCurrencyOf } from '@onelot/domain'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'

export interface CurrencyPair {
  readonly from: Currency
  readonly to: Currency
}

/** Ours, the one that is worth most first: a rate is said of one of these. */
export const byWorth: readonly Currency[] = ['USD', 'MYR', 'CNY', 'HKD', 'TWD', 'THB', 'JPY', 'KRW', 'VND']

/** What an address says of a pair. */
interface Addressed {
  readonly from?: string | undefined
  readonly into?: string | undefined
}

/** What is exchanged where nothing is said: the reader's own currency into dollars, or won where their own is the dollar; the first two of a site's own. */
function usualPair(homeMarket: HomeMarket, [first, second]: readonly Currency[]): CurrencyPair {
  const own = homeMarket === 'US' ? 'KRW' : homeCurrencyOf[homeMarket]
  const from = first ?? own
  return { from, to: second ?? (from === 'USD' ? 'KRW' : 'USD') }
}

/**
 * The pair of an address, and never one currency twice. What it does not name is of the usual pair.
 * @param ofSite the currencies of a site that names its own
 */
export function pairOf(
  { from: source, into }: Addressed,
  homeMarket: HomeMarket,
  ofSite: readonly Currency[] = [],
): CurrencyPair {
  const usual = usualPair(homeMarket, ofSite)
  const to = keptCurrency(into)
  const from = keptCurrency(source) ?? (to === usual.from ? usual.to : usual.from)
  if (to !== undefined && to !== from) return { from, to }
  return { from, to: from === usual.to ? usual.from : usual.to }
}

/** The pair as its rate is said: `1 USD = ₩1,389.37`, whichever way is exchanged; by their codes where one is none of ours. */
export function shownPair({ from, to }: CurrencyPair): CurrencyPair {
  const [one, other] = [byWorth.indexOf(from), byWorth.indexOf(to)]
  const isTurned = one < 0 || other < 0 ? from > to : one > other
  return isTurned ? { from: to, to: from } : { from, to }
}

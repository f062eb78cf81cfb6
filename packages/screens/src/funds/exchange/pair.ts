import { type Currency, type HomeMarket, homeCurrencyOf } from '@onelot/domain'

export interface CurrencyPair {
  readonly from: Currency
  readonly to: Currency
}

/** All of them, the one that is worth most first: a rate is said of one of these. */
export const byWorth: readonly Currency[] = ['USD', 'MYR', 'CNY', 'HKD', 'TWD', 'THB', 'JPY', 'KRW', 'VND']

const isCurrency = (text: string | undefined): text is Currency => byWorth.some((one) => one === text)

/** What an address says of a pair. */
interface Addressed {
  readonly from?: string | undefined
  readonly into?: string | undefined
}

/**
 * The pair of an address, and never one currency twice. Where it names none, the reader's own currency into dollars, or won where their own is the
 * dollar.
 */
export function pairOf({ from: source, into }: Addressed, homeMarket: HomeMarket): CurrencyPair {
  const own = homeMarket === 'US' ? 'KRW' : homeCurrencyOf[homeMarket]
  const to = isCurrency(into) ? into : undefined
  const from = isCurrency(source) ? source : to === own ? 'USD' : own
  if (to !== undefined && to !== from) return { from, to }
  return { from, to: from === 'USD' ? own : 'USD' }
}

/** The pair as its rate is said: `1 USD = ₩1,389.37`, whichever way is exchanged. */
export const shownPair = ({ from, to }: CurrencyPair): CurrencyPair =>
  byWorth.indexOf(from) <= byWorth.indexOf(to) ? { from, to } : { from: to, to: from }

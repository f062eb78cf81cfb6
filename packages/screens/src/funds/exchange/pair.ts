import type { Currency } from '@onelot/domain'

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

/** The pair of an address; won into dollars where it names none, and never one currency twice. */
export function pairOf({ from: source, into }: Addressed): CurrencyPair {
  const to = isCurrency(into) ? into : undefined
  const from = isCurrency(source) ? source : to === 'KRW' ? 'USD' : 'KRW'
  if (to !== undefined && to !== from) return { from, to }
  return { from, to: from === 'USD' ? 'KRW' : 'USD' }
}

/** The pair as its rate is said: `1 USD = ₩1,389.37`, whichever way is exchanged. */
export const shownPair = ({ from, to }: CurrencyPair): CurrencyPair =>
  byWorth.indexOf(from) <= byWorth.indexOf(to) ? { from, to } : { from: to, to: from }

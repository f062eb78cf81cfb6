import { type Currency, type HomeMarket, currencies, homeCurrencyOf } from '@onelot/domain'
import { beginningWith } from '../../base/lists/beginningWith.ts'
import { totalsCurrencies } from '../../base/shell/totalsCurrencies.ts'

/** The currencies that totals may be in, that of the reader's exchange first; in the order of the site where it names its own. */
export const shownOrder = (homeMarket: HomeMarket, ofSite?: readonly Currency[]): readonly Currency[] =>
  ofSite === undefined
    ? beginningWith<Currency>(homeCurrencyOf[homeMarket], totalsCurrencies(ofSite))
    : totalsCurrencies(ofSite)

/** Every currency as lists show them: those that totals may be in, then the rest. */
export function currencyOrder(homeMarket: HomeMarket, ofSite?: readonly Currency[]): readonly Currency[] {
  const shown = shownOrder(homeMarket, ofSite)
  return [...shown, ...(ofSite ?? currencies).filter((one) => !shown.includes(one))]
}

/** What an answer has, in the order of lists; what they do not name comes last. */
export const inOrder = (order: readonly Currency[], answered: readonly Currency[]): readonly Currency[] =>
  withOthers(order, answered).filter((one) => answered.includes(one))

/** The order, and behind it what an answer has besides, each once. */
export const withOthers = (
  order: readonly Currency[],
  answered: readonly Currency[],
): readonly Currency[] => [...new Set([...order, ...answered])]

import { type Currency, type HomeMarket, currencies, homeCurrencyOf } from '@onelot/domain'
import { beginningWith } from '../../base/lists/beginningWith.ts'
import { type ShownCurrency, shownCurrencies } from '../../base/ports/preferences.ts'

const isShown = (currency: Currency): boolean => shownCurrencies.some((one) => one === currency)

/** The currencies that totals may be in, that of the reader's exchange first. */
export const shownOrder = (homeMarket: HomeMarket): readonly ShownCurrency[] =>
  beginningWith<ShownCurrency>(homeCurrencyOf[homeMarket], shownCurrencies)

/** Every currency as lists show them: those that totals may be in, then the rest. */
export const currencyOrder = (homeMarket: HomeMarket): readonly Currency[] => [
  ...shownOrder(homeMarket),
  ...currencies.filter((one) => !isShown(one)),
]

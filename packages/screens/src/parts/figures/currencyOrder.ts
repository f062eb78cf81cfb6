import { type Currency, type HomeMarket, currencies, homeCurrencyOf } from '@onelot/domain'
import { beginningWith } from '../../base/lists/beginningWith.ts'
import { shownCurrencies } from '../../base/ports/preferences.ts'

const isShown = (currency: Currency): boolean => shownCurrencies.some((one) => one === currency)

/** Every currency as lists show them: that of the reader's exchange, the others that totals may be in, then the rest. */
export const currencyOrder = (homeMarket: HomeMarket): readonly Currency[] =>
  beginningWith<Currency>(homeCurrencyOf[homeMarket], [
    ...shownCurrencies,
    ...currencies.filter((one) => !isShown(one)),
  ])

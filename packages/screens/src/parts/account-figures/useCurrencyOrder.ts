import type { Currency } from '@onelot/domain'
import { usePreferences } from '../../base/ports/ports.ts'
import { useSiteCurrencies } from '../../base/shell/site.ts'
import { currencyOrder, shownOrder } from './currencyOrder.ts'

/** The order of currencies, for the reader and the site. */
export function useCurrencyOrder(): {
  readonly all: readonly Currency[]
  readonly totals: readonly Currency[]
} {
  const { homeMarket } = usePreferences()
  const ofSite = useSiteCurrencies()
  return { all: currencyOrder(homeMarket, ofSite), totals: shownOrder(homeMarket, ofSite) }
}

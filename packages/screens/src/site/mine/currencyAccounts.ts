import type { CashDayOnWire, HoldOnWire, TradeSummary } from '@onelot/api-client'
import { type Currency, type HomeMarket, type Money, homeCurrencyOf, zero } from '@onelot/domain'
import { currencyOrder } from '../../parts/account-figures/currencyOrder.ts'

/** The cash of one currency. */
export interface CurrencyAccount {
  readonly currency: Currency
  readonly available: Money
  readonly frozen: Money
  /** What of the available has settled. */
  readonly withdrawable: Money
  /** When it may be withdrawn; none where there never was any. */
  readonly days: readonly CashDayOnWire[]
  /** What holds the frozen, in this currency alone. */
  readonly holds: readonly HoldOnWire[]
}

/** Shown also where there is nothing in them yet, as that of the reader's exchange is. */
const always: readonly Currency[] = ['USD', 'THB']

/** A row a currency, in the order in which currencies are shown. */
export const currencyAccounts = (
  { accounts }: Pick<TradeSummary, 'accounts'>,
  homeMarket: HomeMarket,
): readonly CurrencyAccount[] =>
  currencyOrder(homeMarket).flatMap((currency) => {
    const own = accounts.find((account) => account.available.currency === currency)
    if (own !== undefined) {
      const { available, frozen, withdrawable, days } = own
      const holds = own.holds.map((hold) => ({ ...hold, converted: hold.money }))
      return [{ currency, available, frozen, withdrawable, days, holds }]
    }
    const nothing = zero(currency)
    return currency === homeCurrencyOf[homeMarket] || always.includes(currency)
      ? [{ currency, available: nothing, frozen: nothing, withdrawable: nothing, days: [], holds: [] }]
      : []
  })

import type { CashDayOnWire, HoldOnWire, TradeSummary } from '@onelot/api-client'
import { type Currency, type Money, zero } from '@onelot/domain'
import { withOthers } from '../../parts/account-figures/currencyOrder.ts'

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

/** Shown also where there is nothing in them yet, as the first is. */
const always: readonly Currency[] = ['USD', 'THB']

/** A row a currency, in the order in which currencies are shown. */
export const currencyAccounts = (
  { accounts }: Pick<TradeSummary, 'accounts'>,
  order: readonly Currency[],
): readonly CurrencyAccount[] =>
  withOthers(
    order,
    accounts.map(({ available }) => available.currency),
  ).flatMap((currency) => {
    const own = accounts.find((account) => account.available.currency === currency)
    if (own !== undefined) {
      const { available, frozen, withdrawable, days } = own
      const holds = own.holds.map((hold) => ({ ...hold, converted: hold.money }))
      return [{ currency, available, frozen, withdrawable, days, holds }]
    }
    const nothing = zero(currency)
    return currency === order[0] || always.includes(currency)
      ? [{ currency, available: nothing, frozen: nothing, withdrawable: nothing, days: [], holds: [] }]
      : []
  })

import {
  type Balances,
  type Currency,
  type Refusal,
  balanceOf,
  currencies,
  currencyOf,
  isPositive,
} from '@onelot/domain'

/** Of the site. Its own shares are paid in it. */
const HOME: Currency = 'KRW'

/** Whether money is what an order lacks. */
export const isShort = (refusal: Pick<Refusal, 'code'> | undefined): boolean =>
  refusal?.code === 'BALANCE_INSUFFICIENT' || refusal?.code === 'AVAILABLE_INSUFFICIENT'

/** Which currency to exchange for the one that a foreign share is short of: won, or the first of which there is something. Undefined where nothing helps. */
export function exchangedFor(
  refusal: Pick<Refusal, 'code'> | undefined,
  short: Currency,
  balances: Balances,
): Currency | undefined {
  if (!isShort(refusal)) return undefined
  if (short === HOME) return undefined
  return [HOME, ...currencies, ...Object.keys(balances).map(currencyOf)].find(
    (one) => one !== short && isPositive(balanceOf(balances, one, 'available')),
  )
}

import type { Market } from '../../../base/instruments/market.ts'
import { type Posting, posting } from '../../../base/ledger/ledger.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact } from '../../../base/money/exact.ts'
import {
  type Money,
  add,
  isNegative,
  larger,
  money,
  negate,
  smaller,
  subtract,
  zero,
} from '../../../base/money/money.ts'
import { commissionOf, notionalOf, quantityOf, saleTaxOf } from '../charges.ts'
import type { OrderTerms } from '../orders/order.ts'
import { type Fill, type PositionBase, cashAccountOf } from './position.ts'

/** What the figures of an open leg are calculated from, besides the leg itself. */
export type Priced = Pick<PositionBase, 'currency' | 'lotSize' | 'cash'> & {
  readonly terms: Pick<OrderTerms, 'side'>
}

/** Profit of a leg at `price` before charges, unrounded; negative for a loss, however large. */
export function exactProfit(position: Priced, fill: Pick<Fill, 'price' | 'lots'>, price: Decimal): Exact {
  const move = exact(price).minus(fill.price)
  const gained = move.times(quantityOf(fill.lots, position.lotSize))
  return position.terms.side === 'long' ? gained : gained.neg()
}

/** What an exit at `price` gains before charges, half up; a loss never exceeds the margin. */
export function grossProfitOf(
  position: Priced,
  fill: Pick<Fill, 'price' | 'lots' | 'margin'>,
  price: Decimal,
): Money {
  return larger(money(position.currency, exactProfit(position, fill, price)), negate(fill.margin))
}

/** What an exit at `price` is charged: commission on the exit; tax on the sale, which for a short was its entry. */
export function closingCharges(
  { currency, lotSize, terms }: Priced,
  fill: Pick<Fill, 'price' | 'lots'>,
  price: Decimal,
  { charges }: Pick<Market, 'charges'>,
): { readonly fee: Money; readonly tax: Money } {
  const exit = notionalOf(price, fill.lots, lotSize)
  const sale = terms.side === 'long' ? exit : notionalOf(fill.price, fill.lots, lotSize)
  return { fee: commissionOf(charges, currency, exit), tax: saleTaxOf(charges, currency, sale) }
}

export interface Settled {
  /** As taken. */
  readonly fee: Money
  readonly tax: Money
  readonly grossProfit: Money
  readonly netProfit: Money
  readonly postings: readonly Posting[]
}

/** The exit of a position that pays into `copy`: each posting touches `copy`, so that none is a movement of the member's own funds. */
function intoCopy(
  margin: Money,
  { fee, tax, grossProfit }: Omit<Settled, 'postings'>,
  ref: string,
): readonly Posting[] {
  const none = zero(margin.currency)
  return [
    ...posting('margin', 'copy', margin, 'marginReturned', ref),
    ...posting('copy', 'house', isNegative(grossProfit) ? negate(grossProfit) : none, 'loss', ref),
    ...posting('house', 'copy', larger(grossProfit, none), 'profit', ref),
    ...posting('copy', 'fees', fee, 'commission', ref),
    ...posting('copy', 'tax', tax, 'tax', ref),
  ]
}

/**
 * Settles an exit (docs/rules/positions.md): the loss is taken first, then fee and tax as far as margin, and after it the profit,
 * reach; the broker bears the rest. `ref` is the position's id.
 */
export function settle(
  position: Priced,
  fill: Pick<Fill, 'price' | 'lots' | 'margin' | 'fee'>,
  price: Decimal,
  market: Pick<Market, 'charges'>,
  ref: string,
): Settled {
  const none = zero(position.currency)
  const due = closingCharges(position, fill, price, market)
  const grossProfit = grossProfitOf(position, fill, price)
  const profit = larger(grossProfit, none)
  const loss = isNegative(grossProfit) ? negate(grossProfit) : none
  const afterLoss = subtract(fill.margin, loss)
  const fee = smaller(due.fee, afterLoss)
  const tax = smaller(due.tax, subtract(afterLoss, fee))
  const rest = subtract(afterLoss, add(fee, tax))
  const feeOfProfit = smaller(subtract(due.fee, fee), profit)
  const taxOfProfit = smaller(subtract(due.tax, tax), subtract(profit, feeOfProfit))
  const charged = { fee: add(fee, feeOfProfit), tax: add(tax, taxOfProfit) }
  const settled = {
    ...charged,
    grossProfit,
    netProfit: subtract(grossProfit, add(charged.fee, charged.tax, fill.fee)),
  }
  if (cashAccountOf(position) === 'copy') return { ...settled, postings: intoCopy(fill.margin, settled, ref) }
  return {
    ...settled,
    postings: [
      ...posting('margin', 'house', loss, 'loss', ref),
      ...posting('margin', 'fees', fee, 'commission', ref),
      ...posting('margin', 'tax', tax, 'tax', ref),
      ...posting('margin', 'available', rest, 'marginReturned', ref),
      ...posting('house', 'available', profit, 'profit', ref),
      ...posting('available', 'fees', feeOfProfit, 'commission', ref),
      ...posting('available', 'tax', taxOfProfit, 'tax', ref),
    ],
  }
}

/** Undoes an opening: all that was paid for it comes back, its commission too, which counts as none from then on. */
export function settleUndone(
  { currency, id: ref, cash }: Pick<PositionBase, 'currency' | 'id' | 'cash'>,
  { margin, fee }: Pick<Fill, 'margin' | 'fee'>,
): Settled {
  const none = zero(currency)
  const to = cashAccountOf({ cash })
  return {
    fee: negate(fee),
    tax: none,
    grossProfit: none,
    netProfit: none,
    postings: [
      ...posting('margin', to, margin, 'marginReturned', ref),
      ...posting('fees', to, fee, 'commission', ref),
    ],
  }
}

/** Splits off `lots` with their part of margin and fee, rounded down; the remainder takes the rounding. */
export function splitFill(fill: Fill, lots: number): { readonly closed: Fill; readonly remainder: Fill } {
  const part = (whole: Money): Money =>
    money(whole.currency, exact(whole.amount).times(String(lots)).div(String(fill.lots)), 'down')
  const margin = part(fill.margin)
  const fee = part(fill.fee)
  return {
    closed: { ...fill, lots, margin, fee },
    remainder: {
      ...fill,
      lots: fill.lots - lots,
      margin: subtract(fill.margin, margin),
      fee: subtract(fill.fee, fee),
    },
  }
}

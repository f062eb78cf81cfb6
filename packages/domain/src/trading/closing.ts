import type { AccountEvent } from '../account/event.ts'
import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { Market } from '../instruments/market.ts'
import { type Posting, posting } from '../ledger/ledger.ts'
import { type Decimal, type Exact, exact } from '../money/decimal.ts'
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
} from '../money/money.ts'
import { commissionOf, notionalOf, quantityOf, saleTaxOf } from './charges.ts'
import type { CloseCause, Closing, Fill, OpenPosition, OrderBase } from './order.ts'

type Priced = Pick<OrderBase, 'currency' | 'lotSize' | 'terms'>

/** Profit of a fill at `price` before charges, unrounded; negative for a loss, however large. */
export function exactProfit(order: Priced, fill: Pick<Fill, 'price' | 'lots'>, price: Decimal): Exact {
  const move = exact(price).minus(fill.price)
  const gained = move.times(quantityOf(fill.lots, order.lotSize))
  return order.terms.side === 'long' ? gained : gained.neg()
}

/** What a close at `price` gains before charges, half up; a loss never exceeds the margin (RULES 3). */
export function grossProfitOf(order: Priced, fill: Fill, price: Decimal): Money {
  return larger(money(order.currency, exactProfit(order, fill, price)), negate(fill.margin))
}

/** What a close at `price` is charged: commission on the exit; tax on the sale, which for a short was its entry. */
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

type Settled = Pick<Closing, 'fee' | 'tax' | 'grossProfit' | 'netProfit'> & {
  readonly postings: readonly Posting[]
}

/**
 * Settles a close by the table of RULES 3: the loss is taken first, then fee and tax as far as margin, and after it the profit,
 * reach; the house bears the rest.
 */
export function settle(order: Priced, fill: Fill, price: Decimal, market: Market, ref: OrderId): Settled {
  const none = zero(order.currency)
  const due = closingCharges(order, fill, price, market)
  const grossProfit = grossProfitOf(order, fill, price)
  const profit = larger(grossProfit, none)
  const loss = isNegative(grossProfit) ? negate(grossProfit) : none
  const afterLoss = subtract(fill.margin, loss)
  const fee = smaller(due.fee, afterLoss)
  const tax = smaller(due.tax, subtract(afterLoss, fee))
  const rest = subtract(afterLoss, add(fee, tax))
  const feeOfProfit = smaller(subtract(due.fee, fee), profit)
  const taxOfProfit = smaller(subtract(due.tax, tax), subtract(profit, feeOfProfit))
  const charged = { fee: add(fee, feeOfProfit), tax: add(tax, taxOfProfit) }
  return {
    ...charged,
    grossProfit,
    netProfit: subtract(grossProfit, add(charged.fee, charged.tax, fill.fee)),
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

/** Splits off `lots` with their share of margin and fee, rounded down; the remainder takes the rounding (RULES 3). */
export function splitFill(fill: Fill, lots: number): { readonly closed: Fill; readonly remainder: Fill } {
  const share = (whole: Money): Money =>
    money(whole.currency, exact(whole.amount).times(String(lots)).div(String(fill.lots)), 'down')
  const margin = share(fill.margin)
  const fee = share(fill.fee)
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

/** How a close comes about. */
export interface CloseMoment {
  readonly price: Decimal
  readonly at: Instant
  readonly cause: CloseCause
  readonly market: Market
  readonly settlesAt: Instant
  /** Asked for only where a part splits off. */
  readonly childId: () => OrderId
}

/** Closes `lots` of an open position: all of it, or a part that splits off as a closed child. */
export function closeLots(position: OpenPosition, lots: number, moment: CloseMoment): AccountEvent {
  const { price, at, cause, market, settlesAt } = moment
  const closing = ({ fee, tax, grossProfit, netProfit }: Settled): Closing => ({
    price,
    at,
    cause,
    fee,
    tax,
    grossProfit,
    netProfit,
    settlesAt,
  })
  if (lots === position.fill.lots) {
    const settled = settle(position, position.fill, price, market, position.id)
    return {
      kind: 'positionClosed',
      version: 1,
      at,
      postings: settled.postings,
      position: position.id,
      closing: closing(settled),
    }
  }
  const child = moment.childId()
  const { closed, remainder } = splitFill(position.fill, lots)
  const settled = settle(position, closed, price, market, child)
  return {
    kind: 'positionPartClosed',
    version: 1,
    at,
    postings: settled.postings,
    position: position.id,
    child,
    childFill: closed,
    remainder,
    closing: closing(settled),
  }
}

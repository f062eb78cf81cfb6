import {
  type Decimal,
  type Language,
  type Leverage,
  type Money,
  type OpenPositionView,
  type OrderId,
  type Side,
  ZERO,
  add,
  compareDecimals,
  openingCost,
} from '@onelot/domain'
import { parseNumber } from '../../numbers/parseNumber.ts'
import { closeEstimate } from '../CloseSheet/closeModel.ts'
import type { ListedContext } from '../OrderTicket/ticketModel.ts'
import { priceRules } from '../TickPriceField/tickStepping.ts'

/** What every limit order that waits has. */
export interface WorkingLimit {
  readonly order: OrderId
  readonly limitPrice: Decimal
  readonly lots: number
}

/** A limit order that waits: one that opens, with what is on hold for it, or one that closes a position. */
export type AmendableOrder =
  | (WorkingLimit & {
      readonly purpose: 'open'
      readonly side: Side
      readonly leverage: Leverage
      readonly frozenMargin: Money
      readonly frozenFee: Money
    })
  | (WorkingLimit & { readonly purpose: 'close'; readonly position: OpenPositionView })

/** What is to change of an order: only what differs from it. */
export interface Amendment {
  readonly order: OrderId
  readonly limitPrice?: Decimal | undefined
  readonly lots?: number | undefined
}

export interface AmendDraft {
  readonly priceText: string
  readonly lots: number | undefined
}

export interface AmendModel {
  /** What is typed; undefined while it is no number above 0. */
  readonly price: Decimal | undefined
  /** Undefined while something is missing or no number, and where nothing differs. */
  readonly amendment: Amendment | undefined
  /** Margin and fee of an opening; what a closing would realise. */
  readonly before: Money | undefined
  readonly after: Money | undefined
}

/** What an order at a price takes, or brings; undefined for lots that it cannot have. */
function worthOf(
  order: AmendableOrder,
  price: Decimal,
  lots: number,
  context: ListedContext,
): Money | undefined {
  if (order.purpose === 'close')
    return closeEstimate({ position: order.position, context }, price, lots)?.netProfit
  if (!Number.isSafeInteger(lots) || lots < 1) return undefined
  return openingCost(context.listing, price, lots, order.leverage).total
}

export function amendModel(
  draft: AmendDraft,
  order: AmendableOrder,
  { context, language }: { readonly context: ListedContext; readonly language: Language },
): AmendModel {
  const { instrument, market } = context.listing
  const parsed = parseNumber(draft.priceText, language, priceRules(market, instrument.currency))
  const { lots } = draft
  const before =
    order.purpose === 'open'
      ? add(order.frozenMargin, order.frozenFee)
      : worthOf(order, order.limitPrice, order.lots, context)
  const price = parsed.ok && compareDecimals(parsed.value, ZERO) > 0 ? parsed.value : undefined
  if (price === undefined || lots === undefined)
    return { price, amendment: undefined, before, after: undefined }
  const limitPrice = compareDecimals(price, order.limitPrice) === 0 ? undefined : price
  const changed = lots === order.lots ? undefined : lots
  return {
    price,
    amendment:
      limitPrice === undefined && changed === undefined
        ? undefined
        : { order: order.order, limitPrice, lots: changed },
    before,
    after: worthOf(order, price, lots, context),
  }
}

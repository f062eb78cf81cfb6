import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import { type OrderTerms, orderId } from '@onelot/domain'
import type { AmendableOrder } from '@onelot/ui'
import type { PendingOrderOnWire } from './orderValue.ts'

/** An opening order that waits, as it is amended; undefined without a limit, which every order that waits has. */
export function amendableOpening(position: PendingOrderOnWire): AmendableOrder | undefined {
  const { id, terms, frozenMargin, frozenFee } = position
  const { limitPrice, lots, side, leverage } = terms
  if (limitPrice === undefined) return undefined
  return { purpose: 'open', order: orderId(id), limitPrice, lots, side, leverage, frozenMargin, frozenFee }
}

/** An order that waits, as it is amended, with the terms by which its change is judged. */
export interface Amendable {
  readonly order: AmendableOrder
  /** That of the position that it opens or closes. */
  readonly terms: OrderTerms
}

/** A working limit order as it is amended; `positions`: the open ones of its instrument. Undefined for a stop, and for what protects. */
export function amendableOrder(
  order: OrderOnWire,
  positions: readonly OpenPositionOnWire[],
): Amendable | undefined {
  const { id, type, limitPrice, lots, side, leverage, frozenMargin, frozenFee } = order
  if (order.status !== 'working' || type !== 'limit' || limitPrice === undefined) return undefined
  const limit = { order: id, limitPrice, lots }
  if (order.purpose === 'close') {
    const position = positions.find((open) => open.id === order.position)
    return position && { order: { ...limit, purpose: 'close', position }, terms: position.terms }
  }
  if (frozenMargin === undefined || frozenFee === undefined) return undefined
  const { instrument, timeInForce, dayTrade, protection } = order
  return {
    order: { ...limit, purpose: 'open', side, leverage, frozenMargin, frozenFee },
    terms: { instrument, side, type, limitPrice, lots, leverage, timeInForce, dayTrade, protection },
  }
}

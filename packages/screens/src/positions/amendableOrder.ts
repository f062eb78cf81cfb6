import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import type { OrderTerms } from '@onelot/domain'
import type { AmendableOrder } from '@onelot/ui'

/** An order that waits, as it is amended, with the terms by which its change is judged. */
export interface Amendable {
  readonly order: AmendableOrder
  /** Of the position that it opens or closes. */
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
  const { instrument, timeInForce, protection } = order
  return {
    order: { ...limit, purpose: 'open', side, leverage, frozenMargin, frozenFee },
    terms: { instrument, side, type, limitPrice, lots, leverage, timeInForce, protection },
  }
}

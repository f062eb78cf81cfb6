import type { OrderOnWire } from '@onelot/api-client'
import { orderId } from '@onelot/domain'
import type { AmendableOrder } from '@onelot/ui'
import type { PendingOrderOnWire } from './orderValue.ts'

/** An opening order that waits, as it is amended; undefined without a limit, which every order that waits has. */
export function amendableOpening(position: PendingOrderOnWire): AmendableOrder | undefined {
  const { id, terms, frozenMargin, frozenFee } = position
  const { limitPrice, lots, side, leverage } = terms
  if (limitPrice === undefined) return undefined
  return { purpose: 'open', order: orderId(id), limitPrice, lots, side, leverage, frozenMargin, frozenFee }
}

/** Undefined for an order without a limit, such as a stop-loss. */
export const workingLimit = ({
  id,
  limitPrice,
  lots,
}: OrderOnWire): Pick<AmendableOrder, 'order' | 'limitPrice' | 'lots'> | undefined =>
  limitPrice === undefined ? undefined : { order: id, limitPrice, lots }

/** An order of the list of all orders that opens and waits; undefined for any other. */
export function openingOf(order: OrderOnWire): AmendableOrder | undefined {
  const { purpose, side, leverage, frozenMargin, frozenFee } = order
  const limit = workingLimit(order)
  if (purpose !== 'open' || limit === undefined) return undefined
  if (frozenMargin === undefined || frozenFee === undefined) return undefined
  return { ...limit, purpose, side, leverage, frozenMargin, frozenFee }
}

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

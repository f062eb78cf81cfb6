import type { PositionOnWire } from '@onelot/api-client'
import { type Money, money, notionalOf } from '@onelot/domain'

export type PendingOrderOnWire = Extract<PositionOnWire, { status: 'pendingOrder' }>

/** What a resting order buys or sells at its limit, borrowed part included. */
export function orderValue({ terms, currency, lotSize, frozenMargin }: PendingOrderOnWire): Money {
  const { limitPrice, lots } = terms
  return limitPrice === undefined ? frozenMargin : money(currency, notionalOf(limitPrice, lots, lotSize))
}

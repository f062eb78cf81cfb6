import type { PositionOnWire } from '@onelot/api-client'
import { type Decimal, type Market, type Money, isOpen, positionFigures, zero } from '@onelot/domain'

/** What counts of it in the account's worth. What has no price yet, as shares before their listing, counts with what it cost. */
export function worthOf(
  position: PositionOnWire,
  price: Decimal | undefined,
  market: Pick<Market, 'charges'> | undefined,
): Money {
  if (!isOpen(position) || market === undefined) return zero(position.currency)
  return positionFigures(position, price ?? position.fill.price, market).marketValue
}

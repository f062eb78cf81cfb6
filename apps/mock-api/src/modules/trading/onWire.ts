import type { OpenPositionOnWire, PositionOnWire } from '@onelot/api-client'
import type { Fill, OpenPositionView, PositionView } from '@onelot/domain'

const baseOnWire = ({ id, terms, market, currency, lotSize, placedAt }: PositionView) => ({
  id,
  terms,
  market,
  currency,
  lotSize,
  placedAt,
})
const fillOnWire = ({ price, at, tradingDay, margin, fee, lots, lockedUntil }: Fill) => ({
  price,
  at,
  tradingDay,
  margin,
  fee,
  lots,
  lockedUntil,
})

export function openPositionOnWire(view: OpenPositionView): OpenPositionOnWire {
  const { inForce, exited } = view
  const open = { ...baseOnWire(view), fill: fillOnWire(view.fill), inForce, exited }
  return view.status === 'holding'
    ? { ...open, status: 'holding' }
    : { ...open, status: 'preparingToClose', closes: view.closes }
}

/** An order or position as members read it. */
export function positionOnWire(view: PositionView): PositionOnWire {
  switch (view.status) {
    case 'pendingOrder': {
      const { status, frozenMargin, frozenFee, expiresAt } = view
      return { ...baseOnWire(view), status, frozenMargin, frozenFee, expiresAt }
    }
    case 'holding':
    case 'preparingToClose':
      return openPositionOnWire(view)
    case 'closed': {
      const { status, closing } = view
      return { ...baseOnWire(view), status, fill: fillOnWire(view.fill), closing }
    }
    case 'cancelled':
      return { ...baseOnWire(view), status: view.status, cause: view.cause, endedAt: view.endedAt }
    case 'expired':
      return { ...baseOnWire(view), status: view.status, cause: view.cause, endedAt: view.endedAt }
    case 'rejected':
      return { ...baseOnWire(view), status: view.status, cause: view.cause, endedAt: view.endedAt }
    default: {
      const never: never = view
      return never
    }
  }
}

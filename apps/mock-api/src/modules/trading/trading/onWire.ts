import type { OpenPositionOnWire, PositionOnWire, ProtectionOnWire } from '@onelot/api-client'
import type { Fill, OpenPositionView, PositionView } from '@onelot/domain'
import { type Moment, triggerAt } from './orderOnWire.ts'

const baseOnWire = ({
  id,
  terms,
  market,
  currency,
  lotSize,
  placedAt,
  closesAt,
  origin,
  cash,
}: PositionView) => ({
  id,
  terms,
  market,
  currency,
  lotSize,
  placedAt,
  closesAt,
  origin,
  cash,
})
const fillOnWire = ({ price, at, tradingDay, margin, fee, lots, lockedUntil, lockCause }: Fill) => ({
  price,
  at,
  tradingDay,
  margin,
  fee,
  lots,
  lockedUntil,
  lockCause,
})

function protectionOnWire(
  moment: Moment,
  { protection, terms, market }: OpenPositionView,
): ProtectionOnWire | undefined {
  if (protection === undefined) return undefined
  const { takeProfit, stopLoss } = protection
  if (stopLoss === undefined) return { takeProfit }
  const { order, stop, lots, begins } = stopLoss
  const trigger =
    begins === undefined
      ? stopLoss.trigger
      : triggerAt(moment, { instrument: terms.instrument, market, ...begins })
  return { takeProfit, stopLoss: { order, stop, trigger, lots } }
}

export function openPositionOnWire(moment: Moment, view: OpenPositionView): OpenPositionOnWire {
  const { inForce, exited, carriedSince } = view
  const protection = protectionOnWire(moment, view)
  const open = { ...baseOnWire(view), fill: fillOnWire(view.fill), inForce, carriedSince, exited, protection }
  return view.status === 'holding'
    ? { ...open, status: 'holding' }
    : { ...open, status: 'preparingToClose', closes: view.closes }
}

/** An order or position as members read it. */
export function positionOnWire(moment: Moment, view: PositionView): PositionOnWire {
  switch (view.status) {
    case 'pendingOrder': {
      const { status, frozenMargin, frozenFee, expiresAt } = view
      return { ...baseOnWire(view), status, frozenMargin, frozenFee, expiresAt }
    }
    case 'holding':
    case 'preparingToClose':
      return openPositionOnWire(moment, view)
    case 'closed': {
      const { status, closing, part } = view
      return { ...baseOnWire(view), status, fill: fillOnWire(view.fill), closing, part }
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

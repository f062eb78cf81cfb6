import type { ExecutionOnWire, OpenPositionOnWire, PositionOnWire } from '@onelot/api-client'
import type { Execution, Fill, OpenPositionView, PositionView } from '@onelot/domain'

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

/** A fill as members read it. */
export function executionOnWire(execution: Execution): ExecutionOnWire {
  const { id, order, position, price, lots, at, tradingDay, fee, tax, margin } = execution
  const fill = { id, order, position, price, lots, at, tradingDay, fee, tax, margin }
  if (execution.purpose === 'open') return { ...fill, purpose: 'open', cause: execution.cause }
  const { cause, grossProfit, netProfit, settlesAt } = execution
  return { ...fill, purpose: 'close', cause, grossProfit, netProfit, settlesAt }
}

import type { OrderOnWire } from '@onelot/api-client'
import {
  type Cross,
  type Execution,
  type Instant,
  type InstrumentId,
  type MarketId,
  type Decimal,
  type OrderView,
  defaultMarkets,
  isDayTrade,
  isLocked,
  kindOf,
  stopOf,
  timeInForceOf,
  triggerOf,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { bestSince } from './bestSince.ts'

/** The moment of which something is shown: a trail follows the market. */
export interface Moment {
  readonly market: Services['market']
  readonly now: Instant
}

interface Watched {
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly cross: Cross
  /** From when the cross counts. */
  readonly since: Instant
}

/** The price that fires a stop. */
export function triggerAt(
  { market, now }: Moment,
  { instrument, market: of, cross, since }: Watched,
): Decimal {
  const rules = defaultMarkets[of]
  return cross.kind === 'level' || now <= since
    ? triggerOf(cross, rules)
    : triggerOf(cross, rules, bestSince(market, { instrument, cross, since }, now))
}

function stopOnWire(moment: Moment, order: OrderView): Pick<OrderOnWire, 'stop' | 'trigger'> {
  const { activation: cross, terms, market } = order
  if (cross === undefined) return {}
  const stop = stopOf(cross)
  if (order.status !== 'working' || order.purpose === 'open' || order.since === undefined) return { stop }
  const { instrument } = terms
  return { stop, trigger: triggerAt(moment, { instrument, market, cross, since: order.since }) }
}

const filledBy = (execution: Execution | undefined): Partial<OrderOnWire> =>
  execution === undefined ? {} : { averagePrice: execution.price, fee: execution.fee, tax: execution.tax }

/** What only some orders have. */
function endOf(order: OrderView): Partial<OrderOnWire> {
  switch (order.status) {
    case 'working':
      return order.purpose === 'open'
        ? {
            frozenMargin: order.frozenMargin,
            frozenFee: order.frozenFee,
            expiresAt: order.expiresAt,
            protection: order.terms.protection,
          }
        : { expiresAt: order.expiresAt, waitsUntil: isLocked(order) ? order.waitsUntil : undefined }
    case 'filled':
      return { endedAt: order.endedAt }
    default:
      return { endedAt: order.endedAt, cause: order.cause }
  }
}

/** An order as members read it; `execution` is its fill. */
export function orderOnWire(moment: Moment, order: OrderView, execution?: Execution): OrderOnWire {
  const { id, purpose, position, market, currency, lotSize, group, status, placedAt, terms } = order
  const { instrument, side, leverage, limitPrice, lots } = terms
  return {
    id,
    purpose,
    position,
    instrument,
    market,
    currency,
    lotSize,
    side,
    leverage,
    type: kindOf(order),
    timeInForce: timeInForceOf(terms),
    dayTrade: purpose === 'open' && isDayTrade(terms) ? true : undefined,
    limitPrice,
    ...stopOnWire(moment, order),
    lots,
    filledLots: status === 'filled' ? lots : 0,
    ...filledBy(execution),
    group,
    status,
    placedAt,
    ...endOf(order),
  }
}

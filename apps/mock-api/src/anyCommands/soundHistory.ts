import {
  type Execution,
  type StreamState,
  type TradingEvent,
  exact,
  reaches,
  openingDirection,
  closingDirection,
  splitLots,
} from '@onelot/domain'
import type { MarketPort } from '../market/port.ts'
import { positionsOf } from './inAccount.ts'

type Filled = Extract<TradingEvent, { kind: 'trading.orderFilled' }>

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at)

/** Every order fills once, and of the orders that protect a position one fills. */
function repeatedFaults(executions: readonly Execution[]): readonly string[] {
  const protective = executions.filter(({ cause }) => cause === 'takeProfit' || cause === 'stopLoss')
  return [
    ...twice(executions.map(({ order }) => order)).map((order) => `${order} filled twice`),
    ...twice(protective.map(({ position }) => position)).map(
      (position) => `both orders of ${position} filled`,
    ),
  ]
}

/** What was opened is closed or open, in the units of the splits between. */
function lotsFaults(events: readonly TradingEvent[], state: StreamState): readonly string[] {
  const left = new Map<string, number>()
  const faults: string[] = []
  for (const event of events) {
    if (event.kind === 'trading.orderFilled') {
      const { position, purpose, lots } = event.execution
      left.set(position, (left.get(position) ?? 0) + (purpose === 'open' ? lots : -lots))
    } else if (event.kind === 'trading.positionRebased') {
      const { position, ratio } = event
      const { lots } = splitLots(left.get(position.id) ?? 0, ratio)
      if (position.status === 'open' ? position.fill.lots !== lots : lots !== 0)
        faults.push(`${position.id} should have ${String(lots)} lots after its split`)
      left.set(position.id, lots)
    }
    for (const [position, lots] of left) if (lots < 0) faults.push(`${position} is below zero`)
  }
  const open = new Map<string, number>(positionsOf(state).map(({ id, fill }) => [id, fill.lots]))
  for (const [position, lots] of left)
    if (lots !== (open.get(position) ?? 0)) faults.push(`${position} should have ${String(lots)} lots`)
  return faults
}

/** What a product has allotted is no trade: it is paid before there is a price. */
const isAllotted = ({ execution, position }: Filled): boolean =>
  execution.purpose === 'open' && position.origin !== undefined

/** A fill was at the bid or ask of its moment, no worse than its limit, in a session, and not in a halt. */
function fillFaults(fill: Filled, market: MarketPort): readonly string[] {
  const { order, execution, at } = fill
  const { instrument, purpose, side, price, cause } = execution
  if (cause === 'delisted' || cause === 'calledOff' || isAllotted(fill)) return []
  const direction = purpose === 'open' ? openingDirection(side) : closingDirection(side)
  const quote = market.quote(instrument, at)
  const best = direction === 'buy' ? quote?.ask : quote?.bid
  const name = `${order.id} (${cause}) at ${at}`
  const { limitPrice } = order.terms
  return [
    ...(best !== undefined && exact(best).eq(price)
      ? []
      : [`${name} filled at ${price}, not ${String(best)}`]),
    ...(market.status(instrument, at) === 'listed'
      ? []
      : [`${name} filled while ${String(market.status(instrument, at))}`]),
    ...(market.session(instrument, at)?.phase === 'closed' ? [`${name} filled while closed`] : []),
    ...(limitPrice === undefined || reaches(direction, limitPrice, price)
      ? []
      : [`${name} filled at ${price}, beyond its limit ${limitPrice}`]),
  ]
}

/** An account is counted for a dividend at most once and paid at most once, what it was counted for. */
function dividendFaults(events: readonly TradingEvent[]): readonly string[] {
  const counted = events.flatMap((event) => (event.kind === 'trading.dividendCounted' ? [event] : []))
  const paid = events.flatMap((event) => (event.kind === 'trading.dividendPaid' ? [event] : []))
  const split = events.flatMap((event) => (event.kind === 'trading.splitApplied' ? [event.split.id] : []))
  return [
    ...twice(counted.map(({ dividend }) => dividend.id)).map((id) => `${id} was counted twice`),
    ...twice(paid.map(({ dividend }) => dividend.id)).map((id) => `${id} was paid twice`),
    ...twice(split).map((id) => `${id} was applied twice`),
    ...paid.flatMap(({ dividend, longs }) => {
      const owed = counted.find((one) => one.dividend.id === dividend.id)?.longs
      return JSON.stringify(owed) === JSON.stringify(longs) ? [] : [`${dividend.id} was not paid as counted`]
    }),
  ]
}

/** What is wrong with the trades of an account. */
export function tradingFaults(
  events: readonly TradingEvent[],
  state: StreamState,
  market: MarketPort,
): readonly string[] {
  const fills = events.flatMap((event) => (event.kind === 'trading.orderFilled' ? [event] : []))
  return [
    ...repeatedFaults(fills.map(({ execution }) => execution)),
    ...lotsFaults(events, state),
    ...fills.flatMap((fill) => fillFaults(fill, market)),
    ...dividendFaults(events),
  ]
}

import {
  type Currency,
  type Execution,
  type Money,
  type Posting,
  type StreamState,
  type TradingEvent,
  add,
  currencies,
  emptyBalances,
  exact,
  isZero,
  memberBuckets,
  money,
  negate,
  post,
  reaches,
  openingDirection,
  closingDirection,
  sliceOf,
  splitLots,
  subtract,
  trading,
  zero,
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

/** A fill was at the bid or ask of its moment, no worse than its limit, in a session, and not in a halt. */
function fillFaults({ order, execution, at }: Filled, market: MarketPort): readonly string[] {
  const { instrument, purpose, side, price, cause } = execution
  if (cause === 'delisted') return []
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

/** What is realised, less the entry fees of what is open, is what postings brought, to the last unit. */
function resultFaults(
  events: readonly TradingEvent[],
  state: StreamState,
  currency: Currency,
): readonly string[] {
  const member: readonly string[] = memberBuckets
  const brought = events
    .flatMap(({ postings }) => postings)
    .filter((moved) => moved.money.currency === currency)
    .flatMap(({ from, to, money: moved }) => [
      ...(member.includes(from) ? [negate(moved)] : []),
      ...(member.includes(to) ? [moved] : []),
    ])
  const fees = positionsOf(state).flatMap((one) => (one.currency === currency ? [one.fill.fee] : []))
  const total = (amounts: readonly Money[]): Money => add(zero(currency), ...amounts)
  const realised = money(currency, sliceOf(state, trading).totals.realised[currency] ?? '0')
  const differs = subtract(subtract(realised, total(fees)), total(brought))
  return isZero(differs)
    ? []
    : [`what is realised differs by ${differs.amount} ${currency} from what was posted`]
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

/** What is wrong with what happened to an account. */
export function tradingFaults(
  events: readonly TradingEvent[],
  postings: readonly Posting[],
  state: StreamState,
  market: MarketPort,
): readonly string[] {
  const fills = events.flatMap((event) => (event.kind === 'trading.orderFilled' ? [event] : []))
  return [
    ...repeatedFaults(fills.map(({ execution }) => execution)),
    ...lotsFaults(events, state),
    ...fills.flatMap((fill) => fillFaults(fill, market)),
    ...currencies.flatMap((currency) => resultFaults(events, state, currency)),
    ...dividendFaults(events),
    ...(JSON.stringify(post(emptyBalances, postings)) === JSON.stringify(state.ledger)
      ? []
      : ['the balances are not those of the postings']),
  ]
}

import {
  type Side,
  type StreamState,
  freeLotsOf,
  marginEnabled,
  sliceOf,
  timesInForce,
  trading,
} from '@onelot/domain'
import type { DrawnBroker } from '../../../../anyCommands/drawnBroker.ts'
import { ordersOf, positionsOf } from '../../../../anyCommands/inAccount.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { type Quoted, anyInstrument, beside, quoted } from '../../../../anyCommands/quoted.ts'
import { asking } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

/** Most are of the day. */
const timeInForceFor = ({ pick }: Drawn) => timesInForce[pick % 5] ?? 'day'

/** Ticks by which a limit is away from the price; most orders wait, some are filled at once. */
const awayFrom = (side: Side, { pick, ticks }: Drawn): number => {
  const away = pick % 4 === 0 ? ticks : 1 + Math.abs(ticks)
  return side === 'long' ? -away : away
}

/** A take-profit, a stop-loss, both or none about a price; some of them on the wrong side of it. */
function protectionFor(at: Quoted, { side, pick, ticks }: Pick<Drawn, 'side' | 'pick' | 'ticks'>) {
  const away = 2 + (Math.abs(ticks) % 40)
  const outward = side === 'long' ? away : -away
  const takeProfit = beside(at, pick % 11 === 0 ? -outward : outward)
  const trails = [
    { kind: 'level', price: beside(at, -outward) },
    { kind: 'trail', distance: { kind: 'rate', rate: String(0.002 + (away % 9) / 500) } },
    { kind: 'trail', distance: { kind: 'amount', amount: String(away) } },
  ]
  const stopLoss = nth(trails, pick >> 2)
  return [
    { takeProfit },
    { stopLoss },
    { takeProfit, stopLoss },
    pick % 8 === 3 ? {} : { takeProfit, stopLoss },
  ][pick % 4]
}

const placing = (type: 'market' | 'limit'): Act =>
  asking(({ drawn, step }) => {
    const { side, leverage, lots, pick } = step
    const at = quoted(drawn, anyInstrument(drawn, step).id)
    if (at === undefined) return undefined
    const terms = { instrument: at.instrument.id, side, leverage, lots, type }
    const limitPrice = beside(at, awayFrom(side, step))
    const limited = type === 'limit' ? { limitPrice, timeInForce: timeInForceFor(step) } : {}
    const guarded = pick % 4 === 0 ? { protection: protectionFor(at, { ...step, pick: pick >> 2 }) } : {}
    return { path: 'trade/place', body: { ...terms, ...limited, ...guarded } }
  })

const placeAtMarket = placing('market')

/** Some before whoever acts has agreed to margin. */
const placeMarket: Act = async (drawn, who, step) => {
  if (step.pick % 2 === 0 && !marginEnabled(await drawn.stateOf(who)))
    await drawn.send(who, 'member/enableMargin', { riskStatementRead: true })
  await placeAtMarket(drawn, who, step)
}

export const placeLimit = placing('limit')

/** All or a part of what can be closed of a position; now and then of one of which nothing can. */
function closable(drawn: DrawnBroker, state: StreamState, { lots, pick }: Drawn) {
  const account = sliceOf(state, trading)
  const positions = positionsOf(state)
  const free = positions.filter(({ id }) => freeLotsOf(account, id) > 0)
  const position = nth(pick % 5 === 0 ? positions : free, pick >> 3)
  if (position === undefined) return undefined
  const at = quoted(drawn, position.terms.instrument)
  if (at === undefined) return undefined
  const most = freeLotsOf(account, position.id)
  return {
    at,
    side: position.terms.side,
    terms: { position: position.id, lots: pick % 2 === 0 ? most : Math.max(1, Math.min(lots, most)) },
  }
}

const closeMarket = asking(({ drawn, state, step }) => {
  const found = closable(drawn, state, step)
  return found && { path: 'trade/close', body: { ...found.terms, type: 'market' } }
})

const closeLimit = asking(({ drawn, state, step }) => {
  const found = closable(drawn, state, step)
  if (found === undefined) return undefined
  const limitPrice = beside(found.at, awayFrom(found.side === 'long' ? 'short' : 'long', step))
  const limited = { type: 'limit', limitPrice, timeInForce: timeInForceFor(step) }
  return { path: 'trade/close', body: { ...found.terms, ...limited } }
})

const cancelOrder = asking(({ state, step }) => {
  const order = nth(ordersOf(state), step.pick)
  return order && { path: 'trade/cancel', body: { order: order.id } }
})

const cancelAll = asking(({ drawn, step }) => ({
  path: 'trade/cancelAll',
  body: step.pick % 2 === 0 ? {} : { instrument: anyInstrument(drawn, step).id },
}))

const amendOrder = asking(({ drawn, state, step: { lots, pick, ticks } }) => {
  const order = nth(ordersOf(state), pick >> 3)
  if (order === undefined) return undefined
  const at = quoted(drawn, order.terms.instrument)
  if (at === undefined) return undefined
  const limitPrice = pick % 4 === 3 ? {} : { limitPrice: beside(at, ticks) }
  return {
    path: 'trade/amend',
    body: { order: order.id, ...limitPrice, ...(pick % 2 === 0 ? {} : { lots }) },
  }
})

const protect = asking(({ drawn, state, step }) => {
  const position = nth(positionsOf(state), step.pick >> 4)
  if (position === undefined) return undefined
  const at = quoted(drawn, position.terms.instrument)
  if (at === undefined) return undefined
  const protection = protectionFor(at, { ...step, side: position.terms.side })
  return { path: 'trade/protect', body: { position: position.id, ...protection } }
})

const enableMargin = asking(({ step: { pick } }) => ({
  path: 'member/enableMargin',
  body: { riskStatementRead: pick % 4 > 0 },
}))

export const acts = defineActs({
  acts: {
    placeMarket,
    placeLimit,
    closeMarket,
    closeLimit,
    cancelOrder,
    cancelAll,
    amendOrder,
    protect,
    enableMargin,
  },
  drawn: [
    [22, 'placeMarket'],
    [24, 'placeLimit'],
    [6, 'closeMarket'],
    [12, 'closeLimit'],
    [6, 'cancelOrder'],
    [17, 'cancelAll'],
    [18, 'amendOrder'],
    [16, 'protect'],
    [6, 'enableMargin'],
  ],
  kinds: [
    'trade/place',
    'trade/close',
    'trade/cancel',
    'trade/cancelAll',
    'trade/amend',
    'trade/protect',
    'member/enableMargin',
    'trading.fillOrder',
    'trading.expireOrder',
    'trading.unlockOrder',
    'trading.stopOut',
    'trading.takeEffect',
    'trading.cancelRestricted',
    'trading.settleDelisted',
    'trading.noteAction',
    'trading.payDividend',
  ],
})

import {
  type Decimal,
  type Instrument,
  type Side,
  type StreamState,
  defaultMarkets,
  freeLotsOf,
  sliceOf,
  stepTick,
  ticksOf,
  timesInForce,
  trading,
} from '@onelot/domain'
import type { DrawnBroker } from './drawnBroker.ts'
import { alertsOf, ordersOf, payeesOf, positionsOf, requestsOf } from './inAccount.ts'
import { nth } from './nth.ts'
import type { Drawn, OwnAction } from './step.ts'

export interface MemberRequest {
  readonly path: string
  readonly body: object
}

const beside = (instrument: Instrument, price: Decimal, ticks: number): Decimal =>
  stepTick({ ticks: ticksOf(instrument, defaultMarkets[instrument.market]) }, price, ticks)

/** Most are of the day. */
const timeInForceFor = ({ pick }: Drawn) => timesInForce[pick % 5] ?? 'day'

/** Ticks by which a limit is away from the price; most orders wait, some are filled at once. */
const awayFrom = (side: Side, { pick, ticks }: Drawn): number => {
  const away = pick % 4 === 0 ? ticks : 1 + Math.abs(ticks)
  return side === 'long' ? -away : away
}

/** A take-profit, a stop-loss, both or none about a price; some of them on the wrong side of it. */
function protectionFor(instrument: Instrument, price: Decimal, { side, pick, ticks }: Drawn) {
  const away = 2 + (Math.abs(ticks) % 40)
  const outward = side === 'long' ? away : -away
  const takeProfit = beside(instrument, price, pick % 11 === 0 ? -outward : outward)
  const trails = [
    { kind: 'level', price: beside(instrument, price, -outward) },
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

function conditionFor(instrument: Instrument, price: Decimal, { pick, ticks, side }: Drawn) {
  const direction = side === 'long' ? 'rises' : 'falls'
  if (pick % 3 === 0) return { kind: 'percent', direction, percent: String(1 + (Math.abs(ticks) % 9)) }
  const away = 1 + (Math.abs(ticks) % 30)
  return { kind: 'price', direction, price: beside(instrument, price, side === 'long' ? away : -away) }
}

/** The request that a step leads to in an account as it is; undefined where there is nothing that it could be about. */
export class MemberRequests {
  private readonly drawn: DrawnBroker
  private readonly state: StreamState
  private readonly step: Drawn

  constructor(drawn: DrawnBroker, state: StreamState, step: Drawn) {
    this.drawn = drawn
    this.state = state
    this.step = step
  }

  of(action: Exclude<OwnAction, 'verify' | 'closeAccount' | 'exchange'>): MemberRequest | undefined {
    const { pick } = this.step
    switch (action) {
      case 'market':
      case 'limit':
        return this.opening(action)
      case 'close':
      case 'rest':
        return this.closing(action)
      case 'cancel': {
        const order = nth(ordersOf(this.state), pick)
        return order && { path: 'trade/cancel', body: { order: order.id } }
      }
      case 'cancelAll':
        return { path: 'trade/cancelAll', body: pick % 2 === 0 ? {} : { instrument: this.instrument().id } }
      case 'amend':
        return this.amendment()
      case 'protect': {
        const position = nth(positionsOf(this.state), pick >> 4)
        if (position === undefined) return undefined
        const at = this.priced(position.terms.instrument)
        if (at === undefined) return undefined
        const protection = protectionFor(at.instrument, at.price, { ...this.step, side: position.terms.side })
        return { path: 'trade/protect', body: { position: position.id, ...protection } }
      }
      case 'enableMargin':
        return { path: 'member/enableMargin', body: { riskStatementRead: pick % 4 > 0 } }
      case 'alert': {
        const at = this.priced(this.instrument().id)
        return (
          at && { path: 'priceAlerts/create', body: { instrument: at.instrument.id, ...this.alertTerms(at) } }
        )
      }
      case 'changeAlert': {
        const alert = nth(alertsOf(this.state), pick >> 3)
        const at = alert && this.priced(alert.instrument)
        return at && { path: 'priceAlerts/change', body: { alert: alert.id, ...this.alertTerms(at) } }
      }
      case 'switchAlert': {
        const alert = nth(alertsOf(this.state), pick >> 3)
        return (
          alert && {
            path: 'priceAlerts/switch',
            body: { alert: alert.id, on: pick % 5 === 0 ? alert.on : !alert.on },
          }
        )
      }
      case 'deleteAlert': {
        const alert = nth(alertsOf(this.state), pick >> 3)
        return alert && { path: 'priceAlerts/delete', body: { alert: alert.id } }
      }
      case 'ask': {
        const { ticks } = this.step
        const amount = { currency: pick % 3 === 0 ? 'KRW' : 'USD', amount: String(1 + Math.abs(ticks)) }
        const payee = pick % 2 === 0 ? nth(payeesOf(this.state), pick >> 4)?.id : undefined
        return { path: 'testPlans/ask', body: { money: amount, payee } }
      }
      case 'takeBack': {
        const request = nth(requestsOf(this.state), pick >> 3)
        return request && { path: 'requests/cancel', body: { request: request.id } }
      }
      case 'applySeat':
        return { path: 'seat/apply', body: { institution: pick % 9 === 0 ? 'NOWHERE' : 'ONELOT-SEAT' } }
      case 'checkIn':
        return { path: 'checkIn/today', body: {} }
      case 'redeem':
        return { path: 'checkIn/redeem', body: { reward: pick % 4 === 0 ? 'month' : 'week' } }
    }
  }

  private instrument(): Instrument {
    const { instruments } = this.drawn
    // Four of five are of a market that is open.
    const open = instruments.filter((instrument) => this.drawn.phaseOf(instrument) !== 'closed')
    const found = nth(this.step.pick % 5 > 0 && open.length > 0 ? open : instruments, this.step.instrument)
    if (found === undefined) throw new RangeError('there are instruments')
    return found
  }

  private priced(id: string): { readonly instrument: Instrument; readonly price: Decimal } | undefined {
    const instrument = this.drawn.instruments.find((listed) => listed.id === id)
    const price = instrument && this.drawn.quoteOf(instrument)?.price
    return instrument && price && { instrument, price }
  }

  private alertTerms({ instrument, price }: { readonly instrument: Instrument; readonly price: Decimal }) {
    const { pick } = this.step
    const repeat = pick % 2 === 0 ? 'once' : 'daily'
    return { condition: conditionFor(instrument, price, { ...this.step, pick: pick >> 2 }), repeat }
  }

  private opening(type: 'market' | 'limit'): MemberRequest | undefined {
    const { side, leverage, lots, pick } = this.step
    const at = this.priced(this.instrument().id)
    if (at === undefined) return undefined
    const { instrument, price } = at
    const terms = { instrument: instrument.id, side, leverage, lots, type }
    const limitPrice = beside(instrument, price, awayFrom(side, this.step))
    const limited = type === 'limit' ? { limitPrice, timeInForce: timeInForceFor(this.step) } : {}
    const guarded =
      pick % 4 === 0
        ? { protection: protectionFor(instrument, price, { ...this.step, pick: pick >> 2 }) }
        : {}
    return { path: 'trade/place', body: { ...terms, ...limited, ...guarded } }
  }

  private closing(action: 'close' | 'rest'): MemberRequest | undefined {
    const { lots, pick } = this.step
    const account = sliceOf(this.state, trading)
    const positions = positionsOf(this.state)
    const free = positions.filter(({ id }) => freeLotsOf(account, id) > 0)
    const position = nth(pick % 5 === 0 ? positions : free, pick >> 3)
    if (position === undefined) return undefined
    const at = this.priced(position.terms.instrument)
    if (at === undefined) return undefined
    const most = freeLotsOf(account, position.id)
    const terms = { position: position.id, lots: pick % 2 === 0 ? most : Math.max(1, Math.min(lots, most)) }
    if (action === 'close') return { path: 'trade/close', body: { ...terms, type: 'market' } }
    const outward = position.terms.side === 'long' ? 'short' : 'long'
    const limitPrice = beside(at.instrument, at.price, awayFrom(outward, this.step))
    return {
      path: 'trade/close',
      body: { ...terms, type: 'limit', limitPrice, timeInForce: timeInForceFor(this.step) },
    }
  }

  private amendment(): MemberRequest | undefined {
    const { lots, pick, ticks } = this.step
    const order = nth(ordersOf(this.state), pick >> 3)
    if (order === undefined) return undefined
    const at = this.priced(order.terms.instrument)
    if (at === undefined) return undefined
    const limitPrice = pick % 4 === 3 ? {} : { limitPrice: beside(at.instrument, at.price, ticks) }
    return {
      path: 'trade/amend',
      body: { order: order.id, ...limitPrice, ...(pick % 2 === 0 ? {} : { lots }) },
    }
  }
}

import type { Instrument } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { stepTick } from '../../../base/instruments/ticks.ts'
import { type Instant, epochMs, instant, localDate, plusMs } from '../../../base/instant.ts'
import type { RowValue } from '../../../base/module/rows.ts'
import type { Schedule } from '../../../base/module/schedule.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import { freeLotsOf } from '../orders/lotsClaimed.ts'
import type { TradingCommand } from '../command.ts'
import type { TradingEvent } from '../event.ts'
import {
  type Holder,
  type MarketContext,
  NOW,
  accountOf,
  beginner,
  contextFor,
  contextOf,
  fold,
  instruments,
  listingFor,
  quoteOf,
  stream,
  withMember,
} from './fixture.ts'
import { namedBy, amendTermsFor, protectTermsFor, protectionFor, timeInForceFor } from './modelOrders.ts'
import { Trails } from './modelWatches.ts'
import type { Step } from './modelStep.ts'
import { trading } from '../module.ts'
import type { OrderTerms, WorkingOrder } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'

export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Traded {
  readonly instrument: Instrument
  price: Decimal
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** A market and one member in memory: prices move and time passes as the steps say; the account is folded as a store would. */
export class Model {
  readonly events: TradingEvent[] = []
  /** What owners wait for, and what lists show, as a store would keep it. */
  readonly waiting = new Map<string, Schedule>()
  readonly rows = new Map<string, RowValue>()
  private readonly trails = new Trails()
  holder: Holder = withMember(beginner, { realName: 'passed' })
  now: Instant = NOW
  private readonly traded: readonly Traded[] = [
    { instrument: instruments.seoul, price: decimal('70000') },
    { instrument: instruments.newYork, price: decimal('101.37') },
    { instrument: instruments.taipei, price: decimal('48.5') },
    { instrument: instruments.bangkok, price: decimal('24.9') },
    { instrument: instruments.coin, price: decimal('61234') },
    { instrument: instruments.pair, price: decimal('1391.55') },
  ]

  append(events: readonly TradingEvent[]): void {
    const before = this.holder.state
    this.events.push(...events.map(frozen))
    this.holder = frozen(fold(this.holder, events))
    const change = { stream, before, after: this.holder.state, events }
    for (const schedule of trading.schedule(change)) this.waiting.set(schedule.owner, schedule)
    for (const { collection, key, row } of trading.rows(change))
      if (row === undefined) this.rows.delete(`${collection} ${key}`)
      else this.rows.set(`${collection} ${key}`, row)
  }

  /** The commands that a step leads to, in order: its own, or all that its timers and watches set off. */
  *commandsOf(step: Step): Generator<{ readonly command: TradingCommand; readonly isDue: boolean }> {
    const own = this.own(step)
    if (own !== undefined) yield { command: own, isDue: false }
    if (step.action === 'wait') this.now = plusMs(this.now, (step.pick % 18) * HOUR_MS)
    if (step.action === 'move') this.move(step)
    for (let command = this.due(step); command !== undefined; command = this.due(step))
      yield { command, isDue: true }
  }

  context(command: TradingCommand, step: Step): MarketContext {
    const { instrument, price } = this.tradedBy(command, step)
    const listing = listingFor(instrument, step.phase)
    const day = Math.floor(epochMs(this.now) / DAY_MS)
    const dateOf = (days: number) => localDate(instant((day + days) * DAY_MS).slice(0, 10))
    const session = { ...listing.session, tradingDay: dateOf(0), dayEnds: instant((day + 1) * DAY_MS) }
    const locks = instrument.market === 'SET'
    const saleLock = locks ? ({ kind: 'minutes', minutes: 60 } as const) : listing.market.saleLock
    return frozen({
      ...contextOf(instrument, price, price, {
        settings: { ...defaultSettings, dayTrade: { cutoffMinutes: 5 } },
      }),
      now: this.now,
      listing: { ...listing, session, market: { ...listing.market, saleLock } },
      quote: this.quoteOf(instrument),
      halted: step.halted,
      unlocksAt: locks ? plusMs(this.now, HOUR_MS) : undefined,
      settlesAt: instant((day + 2) * DAY_MS),
      lastSessionEnds: instant((day + 1) * DAY_MS + HOUR_MS),
      // Not every caller has it.
      ...(step.pick % 2 === 0 ? { previousTradingDay: dateOf(-1) } : {}),
    })
  }

  quoteOf({ id, market }: Pick<Instrument, 'id' | 'market'>): Quote {
    const { instrument, price } = this.tradedAs(id)
    return quoteOf(instrument, price, stepTick(defaultMarkets[market], price, 1))
  }

  tradedAs(id: string): Traded {
    const found = this.traded.find(({ instrument }) => instrument.id === id)
    if (found === undefined) throw new RangeError(`no instrument ${id}`)
    return found
  }

  get orders(): readonly WorkingOrder[] {
    return Object.values<WorkingOrder>(this.holder.state.orders)
  }
  get positions(): readonly OpenPosition[] {
    return Object.values<OpenPosition>(this.holder.state.positions)
  }

  private drawn({ instrument }: Step): Traded {
    const found = this.traded[instrument % this.traded.length]
    if (found === undefined) throw new RangeError('there are instruments')
    return found
  }

  private tradedBy(command: TradingCommand, step: Step): Traded {
    if (command.kind === 'trading.placeOrder') return this.tradedAs(command.terms.instrument)
    if (command.kind === 'trading.settleDelisted') return this.tradedAs(command.instrument)
    const ids = namedBy(command)
    const found = [...this.orders, ...this.positions].find((one) => ids.includes(one.id))
    return found === undefined ? this.drawn(step) : this.tradedAs(found.terms.instrument)
  }

  /** Moves a price, most often one that something waits for. */
  private move(step: Step): void {
    const waiting = one([...this.orders, ...this.positions], step)
    const isAny = waiting === undefined || step.pick % 4 === 0
    const traded = isAny ? this.drawn(step) : this.tradedAs(waiting.terms.instrument)
    traded.price = stepTick(defaultMarkets[traded.instrument.market], traded.price, step.ticks)
  }

  /** What the broker would fire next: nothing fires during a halt, or outside the sessions of a watch. */
  private due({ phase, halted }: Step): TradingCommand | undefined {
    for (const { owner, timers, watches } of this.waiting.values()) {
      const timer = timers.find(({ dueAt }) => dueAt <= this.now)
      if (timer?.kind === 'trading.unlockOrder' || timer?.kind === 'trading.endDayTrade')
        return { kind: timer.kind, owner }
      if (timer !== undefined) return { kind: 'trading.expireOrder', owner }
      for (const { kind, instrument, cross } of watches) {
        const quote = this.quoteOf(this.tradedAs(instrument).instrument)
        const isSession = cross.phases.some((one) => one === phase)
        if (halted || !isSession || !this.trails.isMet({ owner }, cross, quote)) continue
        const price = quote[cross.at]
        return kind === 'trading.stopOut' || kind === 'trading.closeCarried'
          ? { kind, owner, price }
          : { kind: 'trading.fillOrder', owner, price }
      }
    }
    return undefined
  }

  private limitNear({ market, id }: Instrument, { ticks }: Step): Decimal {
    return stepTick(defaultMarkets[market], this.tradedAs(id).price, ticks)
  }

  private own(step: Step): TradingCommand | undefined {
    const { side, leverage, lots, pick } = step
    const { instrument } = this.drawn(step)
    const isFlagged = step.dayTrade === true && instrument.kind === 'stock'
    const dayTrade = isFlagged ? { dayTrade: true } : {}
    const terms = { instrument: instrument.id, side, leverage, lots, ...dayTrade }
    switch (step.action) {
      case 'market':
        return {
          kind: 'trading.placeOrder',
          terms: { ...terms, type: 'market', ...this.guard(instrument, step) },
        }
      case 'limit': {
        const limitPrice = this.limitNear(instrument, step)
        const timeInForce = isFlagged ? 'day' : timeInForceFor(step)
        const rest = { limitPrice, timeInForce, ...this.guard(instrument, step) }
        return { kind: 'trading.placeOrder', terms: { ...terms, type: 'limit', ...rest } }
      }
      case 'enable':
        return { kind: 'trading.enableMargin', riskStatementRead: pick % 3 > 0 }
      case 'cancel': {
        const order = one(this.orders, step)
        return order && { kind: 'trading.cancelOrder', order: order.id }
      }
      case 'cancelAll':
        return { kind: 'trading.cancelOrders', ...(pick % 2 === 0 ? {} : { instrument: instrument.id }) }
      case 'amend': {
        const order = one(this.orders, step)
        const price = order && this.tradedAs(order.terms.instrument).price
        return price && { kind: 'trading.amendOrder', terms: amendTermsFor(order, price, step) }
      }
      case 'protect': {
        const position = one(this.positions, step)
        const price = position && this.tradedAs(position.terms.instrument).price
        return price && { kind: 'trading.protectPosition', terms: protectTermsFor(position, price, step) }
      }
      case 'close':
      case 'rest':
        return this.closing(step)
      case 'restrict':
        return { kind: 'trading.cancelOpeningOrders', cause: 'restriction' }
      case 'delist':
        return {
          kind: 'trading.settleDelisted',
          instrument: instrument.id,
          price: this.quoteOf(instrument).price,
        }
      case 'stray':
        return this.stray(step)
      case 'move':
      case 'wait':
        return undefined
    }
  }

  /** One order in four carries what is to protect its position. */
  private guard({ id, market }: Instrument, step: Step): Pick<OrderTerms, 'protection'> {
    if (step.pick % 4 > 0) return {}
    const { price } = this.tradedAs(id)
    return { protection: protectionFor(market, step.side, price, { ...step, pick: step.pick / 4 }) }
  }

  private closing(step: Step): TradingCommand | undefined {
    const { lots, pick } = step
    const account = accountOf(this.holder)
    const isFree = ({ id }: OpenPosition): boolean => freeLotsOf(account, id) > 0
    const position = one(pick % 5 === 0 ? this.positions : this.positions.filter(isFree), step)
    if (position === undefined) return undefined
    const free = freeLotsOf(account, position.id)
    const part = Math.max(1, Math.min(lots, free))
    const closing = { position: position.id, lots: pick % 2 === 0 ? free : part }
    if (step.action === 'close')
      return { kind: 'trading.closePosition', terms: { ...closing, type: 'market' } }
    const limitPrice = this.limitNear(this.tradedAs(position.terms.instrument).instrument, step)
    const timeInForce = timeInForceFor(step)
    return { kind: 'trading.closePosition', terms: { ...closing, type: 'limit', limitPrice, timeInForce } }
  }

  /** Something that came too late, or to what does not wait for it. */
  private stray(step: Step): TradingCommand | undefined {
    const owner = one([...this.waiting.keys()], step)
    if (owner === undefined) return undefined
    const price = this.limitNear(this.drawn(step).instrument, step)
    const kinds = [
      'trading.expireOrder',
      'trading.fillOrder',
      'trading.stopOut',
      'trading.unlockOrder',
    ] as const
    const kind = kinds[step.pick % kinds.length] ?? 'trading.stopOut'
    return kind === 'trading.fillOrder' || kind === 'trading.stopOut'
      ? { kind, owner, price }
      : { kind, owner }
  }
}

const one = <T>(of: readonly T[], { pick }: Step): T | undefined => of[pick % Math.max(of.length, 1)]

/** Sends the commands of all steps, refused ones too. `afterStep`: called once each step's commands are decided. */
export function run(model: Model, steps: readonly Step[], afterStep: () => void = () => undefined): void {
  for (const step of steps) {
    for (const { command } of model.commandsOf(step)) {
      const context = contextFor(model.holder, model.context(command, step))
      const result = trading.decide(command, model.holder.state, context)
      if (result.ok) model.append(result.value.events)
    }
    afterStep()
  }
}

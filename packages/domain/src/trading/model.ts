import { decideAccount } from '../account/decide.ts'
import type { AccountEvent } from '../account/event.ts'
import { evolveAccount } from '../account/evolve.ts'
import { openAccount } from '../account/open.ts'
import { type AccountState, emptyAccount } from '../account/state.ts'
import { accountId, orderId } from '../ids.ts'
import { type Instant, epochMs, instant, localDate, plusMs } from '../instant.ts'
import type { Instrument, Leverage } from '../instruments/instrument.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import type { Quote } from '../instruments/quote.ts'
import { stepTick } from '../instruments/ticks.ts'
import { type Decimal, compareDecimals, decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/settings.ts'
import type { TradingCommand } from './command.ts'
import type { TradingFacts } from './facts.ts'
import { NOW, accepted, instruments, listingFor, quoteOf } from './fixture.ts'
import type { Position, Side } from './order.ts'
import { type Watch, commandOfTimer, commandOfWatch, remindersOf } from './reminders.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** What the property tests draw: one thing that happens to an account. */
export interface Step {
  readonly action:
    'market' | 'limit' | 'cancel' | 'close' | 'rest' | 'cancelClose' | 'enable' | 'move' | 'wait' | 'stray'
  readonly instrument: number
  readonly pick: number
  readonly side: Side
  readonly leverage: Leverage
  readonly lots: number
  /** Ticks: how far a limit lies from the price, or how far the price moves. */
  readonly ticks: number
  readonly phase: 'regular' | 'pre' | 'closed'
}

const traded: readonly (readonly [Instrument, string])[] = [
  [instruments.seoul, '70000'],
  [instruments.newYork, '101.37'],
  [instruments.taipei, '48.5'],
  [instruments.bangkok, '24.9'],
  [instruments.coin, '61234'],
  [instruments.pair, '1391.55'],
]

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const met = ({ at, when, price }: Watch, quote: Quote): boolean =>
  when === 'atMost' ? compareDecimals(quote[at], price) <= 0 : compareDecimals(quote[at], price) >= 0

/** A market and one member in memory: prices move and time passes as the steps tell; the account is folded as a store would. */
export class Model {
  readonly events: AccountEvent[] = []
  state: AccountState = frozen(emptyAccount)
  private now: Instant = NOW
  private issued = 0
  private readonly prices: Decimal[] = traded.map(([, price]) => decimal(price))

  constructor() {
    const settings = defaultSettings
    this.append(openAccount({ account: accountId('member'), inviter: 'ONELOT', now: NOW, settings }))
    this.append(
      accepted(decideAccount({ kind: 'setRealNameState', state: 'passed' }, this.state, { now: NOW })),
    )
  }

  append(events: readonly AccountEvent[]): void {
    for (const event of events) {
      this.events.push(frozen(event))
      this.state = frozen(evolveAccount(this.state, event))
    }
  }

  /** The commands that a step leads to, as they come up: its own, or all that its timers and watches set off. */
  *commandsOf(step: Step): Generator<{ readonly command: TradingCommand; readonly due: boolean }> {
    const own = this.own(step, this.listed(step)[0])
    if (own !== undefined) yield { command: own, due: false }
    if (step.action === 'wait') this.now = plusMs(this.now, (step.pick % 18) * HOUR_MS)
    if (step.action === 'move') this.move(step)
    for (let command = this.due(); command !== undefined; command = this.due()) yield { command, due: true }
  }

  facts(command: TradingCommand, step: Step): TradingFacts {
    const [instrument, index] = this.listed(step, this.positionOf(command))
    const quote = this.quote(index)
    const listing = listingFor(instrument, step.phase)
    const day = Math.floor(epochMs(this.now) / DAY_MS)
    const session = {
      ...listing.session,
      tradingDay: localDate(this.now.slice(0, 10)),
      dayEnds: instant((day + 1) * DAY_MS),
    }
    const locks = instrument.market === 'SET'
    const saleLock = locks ? ({ kind: 'minutes', minutes: 60 } as const) : listing.market.saleLock
    this.issued += 1
    return frozen({
      now: this.now,
      settings: defaultSettings,
      listing: { ...listing, session, market: { ...listing.market, saleLock } },
      quote,
      halted: false,
      unlocksAt: locks ? plusMs(this.now, HOUR_MS) : undefined,
      settlesAt: plusMs(this.now, 2 * DAY_MS),
      newIds: [orderId(`id-${this.issued}`)],
    })
  }

  private listed({ instrument }: Step, position?: Position): readonly [Instrument, number] {
    const index =
      position === undefined
        ? instrument % traded.length
        : traded.findIndex(([{ id }]) => id === position.terms.instrument)
    const [found] = traded[index] ?? []
    if (found === undefined) throw new RangeError(`no instrument ${index}`)
    return [found, index]
  }

  private quote(index: number): Quote {
    const [instrument] = traded[index] ?? []
    const price = this.prices[index]
    if (instrument === undefined || price === undefined) throw new RangeError(`no instrument ${index}`)
    return quoteOf(instrument, price, stepTick(defaultMarkets[instrument.market], price, 1))
  }

  /** Moves a price, most often one that something waits for. */
  private move(step: Step): void {
    const waiting = this.one(step, 'pendingOrder', 'preparingToClose', 'holding')
    const [{ market }, index] = this.listed(step, step.pick % 4 > 0 ? waiting : undefined)
    this.prices[index] = stepTick(defaultMarkets[market], this.quote(index).price, step.ticks)
  }

  private positionOf(command: TradingCommand): Position | undefined {
    switch (command.kind) {
      case 'placeOrder':
      case 'enableMargin':
        return undefined
      case 'cancelOrder':
      case 'fillOrder':
      case 'expireOrder':
        return this.state.positions[command.order]
      case 'closePosition':
        return this.state.positions[command.terms.position]
      default:
        return this.state.positions[command.position]
    }
  }

  /** What the broker would fire next. */
  private due(): TradingCommand | undefined {
    for (const position of Object.values(this.state.positions)) {
      const { timers, watches } = remindersOf(position, defaultSettings)
      const timer = timers.find(({ dueAt }) => dueAt <= this.now)
      if (timer !== undefined) return commandOfTimer(timer)
      const quote = this.quote(traded.findIndex(([{ id }]) => id === position.terms.instrument))
      const watch = watches.find((one) => met(one, quote))
      if (watch !== undefined) return commandOfWatch(watch, quote[watch.at])
    }
    return undefined
  }

  private one(step: Step, ...statuses: readonly Position['status'][]): Position | undefined {
    const found = Object.values(this.state.positions).filter(({ status }) => statuses.includes(status))
    return found[step.pick % Math.max(found.length, 1)]
  }

  private own(step: Step, instrument: Instrument): TradingCommand | undefined {
    const { side, leverage, lots, ticks, pick } = step
    const terms = { instrument: instrument.id, side, leverage, lots }
    const limitNear = (of: Instrument): Decimal =>
      stepTick(
        defaultMarkets[of.market],
        this.quote(traded.findIndex(([{ id }]) => id === of.id)).price,
        ticks,
      )
    switch (step.action) {
      case 'market':
        return { kind: 'placeOrder', terms: { ...terms, type: 'market' } }
      case 'limit':
        return { kind: 'placeOrder', terms: { ...terms, type: 'limit', limitPrice: limitNear(instrument) } }
      case 'enable':
        return { kind: 'enableMargin', riskStatementRead: pick % 3 > 0 }
      case 'cancel': {
        const position = this.one(step, 'pendingOrder')
        return position && { kind: 'cancelOrder', order: position.id }
      }
      case 'cancelClose': {
        const position = this.one(step, 'preparingToClose')
        return position && { kind: 'cancelClose', position: position.id }
      }
      case 'close':
      case 'rest': {
        const position = this.one(step, 'holding')
        if (position?.status !== 'holding') return undefined
        const part = Math.max(1, Math.min(lots, position.fill.lots))
        const closing = { position: position.id, lots: pick % 2 === 0 ? position.fill.lots : part }
        const [own] = this.listed(step, position)
        return step.action === 'close'
          ? { kind: 'closePosition', terms: { ...closing, type: 'market' } }
          : { kind: 'closePosition', terms: { ...closing, type: 'limit', limitPrice: limitNear(own) } }
      }
      case 'stray': {
        const position = this.one(step, 'pendingOrder', 'holding', 'preparingToClose', 'closed', 'cancelled')
        if (position === undefined) return undefined
        const price = limitNear(instrument)
        const kinds = ['expireOrder', 'fillOrder', 'expireClose', 'fillClose', 'stopOut'] as const
        const kind = kinds[pick % kinds.length] ?? 'stopOut'
        if (kind === 'expireOrder') return { kind, order: position.id }
        if (kind === 'fillOrder') return { kind, order: position.id, price }
        if (kind === 'expireClose') return { kind, position: position.id }
        return { kind, position: position.id, price }
      }
      case 'move':
      case 'wait':
        return undefined
    }
  }
}

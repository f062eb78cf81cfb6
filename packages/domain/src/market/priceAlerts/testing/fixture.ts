import { accountId, instrumentId } from '../../../base/ids.ts'
import { type Instant, instant, plusMs } from '../../../base/instant.ts'
import type { AnnouncedSplit } from '../../../base/instruments/announced.ts'
import type { Instrument } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { emptyBalances } from '../../../base/ledger/ledger.ts'
import { accountStream } from '../../../base/module/stream.ts'
import { decimal } from '../../../base/money/decimal.ts'
import type { PriceAlertsCommand } from '../command.ts'
import type { PriceAlertsContext } from '../context.ts'
import type { PriceAlertsEvent } from '../event.ts'
import type { AlertCondition, AlertTerms } from '../model.ts'
import { priceAlerts } from '../module.ts'

export const DAY_MS = 86_400_000
export const now = instant(Date.UTC(2026, 2, 10, 2))

const name = { en: 'Hanbit', kor: '한빛', tw: '韓光' }
/** Moves by 50 from 20,000 to 50,000, by at most 30 percent a day. */
export const hanbit: Instrument = {
  id: instrumentId('KRX:100010'),
  market: 'KRX',
  kind: 'stock',
  code: '100010',
  name,
  industry: name,
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: instant(0),
}

/** What the rules are given while the instrument trades at `price`. */
export function contextAt(
  price: string,
  {
    at = now,
    newId = 'a1',
    previousClose = '30000',
    halted = false,
    splits = [],
  }: {
    readonly at?: Instant
    readonly newId?: string
    readonly previousClose?: string
    readonly halted?: boolean
    readonly splits?: readonly AnnouncedSplit[]
  } = {},
): PriceAlertsContext {
  const last = decimal(price)
  const quote = {
    instrument: hanbit.id,
    price: last,
    previousClose: decimal(previousClose),
    open: last,
    high: last,
    low: last,
    bid: last,
    ask: last,
    volume: decimal('1'),
    turnover: decimal('1'),
    at,
  }
  const listing = {
    instrument: hanbit,
    market: defaultMarkets.KRX,
    quote,
    nextDayAt: plusMs(at, DAY_MS - (Date.parse(at) % DAY_MS)),
  }
  return { now: at, newId, ledger: emptyBalances, listed: true, listing, halted, splits }
}

export const rises = (price: string): AlertCondition => ({
  kind: 'price',
  direction: 'rises',
  price: decimal(price),
})
export const falls = (price: string): AlertCondition => ({
  kind: 'price',
  direction: 'falls',
  price: decimal(price),
})
export const moves = (direction: 'rises' | 'falls', percent: string): AlertCondition => ({
  kind: 'percent',
  direction,
  percent: decimal(percent),
})
export const terms = (condition: AlertCondition, repeat: AlertTerms['repeat'] = 'once'): AlertTerms => ({
  instrument: hanbit.id,
  condition,
  repeat,
})

const fold = (state: typeof priceAlerts.initial, events: readonly PriceAlertsEvent[]) =>
  events.reduce((folded, one) => priceAlerts.evolve(folded, one), state)

export function decideOn(
  before: typeof priceAlerts.initial,
  command: PriceAlertsCommand,
  context: PriceAlertsContext,
) {
  const decided = priceAlerts.decide(command, before, context)
  const events = decided.ok ? decided.value.events : []
  const after = fold(before, events)
  const change = { stream: accountStream(accountId('A1')), before, after, events }
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after,
    rows: priceAlerts.rows(change),
    waits: priceAlerts.schedule(change),
  }
}

/** An account after some commands, each with its context; none of them may be refused. */
export function given(...past: readonly (readonly [PriceAlertsCommand, PriceAlertsContext])[]) {
  const state = past.reduce((folded, [command, context]) => {
    const { refusal, after } = decideOn(folded, command, context)
    if (refusal !== undefined) throw new Error(`${command.kind} is refused: ${refusal.code}`)
    return after
  }, priceAlerts.initial)
  return {
    state,
    when: (command: PriceAlertsCommand, context: PriceAlertsContext) => decideOn(state, command, context),
  }
}

export const create = (condition: AlertCondition, repeat: AlertTerms['repeat'] = 'once') =>
  ({ kind: 'priceAlerts.create', terms: terms(condition, repeat) }) as const
export const fire = (price: string, owner = 'a1') =>
  ({ kind: 'priceAlerts.fire', owner, price: decimal(price) }) as const
export const comeBack = (price: string, owner = 'a1') =>
  ({ kind: 'priceAlerts.comeBack', owner, price: decimal(price) }) as const
export const newDay = { kind: 'priceAlerts.newDay', owner: 'a1' } as const

import { accountId, instrumentId } from '../../../base/ids.ts'
import { instant, localDate, plusMs } from '../../../base/instant.ts'
import type { Instrument, MarketId } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { type Balances, post, posting } from '../../../base/ledger/ledger.ts'
import { accountStream } from '../../../base/module/stream.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import type { Result } from '../../../base/refusals/refusal.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import type { TradingCommand } from '../command.ts'
import type { Listing, TradingContext, TradingQuestions } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { trading } from '../module.ts'
import type { TradingState } from '../state.ts'
import { type TradingAccount, tradingAccountOf } from '../tradingAccount.ts'

/** Accounts and markets for the tests of trading. */
export const NOW = instant(Date.UTC(2026, 0, 5, 1))
export const DAY_ENDS = plusMs(NOW, 6 * 3_600_000)
/** The end of the day that `DAY_ENDS` ends, after-hours included. */
export const LAST_SESSION_ENDS = plusMs(DAY_ENDS, 2 * 3_600_000)
export const SETTLES = plusMs(NOW, 48 * 3_600_000)

const listed = (
  market: MarketId,
  code: string,
  currency: Currency,
  lotSize: string,
  kind: Instrument['kind'],
): Instrument => ({
  id: instrumentId(`${market}:${code}`),
  market,
  kind,
  code,
  name: { en: code, kor: code, tw: code },
  industry: { en: '', kor: '', tw: '' },
  currency,
  lotSize: decimal(lotSize),
  leverages: [1, 2, 5, 10],
  shortable: true,
  origin: 'simulated',
  listedAt: instant(0),
})

export const instruments = {
  seoul: listed('KRX', '000010', 'KRW', '1', 'stock'),
  newYork: listed('US', 'ACME', 'USD', '1', 'stock'),
  taipei: listed('TWSE', '1101', 'TWD', '1', 'stock'),
  bangkok: listed('SET', 'BKK', 'THB', '1', 'stock'),
  coin: listed('CRYPTO', 'COIN', 'USD', '0.01', 'digitalCurrency'),
  pair: listed('FX', 'USDKRW', 'KRW', '100', 'forex'),
  index: listed('KRX', 'INDEX', 'KRW', '1', 'index'),
} as const

export function listingFor(instrument: Instrument, phase: Listing['session']['phase'] = 'regular'): Listing {
  return {
    instrument,
    market: defaultMarkets[instrument.market],
    session: {
      phase,
      tradingDay: localDate('2026-01-05'),
      until: DAY_ENDS,
      dayEnds: DAY_ENDS,
      hours: { from: '09:00', to: '15:30', zone: 'Asia/Seoul' },
    },
  }
}

export function quoteOf(instrument: Instrument, bid: string, ask: string, previousClose = bid): Quote {
  const price = decimal(bid)
  return {
    instrument: instrument.id,
    price,
    previousClose: decimal(previousClose),
    open: price,
    high: decimal(ask),
    low: price,
    bid: price,
    ask: decimal(ask),
    volume: decimal('0'),
    turnover: decimal('0'),
    at: NOW,
  }
}

/** A context without the account: `after` and `given` add it. */
export type MarketContext = Omit<TradingContext, 'ledger' | 'member' | 'newId'>

export function contextOf(
  instrument: Instrument,
  bid: string,
  ask: string,
  other: Partial<MarketContext> = {},
): MarketContext {
  return {
    now: NOW,
    settings: defaultSettings,
    listing: listingFor(instrument),
    quote: quoteOf(instrument, bid, ask),
    halted: false,
    unlocksAt: undefined,
    settlesAt: SETTLES,
    lastSessionEnds: LAST_SESSION_ENDS,
    ...other,
  }
}

/** An account in the form that trading reads. Commands get the ids 1, 2, 3 …, so that its first order is `O1`. */
export interface Holder {
  readonly state: TradingState
  readonly ledger: Balances
  readonly member: TradingQuestions
  readonly commands: number
}

export const owner = accountId('member')
export const stream = accountStream(owner)

/** Accepts or throws, for the preconditions of a test. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused with ${result.refusal.code}`)
  return result.value
}

export const contextFor = (holder: Holder, context: MarketContext): TradingContext => ({
  ...context,
  ledger: holder.ledger,
  member: holder.member,
  newId: String(holder.commands + 1),
})

export const decideFor = (
  holder: Holder,
  command: TradingCommand,
  context: MarketContext,
): Result<readonly TradingEvent[]> => {
  const result = trading.decide(command, holder.state, contextFor(holder, context))
  return result.ok ? { ok: true, value: result.value.events } : result
}

export const fold = (holder: Holder, events: readonly TradingEvent[]): Holder => ({
  ...holder,
  state: events.reduce((state, event) => trading.evolve(state, event), holder.state),
  ledger: events.reduce((ledger, { postings }) => post(ledger, postings), holder.ledger),
  commands: holder.commands + 1,
})

/** What events change of an account, as its lists and schedules are made from. */
export const changeBy = (holder: Holder, events: readonly TradingEvent[]) => ({
  stream,
  before: holder.state,
  after: fold(holder, events).state,
  events,
})

/** The account after commands that must all be accepted. */
export const after = (
  holder: Holder,
  ...steps: readonly (readonly [TradingCommand, MarketContext])[]
): Holder =>
  steps.reduce(
    (before, [command, context]) => fold(before, accepted(decideFor(before, command, context))),
    holder,
  )

export const withMember = (holder: Holder, member: Partial<TradingQuestions>): Holder => ({
  ...holder,
  member: { ...holder.member, ...member },
})

export const accountOf = (holder: Holder): TradingAccount => tradingAccountOf(holder.state, holder)

const practice: Readonly<Partial<Record<Currency, Decimal>>> = defaultSettings.practiceMoney

/** A new account with its practice money: KRW 100,000,000, USD 100,000, TWD and THB 3,000,000. */
export const beginner: Holder = {
  state: trading.initial,
  ledger: post(
    {},
    currencies.flatMap((currency) =>
      posting('external', 'available', money(currency, practice[currency] ?? '0'), 'practiceMoney', owner),
    ),
  ),
  member: { account: owner, realName: 'notVerified', restrictions: [], pendingFundOperation: false },
  commands: 0,
}

/** The same with a passed real name and margin financing. */
export const trader: Holder = {
  ...after(withMember(beginner, { realName: 'passed' }), [
    { kind: 'trading.enableMargin', riskStatementRead: true },
    contextOf(instruments.seoul, '1', '1'),
  ]),
  commands: 0,
}

/** The postings of events, one line each: `available -> margin 701000 KRW marginTaken`. */
export const ledgerOf = (events: readonly TradingEvent[]): readonly string[] =>
  events
    .flatMap(({ postings }) => postings)
    .map(
      ({ from, to, money: moved, reason }) => `${from} -> ${to} ${moved.amount} ${moved.currency} ${reason}`,
    )

import type { AccountEvent } from '../account/event.ts'
import { decideAccount } from '../account/decide.ts'
import { replayAccount } from '../account/evolve.ts'
import { openAccount } from '../account/open.ts'
import { type AccountState, emptyAccount } from '../account/state.ts'
import { accountId, instrumentId, orderId } from '../ids.ts'
import { instant, localDate, plusMs } from '../instant.ts'
import type { Instrument, MarketId } from '../instruments/instrument.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import type { Quote } from '../instruments/quote.ts'
import type { Currency } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import type { Result } from '../refusals/refusal.ts'
import { defaultSettings } from '../settings/settings.ts'
import type { TradingCommand } from './command.ts'
import { decideTrading } from './decide.ts'
import type { Listing, TradingFacts } from './facts.ts'

/** Worlds for the tests of trading; no rule lives here. */
export const NOW = instant(Date.UTC(2026, 0, 5, 1))
export const DAY_ENDS = plusMs(NOW, 6 * 3_600_000)
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

export function factsOf(
  instrument: Instrument,
  bid: string,
  ask: string,
  other: Partial<TradingFacts> = {},
): TradingFacts {
  return {
    now: NOW,
    settings: defaultSettings,
    listing: listingFor(instrument),
    quote: quoteOf(instrument, bid, ask),
    halted: false,
    unlocksAt: undefined,
    settlesAt: SETTLES,
    newIds: [orderId('order')],
    ...other,
  }
}

const member = { account: accountId('member'), inviter: 'ONELOT', now: NOW, settings: defaultSettings }
const opened = openAccount(member)

/** Accepts or throws, for what a test takes for granted. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused with ${result.refusal.code}`)
  return result.value
}

/** A new account with its practice money: KRW 100,000,000, USD 100,000, TWD and THB 3,000,000. */
export const beginner: AccountState = replayAccount(emptyAccount, opened)

const verified = replayAccount(
  beginner,
  accepted(decideAccount({ kind: 'setRealNameState', state: 'passed' }, beginner, { now: NOW })),
)

/** The same with a passed real name and margin financing. */
export const trader: AccountState = replayAccount(
  verified,
  accepted(
    decideTrading(
      { kind: 'enableMargin', riskStatementRead: true },
      verified,
      factsOf(instruments.seoul, '1', '1'),
    ),
  ),
)

/** The state after commands that must all be accepted. */
export const after = (
  state: AccountState,
  ...steps: readonly (readonly [TradingCommand, TradingFacts])[]
): AccountState =>
  steps.reduce(
    (before, [command, facts]) => replayAccount(before, accepted(decideTrading(command, before, facts))),
    state,
  )

/** The postings of events, one line each: `available -> margin 701000 KRW marginTaken`. */
export const ledgerOf = (events: readonly AccountEvent[]): readonly string[] =>
  events
    .flatMap(({ postings }) => postings)
    .map(({ from, to, money, reason }) => `${from} -> ${to} ${money.amount} ${money.currency} ${reason}`)

import type { Board, TableColumn, TableDirection } from '@onelot/api-client'
import type {
  Adjustment,
  AnnouncedAction,
  AnnouncedRights,
  Book,
  Candle,
  ChartPeriod,
  Cross,
  Crossed,
  Decimal,
  Extremes,
  Instant,
  Instrument,
  InstrumentId,
  LocalDate,
  Localized,
  MarketId,
  Quote,
  SessionState,
} from '@onelot/domain'
import type { MarketEvent } from './newsEvent.ts'
import type { OverrideProblem } from './overrides.ts'

/** Lets others run after a long stretch of work. Called between blocks of work, none of which takes more than some milliseconds. */
export type YieldTurn = () => Promise<void>

/** A watched condition whose threshold follows the price. */
export type TrailCross = Extract<Cross, { kind: 'trail' }>

export interface CandleQuery {
  readonly period: ChartPeriod
  /** Applied to day, week and month bars; intraday bars are as traded. */
  readonly adjustment: Adjustment
  /** Only bars before this time (of the kind that the period's bars have). */
  readonly before?: Instant | LocalDate | undefined
  readonly limit: number
}

export interface CandlePage {
  /** In time order; the last one still grows while its session runs. */
  readonly candles: readonly Candle[]
  /** Older bars exist. */
  readonly more: boolean
}

export interface Ranking {
  readonly column: TableColumn
  readonly direction: TableDirection
}

/** How listings stand to their previous close, and what was traded of them. */
export interface Breadth {
  readonly rising: number
  readonly falling: number
  readonly unchanged: number
  /** In the currency of the market, where its listings have one. */
  readonly turnover: Decimal
}

/** An industry group of a market's stocks, in the market's currency. */
export interface Sector {
  readonly name: Localized
  /** Rate by which the sum of its market capitalisations has changed since the previous close. */
  readonly change: Decimal
  readonly marketCap: Decimal
  readonly turnover: Decimal
  readonly listings: number
  readonly rising: number
  readonly falling: number
}

/** A listing before or after its regular session. */
export interface ExtendedRow extends BoardRow {
  /** The close of the last regular session. */
  readonly regularClose: Decimal
}

export interface ExtendedPage {
  /** Undefined in the regular session, when nothing is listed. */
  readonly phase: 'pre' | 'after' | undefined
  readonly rows: readonly ExtendedRow[]
  readonly total: number
  /** When the rows were sorted. */
  readonly at: Instant
}

export interface BoardRow {
  readonly instrument: Instrument
  readonly quote: Quote
}

export interface BoardPage {
  readonly rows: readonly BoardRow[]
  readonly total: number
  /** When the rows were sorted; prices are of `now`. */
  readonly at: Instant
}

export interface Page {
  /** Counted from 1. */
  readonly number: number
  readonly size: number
  /** Only listings of this industry group, by its English name. */
  readonly sector?: string | undefined
  /** A moment of whose ranking the page is, `at` of the page before. @defaultValue now */
  readonly rankedAt?: Instant | undefined
}

export const investorTypes = ['individual', 'foreign', 'institution'] as const
export type InvestorType = (typeof investorTypes)[number]

/** Who traded on a whole trading day, and how. */
export interface FactsOfDay {
  readonly date: LocalDate
  /** Net units bought; they add up to 0. */
  readonly netBuying: Readonly<Record<InvestorType, Decimal>>
  /** Units sold short, and which fraction of the day's volume they are. */
  readonly shortSelling: { readonly volume: Decimal; readonly ratio: Decimal }
}

/** What the stock detail shows besides the quote. Money in the instrument's currency. */
export interface StockFacts {
  readonly marketCap: Decimal
  readonly sharesOutstanding: Decimal
  readonly week52High: Decimal
  readonly week52Low: Decimal
  /** Fraction of all units, 0 to 1. */
  readonly foreignOwnership: Decimal
  /** Units lent out to those who sold them short. */
  readonly shortBalance: Decimal
  /** The last whole trading days, the latest first; fewer of a new listing. */
  readonly days: readonly FactsOfDay[]
  readonly limits: { readonly low: Decimal; readonly high: Decimal } | undefined
}

export const listingStatuses = ['listed', 'halted', 'delisted', 'notYetListed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/**
 * The market behind the broker (docs/rules/market.md). Every answer is a pure function of the seed, the calendar, the overrides
 * and the times asked for, so all instances answer alike. Prices of `origin: 'simulated'` and bars with `simulated` are not real.
 * The market covers the years 2000 to 2038 (`isMarketTime`): outside them nothing is quoted and nothing crosses.
 */
export interface MarketPort {
  /** Overrides that are not applied, and why. All others are. */
  readonly problems: readonly OverrideProblem[]
  readonly listing: (id: InstrumentId) => Instrument | undefined
  readonly listings: () => readonly Instrument[]
  /** Undefined for an unknown instrument. */
  readonly status: (id: InstrumentId, now: Instant) => ListingStatus | undefined
  /** Finds by code or name in any language, the best match first; delisted instruments are left out. @defaultValue limit 50 */
  readonly search: (query: string, now: Instant, limit?: number) => readonly Instrument[]
  /**
   * The last price, also while the market is closed or the instrument is halted. Undefined for an instrument that is unknown,
   * delisted or not yet traded, and where `now` lies in a recorded series.
   */
  readonly quote: (id: InstrumentId, now: Instant) => Quote | undefined
  readonly book: (id: InstrumentId, now: Instant) => Book | undefined
  /** Reads at most the days of its page. @defaultValue yieldTurn never pauses */
  readonly candles: (
    id: InstrumentId,
    query: CandleQuery,
    now: Instant,
    yieldTurn?: YieldTurn,
  ) => Promise<CandlePage>
  /**
   * The first moment from `from` to `to`, both included, at which the condition is met. Prices count in the condition's phases only,
   * and never while the instrument is halted, delisted or not yet listed. The price at the first moment after such a gap counts,
   * wherever it moved meanwhile. A trail's `peak` is the one at `from`; it moves with the prices that count from then on.
   * The cost hardly grows with the time searched: whole days are skipped by their daily bars.
   */
  readonly firstCross: (id: InstrumentId, cross: Cross, from: Instant, to: Instant) => Crossed | undefined
  /** A trail's peak after the prices that count from `from` to `to`, both included: the `peak` to search with from `to` on. */
  readonly peakOf: (id: InstrumentId, cross: TrailCross, from: Instant, to: Instant) => Decimal
  /**
   * Bounds of every bid and ask after `from` until `to`, `to` included, in any open phase while the instrument is not halted.
   * Never too narrow. Where whole days lie between, they may be too wide, by a tick or by the close before.
   * Undefined where there is no such price.
   */
  readonly extremes: (id: InstrumentId, from: Instant, to: Instant) => Extremes | undefined
  /** Dividends and splits that were announced, whatever became of them, the earliest ex-date first. */
  readonly actions: (id: InstrumentId) => readonly AnnouncedAction[]
  /** Capital increases that were announced, whatever became of them, the earliest record date first. */
  readonly increases: (id: InstrumentId) => readonly AnnouncedRights[]
  /** The instruments with announcements of any kind. */
  readonly acting: () => readonly InstrumentId[]
  /** A price of the time `from` in units of the time `to`: what splits between them made of it. */
  readonly splitSince: (id: InstrumentId, price: Decimal, from: Instant, to: Instant) => Decimal
  readonly board: (kind: Board, market: MarketId, now: Instant, page: Page) => BoardPage
  readonly ranked: (ranking: Ranking, market: MarketId, now: Instant, page: Page) => BoardPage
  /** The largest first; none of markets without stocks. */
  readonly sectors: (market: MarketId, now: Instant) => readonly Sector[]
  /** Of all that can be traded: no index counts. */
  readonly breadth: (market: MarketId, now: Instant) => Breadth
  /** Outside the regular session, by how far each price is from the regular close, the greatest rise first. */
  readonly extended: (market: MarketId, now: Instant, page: Page) => ExtendedPage
  /** Events of the last thirty days, the latest first. @defaultValue yieldTurn never pauses */
  readonly news: (id: InstrumentId, now: Instant, yieldTurn?: YieldTurn) => Promise<readonly MarketEvent[]>
  /** Quotes the market's listings for the ranking of a moment, so that `board` finds them quoted. */
  readonly prepareBoard: (market: MarketId, at: Instant, yieldTurn: YieldTurn) => Promise<void>
  /** Undefined where an instrument has no units outstanding. */
  readonly marketCap: (id: InstrumentId, now: Instant) => Decimal | undefined
  /** How much a stock is sought after to be borrowed in a month (`2026-03`): evenly from 0 to 1. */
  readonly borrowing: (id: InstrumentId, month: string) => Decimal | undefined
  readonly facts: (id: InstrumentId, now: Instant) => StockFacts | undefined
  readonly session: (id: InstrumentId, now: Instant) => SessionState | undefined
  /** Some thirty prices of the last regular session that has begun, the latest last: of the day that `timeShare` charts. */
  readonly sparkline: (id: InstrumentId, now: Instant) => readonly Decimal[]
}

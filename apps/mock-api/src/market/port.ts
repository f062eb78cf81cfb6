import type {
  Adjustment,
  Book,
  Candle,
  ChartPeriod,
  Decimal,
  Instant,
  Instrument,
  InstrumentId,
  LocalDate,
  MarketId,
  Quote,
  SessionState,
} from '@onelot/domain'

/** Which way a watched price must go, and whose side of the book it is (RULES 3 and 4). */
export interface Cross {
  readonly at: 'bid' | 'ask'
  readonly when: 'atMost' | 'atLeast'
  readonly price: Decimal
}

export interface Crossed {
  readonly at: Instant
  /** The bid or ask at that moment, at which the order fills. */
  readonly price: Decimal
}

export interface CandleQuery {
  readonly period: ChartPeriod
  /** Taken for day, week and month bars; intraday bars are as traded. */
  readonly adjustment: Adjustment
  /** Only bars before this time (of the kind that the period's bars have). */
  readonly before?: Instant | LocalDate
  readonly limit: number
}

export interface CandlePage {
  /** In time order, the last one still growing while its session runs. */
  readonly candles: readonly Candle[]
  /** Older bars exist. */
  readonly more: boolean
}

export const boardKinds = ['hot', 'rising', 'falling', 'active'] as const
/** `hot` by value traded, `active` by units traded, the others by change since the previous close. */
export type BoardKind = (typeof boardKinds)[number]

export interface BoardRow {
  readonly instrument: Instrument
  readonly quote: Quote
}

export interface BoardPage {
  readonly rows: readonly BoardRow[]
  readonly total: number
  /** When the order of the rows was taken; prices are of `now`. */
  readonly at: Instant
}

export interface Page {
  /** Counted from 1. */
  readonly number: number
  readonly size: number
}

export const investorTypes = ['individual', 'foreign', 'institution'] as const
export type InvestorType = (typeof investorTypes)[number]

/** Facts of the stock detail besides its quote (RULES 10). Money in the instrument's currency. */
export interface StockFacts {
  readonly marketCap: Decimal
  readonly sharesOutstanding: Decimal
  readonly week52High: Decimal
  readonly week52Low: Decimal
  /** Share of all units, 0 to 1. */
  readonly foreignOwnership: Decimal
  readonly shortSelling: {
    /** Units sold short on the last whole trading day, and their share of its volume. */
    readonly volume: Decimal
    readonly ratio: Decimal
    /** Units lent out. */
    readonly balance: Decimal
  }
  /** Net units bought on the last whole trading day; they add up to 0. */
  readonly netBuying: Readonly<Record<InvestorType, Decimal>>
  readonly limits: { readonly low: Decimal; readonly high: Decimal } | undefined
}

export type ListingStatus = 'listed' | 'halted' | 'delisted' | 'notYetListed'

/**
 * The market behind the broker: everything is a pure function of the seed, the calendar, the overrides and the time asked for, so
 * that every instance answers alike (DESIGN 2). Prices of `origin: 'simulated'` and bars with `simulated` are not real.
 */
export interface MarketPort {
  readonly listing: (id: InstrumentId) => Instrument | undefined
  readonly listings: () => readonly Instrument[]
  /** Undefined for an unknown instrument. */
  readonly status: (id: InstrumentId, now: Instant) => ListingStatus | undefined
  /** By code or name in any language, the best match first; delisted instruments are left out. */
  readonly search: (query: string, now: Instant, limit?: number) => readonly Instrument[]
  /** Undefined where it is unknown, delisted or not yet traded, or where `now` lies in a recorded series. */
  readonly quote: (id: InstrumentId, now: Instant) => Quote | undefined
  readonly book: (id: InstrumentId, now: Instant) => Book | undefined
  readonly candles: (id: InstrumentId, query: CandleQuery, now: Instant) => Promise<CandlePage>
  /**
   * The first moment from `from` to `to`, both included, at which `quote` satisfies the condition. Prices that stand while the
   * market is closed count at `from` only: whether orders may fill then is the session's matter.
   */
  readonly firstCross: (id: InstrumentId, cross: Cross, from: Instant, to: Instant) => Crossed | undefined
  readonly board: (kind: BoardKind, market: MarketId, now: Instant, page: Page) => BoardPage
  readonly facts: (id: InstrumentId, now: Instant) => StockFacts | undefined
  readonly session: (id: InstrumentId, now: Instant) => SessionState | undefined
  /** Some thirty prices of the running (or last) trading day, the latest last. */
  readonly sparkline: (id: InstrumentId, now: Instant) => readonly Decimal[]
}

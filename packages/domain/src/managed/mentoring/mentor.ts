import type { SplitRatio } from '../../base/instruments/announced.ts'
import type { InstrumentId, MentorId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { Localized } from '../../base/localized.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { DailyWorth } from './figures.ts'

/** A share that a mentor trades by crossing averages of its closes: it has it while the fast one is above the slow one. */
export interface MentorShare {
  readonly instrument: InstrumentId
  /** Days of the averages. */
  readonly fast: number
  readonly slow: number
}

/** A simulated trader whose trades members copy (docs/rules/copy-trading.md). */
export interface Mentor {
  readonly id: MentorId
  readonly name: Localized
  readonly market: MarketId
  /** With which it began; each share has an equal part of it. */
  readonly capital: Money
  /** Listed stocks of its market, of one share a lot. */
  readonly shares: readonly MentorShare[]
  /** The most that all followers together may put in, in the market's currency. @defaultValue no limit */
  readonly size?: Decimal | undefined
  /** The least that a follower puts in and keeps in. */
  readonly least: Decimal
  /** Part of what a follow has earned when it ends: 0.1 is 10 percent. */
  readonly feeRate: Decimal
  /** Follows are taken from then on, and before `to`. */
  readonly from: Instant
  readonly to: Instant
  /** Trading days after which a follow ends. @defaultValue until the member ends it */
  readonly termDays?: number | undefined
}

/** What a mentor did with one share at an opening. */
export interface MentorFill {
  readonly instrument: InstrumentId
  readonly side: 'buy' | 'sell'
  readonly lots: number
  readonly lotsBefore: number
  readonly price: Decimal
  /** What a purchase cost with its commission, or what a sale brought after commission and tax. */
  readonly amount: Money
  /** Of a sale: what the trade has earned since its purchase. */
  readonly earned?: Money | undefined
  /** Of a sale: the day of its purchase. */
  readonly since?: LocalDate | undefined
}

/** What a mentor has of a share. */
export interface Sleeve {
  readonly instrument: InstrumentId
  readonly cash: Money
  readonly lots: number
  /** Whether its averages say that it has the share; a decision that nothing could fill stays. */
  readonly isIn: boolean
  /** Of what it has. */
  readonly entry?: { readonly day: LocalDate; readonly cost: Money } | undefined
}

/** The trades of one opening as they are mirrored. */
export interface MentorTrade {
  /** Unique to the mentor. */
  readonly day: LocalDate
  readonly at: Instant
  /** Cash and shares at the prices of the opening, before the first fill. */
  readonly equity: Money
  /** Sales first, then by the share. */
  readonly fills: readonly MentorFill[]
  /** Of shares of the mentor that are split at this opening. */
  readonly splits?: readonly { readonly instrument: InstrumentId; readonly ratio: SplitRatio }[] | undefined
}

/** What a mentor did on the days before it was announced. */
export interface MentorHistory {
  readonly sleeves: readonly Sleeve[]
  /** What it was worth at each close, the earliest first. */
  readonly days: readonly DailyWorth[]
  /** Openings with fills, the earliest first. */
  readonly trades: readonly MentorTrade[]
}

/** A share that a mentor has, at the price of now. */
export interface MentorHolding {
  readonly instrument: InstrumentId
  readonly lots: number
  readonly price: Decimal
}

/** What a mentor has now. */
export interface MentorBook {
  readonly equity: Money
  readonly holdings: readonly MentorHolding[]
}

import type { Standing } from '../../base/access/standing.ts'
import type { InstrumentId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Instrument, MarketId } from '../../base/instruments/instrument.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Quota } from '../../base/module/quota.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { DailyTerms } from './accrual.ts'
import type { LendableLots } from './loan.ts'

/** A listed share by what it is lent for now. */
export interface LendingOffer {
  readonly instrument: Instrument
  /** A setting: whether shares of its market are lent for a term. */
  readonly isOpen: boolean
  /** Undefined while it is halted, and where it has none. */
  readonly last: Decimal | undefined
  /** The least that shares for a term are worth. */
  readonly least: Money
  /** Calendar days of the terms that there are. */
  readonly terms: readonly number[]
  readonly rate: Decimal
  /** In shares, of all members. */
  readonly quota: Quota
  /** Lots that a loan could have, the oldest position first. */
  readonly lendable: readonly LendableLots[]
}

/** What is needed to begin a loan, and to end one. */
export interface LendingDays {
  /** The exchange-local date. */
  readonly today: LocalDate
  /** The next opening of the market after now. */
  readonly nextOpening: Instant
  /** When a loan of a term ends that begins now. */
  readonly endOf: (term: number) => Instant
  /** Part of the interest. */
  readonly taxRate: Decimal
  /** Since a date: what a loan of a rate, or automatic lending, counts by. */
  readonly termsOf: (rate?: Decimal) => DailyTerms
}

/** A share of the account as automatic lending sees it. */
export interface FollowedShare {
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly currency: Money['currency']
  /** Own lots whose lock is over and which no loan has. */
  readonly lots: number
  readonly unlocksAt: Instant | undefined
  /** Whether further lots may be taken: the account is not restricted, and lending is offered. */
  readonly mayTake: boolean
}

/** What the rules know of the account, the site and the shares. */
export interface LendingContext extends RuleContext, Standing {
  /** A setting: whether lending is offered. */
  readonly offered: boolean
  /** Of a request; undefined where the share is unknown or delisted, or no stock. */
  readonly offer: LendingOffer | undefined
  /** Of the shares that a command concerns. */
  readonly daysOf: (instrument: InstrumentId) => LendingDays | undefined
  /** The lots that a request which passes may have, the oldest position first. */
  readonly lendable: readonly LendableLots[]
  /** Those of the command, or all that the account has and automatic lending has. */
  readonly followed: readonly FollowedShare[]
  /** The first opening of the home exchange in the next month. */
  readonly nextPayment: Instant
}

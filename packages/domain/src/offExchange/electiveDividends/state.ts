import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import type { InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

/** What a member wants of every elective dividend: to choose each time, shares, or cash. Both of the latter without being asked. */
export const standingChoices = ['ask', 'shares', 'cash'] as const
export type StandingChoice = (typeof standingChoices)[number]

/** What an election is for; fixed when it is submitted. */
export interface ElectionTerms {
  readonly dividend: string
  readonly instrument: InstrumentId
  /** Own shares that were counted at the ex-date. */
  readonly quantity: Decimal
  /** What the dividend of these shares pays after withholding: shares are bought of it. */
  readonly net: Money
}

/** What the own shares of an account receive of an elective dividend, as they were counted at the ex-date. */
export interface Entitled {
  readonly dividend: AnnouncedDividend
  readonly terms: ElectionTerms
  /** Undefined: it is paid in cash. */
  readonly election?: 'underReview' | 'accepted' | undefined
}

/** Why a dividend was not paid in shares. `tooLittle`: it does not buy one; `owed`: a debt was collected of it. */
export const cashCauses = [
  'notElected',
  'notAccepted',
  'restricted',
  'noClose',
  'split',
  'delisted',
  'tooLittle',
  'owed',
] as const
export type CashCause = (typeof cashCauses)[number]

/** Shares that a dividend buys at a price, and what stays cash. */
export interface SharesBought {
  readonly shares: number
  readonly price: Decimal
  readonly cost: Money
  readonly rest: Money
}

/** How an elective dividend was paid. */
export type ElectionOutcome =
  | (SharesBought & { readonly kind: 'shares'; readonly position: string })
  | { readonly kind: 'cash'; readonly cause: CashCause }

/** An elective dividend of an account that was paid. */
export interface ElectionRecord {
  readonly dividend: AnnouncedDividend
  readonly terms: ElectionTerms
  readonly outcome: ElectionOutcome
  readonly at: Instant
}

export interface ElectiveDividendsState {
  /** Counted and not paid yet, by the dividend. */
  readonly entitled: Readonly<Record<string, Entitled>>
  readonly standing: StandingChoice
}

export const initialElectiveDividends: ElectiveDividendsState = Object.freeze({
  entitled: {},
  standing: 'ask',
})

export const entitledIn = (
  { entitled }: Pick<ElectiveDividendsState, 'entitled'>,
  dividend: string,
): Entitled | undefined => (Object.hasOwn(entitled, dividend) ? entitled[dividend] : undefined)

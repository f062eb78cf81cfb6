import { type InstrumentId, type MentorId, type PositionId, positionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { Difference, Story } from '../mentoring/difference.ts'
import type { Unsettled } from '../mentoring/ending.ts'
import type { MentorTrade } from '../mentoring/mentor.ts'
import type { SkippedCause } from '../mentoring/mirroring.ts'

/** Fixed when a request to follow a mentor was submitted. */
export interface FollowTerms {
  readonly mentor: MentorId
  readonly market: MarketId
  readonly amount: Money
  /** In percent. */
  readonly stopLoss: number
  /** What the mentor has is bought at once. */
  readonly copyOpen: boolean
  readonly feeRate: Decimal
  readonly least: Decimal
  /** Whether the mentor has a size, so that the amount has claimed a part of it. */
  readonly claims: boolean
  readonly termDays?: number | undefined
}

/** Fixed when a request to put in more was submitted. */
export interface AddTerms {
  readonly follow: string
  readonly mentor: MentorId
  readonly amount: Money
  readonly claims: boolean
}

/** A position that a follow has. */
export interface Mirrored {
  readonly id: PositionId
  readonly instrument: InstrumentId
  readonly lots: number
  /** Lots that could not be sold when they should have been: they are sold at the first price. */
  readonly owed?: { readonly lots: number; readonly from: Instant } | undefined
  /** At which bid it is looked again whether the follow is stopped. */
  readonly stopAt?: Decimal | undefined
}

export const followEndings = ['member', 'stopLoss', 'term', 'closed'] as const
export type FollowEnding = (typeof followEndings)[number]

export type FollowPhase = 'following' | 'paused' | 'ending'

export interface Follow {
  /** That of the request. */
  readonly id: string
  readonly terms: FollowTerms
  readonly begunAt: Instant
  readonly phase: FollowPhase
  /** All that was put in, and taken out of it. */
  readonly put: Money
  readonly taken: Money
  readonly cash: Money
  readonly unsettled: readonly Unsettled[]
  /** In percent, of `base`. */
  readonly stopLoss: number
  readonly base: Money
  readonly positions: readonly Mirrored[]
  /** How many it has opened so far. */
  readonly opened: number
  /** When what the mentor has is bought; missing from then on. */
  readonly opensAt?: Instant | undefined
  /** Trades of the mentor that are mirrored soon. */
  readonly pending: readonly { readonly trade: MentorTrade; readonly dueAt: Instant }[]
  readonly endsAt?: Instant | undefined
  /** `sellsAt` is missing once it has sold what it could. */
  readonly ending?: { readonly cause: FollowEnding; readonly sellsAt?: Instant | undefined } | undefined
  readonly story: Story
}

/** A trade of the mentor that a follow did not mirror. */
export interface SkippedTrade {
  readonly at: Instant
  readonly instrument: InstrumentId
  readonly cause: SkippedCause
  readonly mentorLots: number
  /** What it would have bought. */
  readonly lots: number
}

/** How a follow ended. */
export interface EndedFollow {
  readonly at: Instant
  readonly ending: FollowEnding
  readonly fee: Money
  readonly paid: Money
  /** Missing where the mentor had no prices then. */
  readonly difference?: Difference | undefined
}

export const currencyOf = ({ put }: Pick<Follow, 'put'>): Currency => put.currency

const SEPARATOR = '-copy-'

/** The id of the position that a follow opens next. */
export const nextPosition = ({ id, opened }: Pick<Follow, 'id' | 'opened'>): PositionId =>
  positionId(`${id}${SEPARATOR}${String(opened + 1)}`)

/** The follow that has or had a position. */
export const followOfPosition = (position: PositionId): string =>
  position.slice(0, Math.max(0, position.lastIndexOf(SEPARATOR)))

/** Lots of a position that nothing is to sell yet. */
export const freeLots = ({ lots, owed }: Mirrored): number => lots - (owed?.lots ?? 0)

import type { Restriction } from '../../base/access/access.ts'
import type { FundOperation } from '../../base/funds/pending.ts'
import type { Instant } from '../../base/instant.ts'
import type { Kind } from '../../base/module/kind.ts'
import type { Money } from '../../base/money/money.ts'

/** How a request ends. */
export const requestEndings = ['passed', 'rejected', 'cancelled'] as const
export type RequestEnding = (typeof requestEndings)[number]

export const requestStates = ['underReview', ...requestEndings] as const
export type RequestStatus = (typeof requestStates)[number]

/**
 * What keeps a request from passing by the rules of the module that asked: it would be paid to a bank account that is not in the verified name any
 * more; its share was delisted, or was changed by a split or an ex-date since it was submitted; what secures it is too small by now; the time
 * in which it could pass is over.
 */
export const requestObstacles = ['nameMismatch', 'delisted', 'changed', 'collateral', 'late'] as const
export type RequestObstacle = (typeof requestObstacles)[number]

/** Why a request was rejected: by an operator, because of what the account was forbidden meanwhile, or by an obstacle. */
export const rejectionCauses = ['operator', 'restriction', ...requestObstacles] as const
export type RejectionCause = (typeof rejectionCauses)[number]

/** What a member asks of the broker, and a review decides. */
export interface MemberRequest {
  /** `module.whatIsAsked`. */
  readonly kind: Kind
  /** Fixed when it was submitted. JSON. */
  readonly terms: object
  /** What is on hold of the available funds until the request ends. */
  readonly hold?: Money | undefined
  /** With one of these on the account it cannot pass either; never on a frozen or disabled one. */
  readonly rejectedBy?: readonly Restriction[] | undefined
  readonly fundOperation?: FundOperation | undefined
  /** The bank account or the wallet that it pays to, which stays linked until it ends (docs/rules/payees.md). */
  readonly payee?: string | undefined
}

export interface SubmittedRequest extends MemberRequest {
  /** Also the `ref` of its postings. */
  readonly id: string
  readonly submittedAt: Instant
}

/** What an operator decided, and why. */
export interface RequestDecision {
  readonly decision: 'pass' | 'reject'
  readonly reason?: string | undefined
}

/** How a request ended, and why. Without a decision the broker ended it by itself. */
export type RequestEnd = { readonly endedAt: Instant } & (
  | { readonly ending: 'passed'; readonly decided?: RequestDecision | undefined }
  | {
      readonly ending: 'rejected'
      readonly cause: RejectionCause
      readonly decided?: RequestDecision | undefined
    }
  | { readonly ending: 'cancelled' }
)

export interface RequestsState {
  /** Keyed by id. Those that have ended are rows. */
  readonly underReview: Readonly<Record<string, SubmittedRequest>>
}

export const initialRequests: RequestsState = Object.freeze({ underReview: {} })

export const requestIn = ({ underReview }: RequestsState, id: string): SubmittedRequest | undefined =>
  Object.hasOwn(underReview, id) ? underReview[id] : undefined

/** The fund operation that is under review. */
export const pendingFundOperation = ({ underReview }: RequestsState): FundOperation | undefined =>
  Object.values(underReview).find(({ fundOperation }) => fundOperation !== undefined)?.fundOperation

/** Bank accounts and wallets that something under review pays to. */
export const payeesUnderReview = ({ underReview }: RequestsState): readonly string[] =>
  Object.values(underReview).flatMap(({ payee }) => payee ?? [])

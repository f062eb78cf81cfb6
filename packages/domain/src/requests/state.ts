import type { Restriction } from '../access/access.ts'
import type { Instant } from '../instant.ts'
import type { Kind } from '../module/kind.ts'
import type { Money } from '../money/money.ts'

/** How a request ends. */
export const requestEndings = ['passed', 'rejected', 'cancelled'] as const
export type RequestEnding = (typeof requestEndings)[number]

export const requestStates = ['underReview', ...requestEndings] as const
export type RequestStatus = (typeof requestStates)[number]

/** Why a request was rejected: by an operator, or because of what the account was forbidden meanwhile. */
export const rejectionCauses = ['operator', 'restriction'] as const
export type RejectionCause = (typeof rejectionCauses)[number]

/** Operations that exclude each other: of all that are under review, an account has one at most. */
export type FundOperation = 'deposit' | 'other'

/** What a member asks of the broker, and a review decides. */
export interface MemberRequest {
  /** Also the `ref` of its postings. */
  readonly id: string
  /** `module.whatIsAsked`. */
  readonly kind: Kind
  /** Fixed when it was submitted. JSON. */
  readonly terms: object
  /** Of the available funds, on hold until the request ends. */
  readonly hold?: Money | undefined
  /** With one of these on the account it cannot pass. @defaultValue frozen and disabled */
  readonly rejectedBy?: readonly Restriction[] | undefined
  readonly fundOperation?: FundOperation | undefined
}

export interface SubmittedRequest extends MemberRequest {
  readonly submittedAt: Instant
}

/** How a request ended, and why. */
export type RequestEnd = { readonly endedAt: Instant } & (
  | { readonly ending: 'passed'; readonly reason?: string | undefined }
  | { readonly ending: 'rejected'; readonly cause: RejectionCause; readonly reason?: string | undefined }
  | { readonly ending: 'cancelled' }
)

export interface RequestsState {
  /** By id. Those that have ended are rows. */
  readonly underReview: Readonly<Record<string, SubmittedRequest>>
}

export const initialRequests: RequestsState = Object.freeze({ underReview: {} })

export const requestIn = ({ underReview }: RequestsState, id: string): SubmittedRequest | undefined =>
  Object.hasOwn(underReview, id) ? underReview[id] : undefined

/** The fund operation that is under review. */
export const pendingFundOperation = ({ underReview }: RequestsState): FundOperation | undefined =>
  Object.values(underReview).find(({ fundOperation }) => fundOperation !== undefined)?.fundOperation

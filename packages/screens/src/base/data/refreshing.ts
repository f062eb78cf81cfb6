import { ApiError, type ApiFailure } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'

/** The outcome of reading again. A failure leaves the old answer. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** An answer that shows although it could not be read anew. */
export interface Outdated {
  /** When it was read. */
  readonly since: Instant
  readonly failure: ApiFailure
}

export interface Refreshable {
  readonly refresh: () => Promise<RefreshOutcome>
}

/** Why a read failed. An error that is not the wire's is a bug, and is thrown. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure
  throw error
}

/** The outcome by the error that a cache keeps beside an answer: SWR's `mutate` itself swallows it. */
export const outcomeOf = (error: unknown): RefreshOutcome =>
  error === undefined ? { kind: 'refreshed' } : { kind: 'failed', failure: failureOf(error) }

/** Reads all anew. The first failure is the outcome of the whole. */
export async function refreshAll(reads: readonly Refreshable[]): Promise<RefreshOutcome> {
  const outcomes = await Promise.all(reads.map((read) => read.refresh()))
  return outcomes.find(({ kind }) => kind === 'failed') ?? { kind: 'refreshed' }
}

/** For pull to refresh. @throws ApiError where it failed */
export async function pulled(outcome: Promise<RefreshOutcome>): Promise<void> {
  const became = await outcome
  if (became.kind === 'failed') throw new ApiError(became.failure)
}

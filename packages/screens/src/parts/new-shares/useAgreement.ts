import type { ApplicationTerms, BidTerms } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { useEvery } from '../../base/data/useEvery.ts'
import { useHasCome } from '../../base/data/useHasCome.ts'

const AGAIN_MS = 1_000

/** What a member has to keep to. */
export type Terms = Pick<ApplicationTerms | BidTerms, 'obstacles'>

/** Whether the terms are of another moment than what is offered: they say that it has not opened, or has closed, and it is open. */
export function disagrees(phase: string | undefined, terms: Terms | undefined): boolean {
  if (phase !== 'open' || terms === undefined) return false
  return terms.obstacles.some(
    (code) => code === 'NOT_YET_SUBSCRIPTION_TIME' || code === 'SUBSCRIPTION_CHANNEL_CLOSED',
  )
}

export interface Phased {
  readonly phase: string
  readonly phaseEnds?: Instant | undefined
}

/**
 * Reads again until what is offered and its terms agree, and until the next phase has begun once its time has come: the broker begins it a
 * moment later, perhaps between the two answers, and nothing is reported of it.
 */
export function useAgreement(
  offered: Phased | undefined,
  terms: Terms | undefined,
  onRefresh: () => void,
): void {
  const isBehind = useHasCome(offered?.phaseEnds)
  const isNeeded = isBehind || disagrees(offered?.phase, terms)
  useEvery(isNeeded ? AGAIN_MS : undefined, onRefresh)
}

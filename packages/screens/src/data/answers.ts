import type { CachePolicy } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { SWRConfiguration } from 'swr'

/** What is known of the kept answers: the time of each, and whether the account has changed since. */
export interface Answers {
  /** A request goes out; the returned function is called when its answer is here. */
  readonly asked: (key: string) => () => void
  /** The time of the kept answer. */
  readonly at: (key: string) => Instant | undefined
  /** Whether the account has changed since it was asked for, or may have changed without a report. */
  readonly isOutdated: (key: string) => boolean
  readonly accountMoved: () => void
  /** Whether the stream would report a change of the account. */
  readonly accountIsHeard: (heard: boolean) => void
}

export function createAnswers(now: () => Instant): Answers {
  const kept = new Map<string, { readonly at: Instant; readonly moves: number }>()
  let moves = 0
  let heard = false
  return {
    asked(key) {
      const movesBefore = moves
      return () => {
        kept.set(key, { at: now(), moves: movesBefore })
      }
    },
    at: (key) => kept.get(key)?.at,
    isOutdated: (key) => !heard || kept.get(key)?.moves !== moves,
    accountMoved() {
      moves += 1
    },
    accountIsHeard(next) {
      heard = next
    },
  }
}

/**
 * How the cache treats a kept answer, by its policy: whether a new reader, or a return to the app, reads it again. A failed read
 * leaves no answer, so the next reader tries again.
 */
export function holdingOf(policy: CachePolicy, outdated: boolean): SWRConfiguration {
  switch (policy) {
    case 'startup':
      return { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
    case 'session':
      return { revalidateIfStale: outdated, revalidateOnFocus: outdated, revalidateOnReconnect: true }
    case 'live':
      return { revalidateIfStale: true, revalidateOnFocus: true, revalidateOnReconnect: true }
  }
}

import type { CachePolicy } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { SWRConfiguration } from 'swr'

/** What is known of the answers that are kept: of when each is, and whether the account has moved since. */
export interface Answers {
  /** A request goes out; the returned function is called when its answer is here. */
  readonly asked: (key: string) => () => void
  /** Of when the kept answer is. */
  readonly at: (key: string) => Instant | undefined
  /** Whether the account has moved since it was asked for, or may have, unheard. */
  readonly isOutdated: (key: string) => boolean
  readonly accountMoved: () => void
  /** Whether the stream would tell if the account moved. */
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
 * What the cache does with an answer that it has, by its policy: whoever comes to it, or back to the app, asks again or not. A failed read
 * leaves no answer, and is tried again by the next who comes.
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

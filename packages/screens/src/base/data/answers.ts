import type { CachePolicy } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { SWRConfiguration } from 'swr'

/** A request that is under way. */
export interface Asked {
  /** The account had this version when it was read, or a later one. */
  readonly onAccountVersion: (version: number) => void
  /** Its answer is here. Returns whether it is of the account as it was reported last. */
  readonly arrived: () => boolean
  /** It is under way no longer, with an answer or without. */
  readonly ended: () => void
}

/** What is known of the kept answers: the time of each, and whether the account has changed since. */
export interface Answers {
  /** A request goes out. */
  readonly asked: (key: string) => Asked
  /** The time of the kept answer. */
  readonly at: (key: string) => Instant | undefined
  /** Its answer is still to come. */
  readonly isUnderWay: (key: string) => boolean
  /** Whether the account has changed since it was asked for, or may have changed without a report. */
  readonly isOutdated: (key: string) => boolean
  /** It has this version now, where that is known: an answer that was read at it, or later, is not outdated. */
  readonly accountMoved: (version?: number) => void
  /** Whether the stream would report a change of the account. */
  readonly accountIsHeard: (heard: boolean) => void
}

interface Kept {
  readonly at: Instant
  readonly version: number | undefined
  /** How often the account had moved. */
  readonly moves: number
}

export function createAnswers(now: () => Instant): Answers {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, object>()
  let moves = 0
  /** The last version that was reported; NaN where a change had none, which no answer is known to have. */
  let reported = 0
  let heard = false
  const isCurrent = ({ version }: Pick<Kept, 'version'>) => version !== undefined && version >= reported
  return {
    asked(key) {
      const movesBefore = moves
      let version: number | undefined
      const request = {}
      underWay.set(key, request)
      return {
        onAccountVersion: (read) => {
          version = read
        },
        arrived: () => {
          const movesThen = isCurrent({ version }) ? moves : movesBefore
          kept.set(key, { at: now(), version, moves: movesThen })
          return movesThen === moves
        },
        ended: () => {
          if (underWay.get(key) === request) underWay.delete(key)
        },
      }
    },
    at: (key) => kept.get(key)?.at,
    isUnderWay: (key) => underWay.has(key),
    isOutdated: (key) => !heard || kept.get(key)?.moves !== moves,
    accountMoved(version = Number.NaN) {
      moves += 1
      reported = version
      for (const [key, answer] of kept) if (isCurrent(answer)) kept.set(key, { ...answer, moves })
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

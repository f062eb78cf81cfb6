import type { CachePolicy } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { SWRConfiguration } from 'swr'

/** A read that is under way, for who sends it to say what becomes of it. */
export interface ReadUnderWay {
  /** The account had this version when it was read, or a later one. */
  readonly onAccountVersion: (version: number) => void
  /** Its answer is here. Returns whether to ask again: it is not of the account as it was reported last, and no other request follows. */
  readonly arrived: () => boolean
  /** It is under way no longer, with an answer or without. */
  readonly ended: () => void
}

/** What is known of the answers that the cache keeps, by their keys: when each came, and whether the account has changed since. */
export interface Answers {
  /**
   * A request goes out.
   * @param isDroppable whether the cache drops its answer where another request follows meanwhile
   */
  readonly asked: (key: string, isDroppable: boolean) => ReadUnderWay
  /** Another request follows, now or once there is a reader: the cache will not keep the answer that is under way. */
  readonly dropped: (key: string) => void
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

interface KeptAnswer {
  readonly cameAt: Instant
  /** Of the account, where the answer named one. */
  readonly version: number | undefined
  /** The change of the account up to which it is known to be right, counted from the start. */
  readonly upToChange: number
}

export function createAnswers(now: () => Instant): Answers {
  const kept = new Map<string, KeptAnswer>()
  const underWay = new Map<string, { readonly isDroppable: boolean; isDropped: boolean }>()
  /** Changes of the account that were reported. */
  let changes = 0
  /** The version that was reported last; NaN where a change had none, which no answer is known to have. */
  let reportedVersion = 0
  let isStreamOpen = false
  const hasReported = (version: number | undefined): boolean =>
    version !== undefined && version >= reportedVersion

  return {
    asked(key, isDroppable) {
      const changesBefore = changes
      let version: number | undefined
      const request = { isDroppable, isDropped: false }
      underWay.set(key, request)
      return {
        onAccountVersion: (read) => {
          version = read
        },
        arrived: () => {
          if (request.isDropped) return false
          // It may have been read before a change that was reported meanwhile, unless its version says that it was not.
          const upToChange = hasReported(version) ? changes : changesBefore
          kept.set(key, { cameAt: now(), version, upToChange })
          return upToChange !== changes
        },
        ended: () => {
          // Another one may have been sent under the same key.
          if (underWay.get(key) === request) underWay.delete(key)
        },
      }
    },
    dropped(key) {
      const request = underWay.get(key)
      if (request?.isDroppable === true) request.isDropped = true
    },
    at: (key) => kept.get(key)?.cameAt,
    isUnderWay: (key) => underWay.has(key),
    isOutdated: (key) => !isStreamOpen || kept.get(key)?.upToChange !== changes,
    accountMoved(version = Number.NaN) {
      changes += 1
      reportedVersion = version
      for (const [key, answer] of kept)
        if (hasReported(answer.version)) kept.set(key, { ...answer, upToChange: changes })
    },
    accountIsHeard(heard) {
      isStreamOpen = heard
    },
  }
}

export interface ReadingOptions {
  /** Asks again where the account was reported to have moved while the answer was on its way. */
  readonly isCurrentNeeded: boolean
  /** The cache drops the answer where another request follows meanwhile. */
  readonly isDroppable: boolean
}

/** Asks for what is kept under a key. */
export async function readUnder<Answer>(
  { asked }: Pick<Answers, 'asked'>,
  key: string,
  ask: (read: Pick<ReadUnderWay, 'onAccountVersion'>) => Promise<Answer>,
  { isCurrentNeeded, isDroppable }: ReadingOptions,
): Promise<Answer> {
  for (;;) {
    const { onAccountVersion, arrived, ended } = asked(key, isDroppable)
    try {
      const answer = await ask({ onAccountVersion })
      if (!arrived() || !isCurrentNeeded) return answer
    } finally {
      ended()
    }
  }
}

/**
 * How the cache treats a kept answer, by its policy: whether a new reader, or a return to the app, reads it again. A failed read
 * leaves no answer, so the next reader tries again.
 */
export function cacheOptionsOf(policy: CachePolicy, outdated: boolean): SWRConfiguration {
  switch (policy) {
    case 'startup':
      return { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
    case 'session':
      return { revalidateIfStale: outdated, revalidateOnFocus: outdated, revalidateOnReconnect: true }
    case 'live':
      return { revalidateIfStale: true, revalidateOnFocus: true, revalidateOnReconnect: true }
  }
}

import {
  type ApiFailure,
  type CachePolicy,
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  rowsLeftOut,
} from '@onelot/api-client'
import { useDeferredValue } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useAsk } from './useAsk.ts'
import { useEvery } from './useEvery.ts'
import { cacheOptionsOf, readUnder } from './keptAnswers.ts'
import { useAccountChanges, useAnswers, useSession } from '../ports/ports.ts'
import { type Outdated, type Refreshable, failureOf, outcomeOf } from './refreshing.ts'

/** What a screen has of a read: nothing yet, an answer, or why there is none. An old answer stays beside a failure. */
export interface Read<T> extends Refreshable {
  readonly data: T | undefined
  readonly failure: ApiFailure | undefined
  /** Where the answer is old, since when and why. */
  readonly outdated: Outdated | undefined
  /** How many rows of the answer could not be read. */
  readonly leftOut: number
  readonly refreshing: boolean
}

/** A cache key: what a member may see is kept under the account, what all may see under `public`. */
export type ReadKey = readonly [scope: string, path: string, request: unknown]

export const readKey = (
  endpoint: Endpoint,
  request: unknown,
  account: string | undefined,
): ReadKey | null => {
  if (endpoint.access === 'guest') return ['public', endpoint.path, request]
  return account === undefined ? null : [account, endpoint.path, request]
}

export interface ReadOptions {
  /** Reads again and again; not at all where 0, which is the default. */
  readonly everyMs?: number
  /** Where the reader needs of an answer only what holds longer than the whole of it. @defaultValue the endpoint's own */
  readonly cache?: CachePolicy | undefined
}

/** Reads an endpoint; `null` reads nothing yet, nor does a guest at a member's endpoint (docs/rules/access.md). */
export function useRead<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E> | null,
  { everyMs = 0, cache = endpoint.cache ?? 'live' }: ReadOptions = {},
): Read<ResponseOf<E>> {
  const ask = useAsk()
  const account = useSession().current?.account
  const answers = useAnswers()
  const key = request === null ? null : readKey(endpoint, request, account)
  const kept = unstable_serialize(key)
  const {
    data: newest,
    error,
    isValidating,
    mutate,
  } = useSWR<ResponseOf<E>, unknown, ReadKey | null>(
    key,
    async () => {
      if (request === null) throw new Error('no request, no read')
      return readUnder(answers, kept, (options) => ask(endpoint, request, options), {
        isCurrentNeeded: endpoint.access === 'member',
        isDroppable: true,
      })
    },
    { refreshInterval: everyMs, ...cacheOptionsOf(cache, answers.isOutdated(kept)) },
  )
  const data = useInSteps(newest, kept)
  const { cache: cached } = useSWRConfig()
  const failure = error === undefined ? undefined : failureOf(error)
  const since = answers.at(kept)
  const readAnew = () => {
    answers.dropped(kept)
    return mutate()
  }
  /** SWR's own interval passes over a read that failed, for ever. */
  const repeats = everyMs > 0 && failure !== undefined && data !== undefined
  useEvery(repeats ? everyMs : undefined, () => void readAnew())
  return {
    data,
    failure,
    outdated: data !== undefined && failure && since ? { since, failure } : undefined,
    leftOut: rowsLeftOut(data),
    refreshing: isValidating,
    refresh: async () => {
      await readAnew()
      return outcomeOf(cached.get(kept)?.error)
    },
  }
}

/**
 * An answer that arrives is drawn in steps between which the page answers the finger, for SWR's own update would draw it all in one. What another
 * question is answered with, and is there already, shows at once.
 */
export function useInSteps<T>(newest: T, question: string): T {
  const shown = useDeferredValue(newest)
  const asked = useDeferredValue(question)
  return asked === question ? shown : newest
}

/** Reads everything of the member again, in the background. */
export function useRefreshAccount(): () => void {
  const refresh = useRefreshOlder()
  return () => {
    refresh(undefined)
  }
}

/** Reads again, in the background, what of the member may be older than a version of the account; everything where none is named. */
export function useRefreshOlder(): (version: number | undefined) => void {
  const { mutate } = useSWRConfig()
  const account = useSession().current?.account
  const changes = useAccountChanges()
  const answers = useAnswers()
  return (version) => {
    if (account === undefined) return
    answers.accountMoved(version)
    changes.notify()
    const isOlder = (key: string) =>
      answers.isOutdated(key) && !(version !== undefined && answers.isUnderWay(key))
    void mutate((key) => {
      const kept = unstable_serialize(key)
      const isRead = Array.isArray(key) && key[0] === account && isOlder(kept)
      if (isRead) answers.dropped(kept)
      return isRead
    })
  }
}

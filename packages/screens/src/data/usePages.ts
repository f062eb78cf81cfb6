import type { ApiFailure, Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'
import type { InfiniteStatus } from '@onelot/ui'
import { useEffect, useEffectEvent } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize as serializePages } from 'swr/infinite'
import { useAsk } from './useAsk.ts'
import { holdingOf } from './answers.ts'
import { useAccountChanges, useAnswers, useSession } from '../ports/ports.ts'
import { type Outdated, type Refreshable, failureOf, outcomeOf } from './refreshing.ts'
import { PAGE_ROWS } from './firstPage.ts'
import { type ReadKey, readKey, useInSteps } from './useRead.ts'

export interface PageAsked {
  readonly page: number
  readonly pageSize: number
}

/** A list that grows as it is scrolled. `items` is undefined until its first page is loaded. */
export interface Pages<Item> extends Refreshable {
  readonly items: readonly Item[] | undefined
  /** For `InfiniteList`. */
  readonly status: InfiniteStatus
  /** Of the first page; a later page that fails is the list's `error` status. */
  readonly failure: ApiFailure | undefined
  /** Where the pages are old, since when and why. */
  readonly outdated: Outdated | undefined
  readonly refreshing: boolean
  readonly loadMore: () => void
}

/** Reads an endpoint page by page; `null` reads nothing yet. */
export function usePages<E extends Endpoint, Item>(
  endpoint: E,
  request: ((page: PageAsked) => RequestInput<E>) | null,
  read: (response: ResponseOf<E>) => { readonly items: readonly Item[]; readonly total: number },
): Pages<Item> {
  const ask = useAsk()
  const account = useSession().current?.account
  const changes = useAccountChanges()
  const answers = useAnswers()
  const keyOf = (index: number): ReadKey | null => {
    const wanted = request?.({ page: index + 1, pageSize: PAGE_ROWS })
    return wanted === undefined ? null : readKey(endpoint, wanted, account)
  }
  const first = unstable_serialize(keyOf(0))
  const {
    data: newest,
    error,
    size,
    setSize,
    mutate,
    isValidating,
  } = useSWRInfinite<ResponseOf<E>, unknown>(
    keyOf,
    async (key: readonly [string, string, RequestInput<E>]) => {
      const arrived = answers.asked(unstable_serialize(key))
      const page = await ask(endpoint, key[2])
      arrived()
      return page
    },
    { revalidateFirstPage: false },
  )
  const data = useInSteps(newest, first)
  const reread = useEffectEvent(() => {
    if (endpoint.access === 'member') void mutate().catch(failureOf)
  })
  useEffect(
    () =>
      changes.listen(() => {
        reread()
      }),
    [changes],
  )
  /** Pages that are kept are not read again by SWR where only the first is not. */
  const comeAnew = useEffectEvent(() => {
    const { revalidateIfStale } = holdingOf(endpoint.cache ?? 'live', answers.isOutdated(first))
    if (data !== undefined && revalidateIfStale) void mutate().catch(failureOf)
  })
  useEffect(() => {
    comeAnew()
  }, [first])

  const { cache } = useSWRConfig()
  const pages = data?.map(read)
  const items = pages?.flatMap((page) => page.items)
  const complete = items !== undefined && items.length >= (pages?.at(-1)?.total ?? 0)
  const missing = (pages?.length ?? 0) < size
  const waiting = items === undefined || missing
  const failure = error === undefined ? undefined : failureOf(error)
  const since = answers.at(first)
  return {
    items,
    status: complete ? 'finished' : error !== undefined ? 'error' : waiting ? 'loading' : 'idle',
    failure: items === undefined ? failure : undefined,
    outdated: !missing && failure && since ? { since, failure } : undefined,
    refreshing: isValidating,
    loadMore: () => {
      if (error === undefined) void setSize(size + 1)
      else void mutate().catch(failureOf)
    },
    refresh: async () => {
      await mutate()
      return outcomeOf(cache.get(serializePages(keyOf))?.error)
    },
  }
}

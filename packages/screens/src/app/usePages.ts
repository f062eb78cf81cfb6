import type { ApiFailure, Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'
import type { InfiniteStatus } from '@onelot/ui'
import { useEffect, useEffectEvent } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useAccountChanges, useApi, useSession } from './ports.ts'
import { type ReadKey, failureOf, readKey } from './useRead.ts'

const PAGE_ROWS = 20

export interface PageAsked {
  readonly page: number
  readonly pageSize: number
}

/** A list that grows as it is scrolled. `items` is undefined until its first page is here. */
export interface Pages<Item> {
  readonly items: readonly Item[] | undefined
  /** For `InfiniteList`. */
  readonly status: InfiniteStatus
  /** Of the first page; a later page that fails is the list's `error` status. */
  readonly failure: ApiFailure | undefined
  readonly refreshing: boolean
  loadMore(): void
  /** Reads all pages again. @throws ApiFailure's error, for pull to refresh to show. */
  refresh(): Promise<void>
}

/** Reads an endpoint page by page; `null` asks nothing yet. */
export function usePages<E extends Endpoint, Item>(
  endpoint: E,
  request: ((page: PageAsked) => RequestInput<E>) | null,
  read: (response: ResponseOf<E>) => { readonly items: readonly Item[]; readonly total: number },
): Pages<Item> {
  const client = useApi()
  const account = useSession().current?.account
  const changes = useAccountChanges()
  const asked = (page: number) => request?.({ page, pageSize: PAGE_ROWS })
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<ResponseOf<E>, unknown>(
    (index: number): ReadKey | null => {
      const wanted = asked(index + 1)
      return wanted === undefined ? null : readKey(endpoint, wanted, account)
    },
    ([, , wanted]: readonly [string, string, RequestInput<E>]) => client.read(endpoint, wanted),
    { revalidateFirstPage: false },
  )
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

  const pages = data?.map(read)
  const items = pages?.flatMap((page) => page.items)
  const complete = items !== undefined && items.length >= (pages?.at(-1)?.total ?? 0)
  const waiting = items === undefined || (pages?.length ?? 0) < size
  return {
    items,
    status: complete ? 'finished' : error !== undefined ? 'error' : waiting ? 'loading' : 'idle',
    failure: items === undefined && error !== undefined ? failureOf(error) : undefined,
    refreshing: isValidating,
    loadMore: () => {
      if (error === undefined) void setSize(size + 1)
      else void mutate().catch(failureOf)
    },
    refresh: async () => {
      await mutate()
    },
  }
}

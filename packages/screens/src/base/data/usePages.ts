import {
  type ApiFailure,
  type Cursor,
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  type Snapshot,
  rowsLeftOut,
} from '@onelot/api-client'
import { PAGE_SIZE, epochMs } from '@onelot/domain'
import type { InfiniteStatus } from '@onelot/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type State, unstable_serialize, useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize as serializePages } from 'swr/infinite'
import { useAsk } from './useAsk.ts'
import { cacheOptionsOf, readUnder } from './keptAnswers.ts'
import { useAccountChanges, useAnswers, useNow, useSession } from '../ports/ports.ts'
import { type Outdated, type Refreshable, failureOf, outcomeOf } from './refreshing.ts'
import { firstBoardPage, firstPage } from './firstPage.ts'
import { useEvery } from './useEvery.ts'
import { type ReadKey, type ReadOptions, readKey, useInSteps } from './useRead.ts'
import { useReturn } from './useReturn.ts'

/** What was read so shortly before a return is not read again by it. */
const FRESH_MS = 5_000

/** What a list asks for besides its filters: the rows after those that it has. */
export interface PageAsked {
  readonly pageSize: number
  readonly after?: Cursor
}
/** What a board asks for besides its filters: a page of the ranking that the first page was of. */
export interface BoardPageAsked {
  readonly pageSize: number
  readonly page: number
  readonly snapshot?: Snapshot
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
  /** How many rows of the pages could not be read. */
  readonly leftOut: number
  readonly refreshing: boolean
  readonly loadMore: () => void
}

/** A list with what its answers say beside their rows. */
export interface AnswerPages<Item, Answer> extends Pages<Item> {
  /** The answer that the first page is of. */
  readonly first: Answer | undefined
}

/** Reads a list over time page by page; `null` reads nothing yet. */
export function usePages<E extends Endpoint, Item>(
  endpoint: E,
  request: ((page: PageAsked) => RequestInput<E>) | null,
  read: (response: ResponseOf<E>) => { readonly items: readonly Item[]; readonly next?: Cursor | undefined },
  { everyMs }: Pick<ReadOptions, 'everyMs'> = {},
): AnswerPages<Item, ResponseOf<E>> {
  return useGrowing(endpoint, {
    request,
    everyMs,
    first: firstPage,
    further: (last): PageAsked | undefined => {
      const { next } = read(last)
      return next && { ...firstPage, after: next }
    },
    itemsOf: (response) => read(response).items,
  })
}

export interface BoardRead<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly snapshot: Snapshot
}

/** Reads a board page by page; `null` reads nothing yet. */
export function useBoard<E extends Endpoint, Item>(
  endpoint: E,
  request: ((page: BoardPageAsked) => RequestInput<E>) | null,
  read: (response: ResponseOf<E>) => BoardRead<Item>,
): Pages<Item> {
  return useGrowing(endpoint, {
    request,
    first: firstBoardPage,
    further: (last, pages): BoardPageAsked | undefined => {
      const { total, snapshot } = read(last)
      return pages * PAGE_SIZE < total ? { ...firstPage, page: pages + 1, snapshot } : undefined
    },
    itemsOf: (response) => read(response).items,
  })
}

interface Growing<E extends Endpoint, Item, Asked> {
  readonly request: ((page: Asked) => RequestInput<E>) | null
  readonly first: Asked
  /** What comes after the last of so many pages; undefined where nothing does. */
  readonly further: (last: ResponseOf<E>, pages: number) => Asked | undefined
  readonly itemsOf: (response: ResponseOf<E>) => readonly Item[]
  readonly everyMs?: number | undefined
}

function useGrowing<E extends Endpoint, Item, Asked>(
  endpoint: E,
  { request, first: firstAsked, further, itemsOf, everyMs }: Growing<E, Item, Asked>,
): AnswerPages<Item, ResponseOf<E>> {
  const ask = useAsk()
  const account = useSession().current?.account
  const changes = useAccountChanges()
  const answers = useAnswers()
  const now = useNow()
  const keyOf = (index: number, previous: ResponseOf<E> | null): ReadKey | null => {
    const asked = previous === null ? firstAsked : further(previous, index)
    return asked === undefined || request === null ? null : readKey(endpoint, request(asked), account)
  }
  const first = unstable_serialize(keyOf(0, null))
  const { cache } = useSWRConfig()
  /** Pages that are here and are still to be read anew, each with what it was marked by. */
  const due = useRef(new Map<string, object>())
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
      const id = unstable_serialize(key)
      const mark = due.current.get(id)
      const kept: State<ResponseOf<E>, unknown> | undefined = cache.get(id)
      if (kept?.data !== undefined && mark === undefined) return kept.data
      // A change of the account reads nothing anew of a list that is on its way for the first time.
      const isComing = endpoint.access === 'member' && kept?.data === undefined && id === first
      const page = await readUnder(answers, id, (options) => ask(endpoint, key[2], options), {
        isCurrentNeeded: isComing,
        // The cache keeps pages as answers of one read of the list.
        isDroppable: false,
      })
      if (due.current.get(id) === mark) due.current.delete(id)
      return page
    },
    // The fetcher knows which of them are to be read.
    { revalidateAll: true },
  )
  const data = useInSteps(newest, first)
  const failure = error === undefined ? undefined : failureOf(error)
  const keys = [null, ...(newest ?? []).slice(0, -1)].map((previous, index) =>
    unstable_serialize(keyOf(index, previous)),
  )
  /** Reads what is not here yet, and what is due: after a failure, the page that failed and those after it. */
  const readRest = () => mutate()
  const readAnew = () => {
    const mark = {}
    due.current = new Map(keys.map((key) => [key, mark]))
    return readRest()
  }
  const inBackground = (reading: Promise<unknown>) => void reading.catch(failureOf)
  const isOutdated = () => keys.some((key) => answers.isOutdated(key))
  const accountChanged = useEffectEvent(() => {
    const isComing = newest === undefined && answers.isUnderWay(first)
    if (endpoint.access === 'member' && !isComing && isOutdated()) inBackground(readAnew())
  })
  useEffect(
    () =>
      changes.listen(() => {
        accountChanged()
      }),
    [changes],
  )
  const cacheOptions = () => cacheOptionsOf(endpoint.cache ?? 'live', isOutdated())
  /** Another reader of the first page may have left it here, also where this list was never read. */
  const hasFirst = cache.get(first)?.data !== undefined
  const comeAnew = useEffectEvent(() => {
    if (hasFirst && cacheOptions().revalidateIfStale === true) inBackground(readAnew())
  })
  useEffect(() => {
    comeAnew()
  }, [first])
  const isFresh = () => {
    const at = answers.at(first)
    return (
      answers.isUnderWay(first) || (at !== undefined && Math.abs(epochMs(now()) - epochMs(at)) < FRESH_MS)
    )
  }
  useReturn((by) => {
    const { revalidateOnFocus, revalidateOnReconnect } = cacheOptions()
    const isDue = by === 'focus' ? revalidateOnFocus : revalidateOnReconnect
    if (data !== undefined && isDue === true && !isFresh()) inBackground(readAnew())
  })
  useEvery(everyMs, () => {
    if (data !== undefined && !isFresh()) inBackground(readAnew())
  })

  const items = data?.flatMap(itemsOf)
  const last = data?.at(-1)
  const loaded = data?.length ?? 0
  const complete = last !== undefined && further(last, loaded) === undefined
  const missing = !complete && loaded < size
  const waiting = items === undefined || missing
  const since = answers.at(first)
  return {
    items,
    first: data?.[0],
    status: complete ? 'finished' : error !== undefined ? 'error' : waiting ? 'loading' : 'idle',
    failure: items === undefined ? failure : undefined,
    outdated: !missing && failure && since ? { since, failure } : undefined,
    leftOut: rowsLeftOut(data),
    refreshing: isValidating,
    loadMore: () => {
      if (failure === undefined) void setSize(size + 1)
      // A place in a list that is too old is refused again.
      else inBackground(failure.kind === 'refused' ? readAnew() : readRest())
    },
    refresh: async () => {
      await readAnew()
      return outcomeOf(cache.get(serializePages(keyOf))?.error)
    },
  }
}

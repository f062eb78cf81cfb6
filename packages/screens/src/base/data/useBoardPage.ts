import type { ApiFailure, Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'
import { PAGE_SIZE } from '@onelot/domain'
import { useState } from 'react'
import { firstBoardPage, firstPage } from './firstPage.ts'
import type { Outdated, Refreshable } from './refreshing.ts'
import type { BoardPageAsked, BoardRead } from './usePages.ts'
import { useRead } from './useRead.ts'

/** One page of a board, which stays until the next one has arrived. */
export interface BoardPage<Item> extends Refreshable {
  /** Undefined until the first page of the chosen board is here. */
  readonly items: readonly Item[] | undefined
  /** How many rows come before them. */
  readonly before: number
  readonly total: number
  /** The page that was asked for last, from 1. */
  readonly page: number
  readonly go: (page: number) => void
  readonly failure: ApiFailure | undefined
  readonly outdated: Outdated | undefined
  readonly refreshing: boolean
}

interface Turned<Item> {
  readonly filter: string
  readonly asked: BoardPageAsked
  /** The page that was turned, which stays until the next one is here. */
  readonly shown: { readonly page: number; readonly board: BoardRead<Item> }
}

/** Reads a board by numbered pages of one ranking; `null` reads nothing. Another board or market begins at its first page, ranked anew. */
export function useBoardPage<E extends Endpoint, Item>(
  endpoint: E,
  request: ((page: BoardPageAsked) => RequestInput<E>) | null,
  read: (response: ResponseOf<E>) => BoardRead<Item>,
): BoardPage<Item> {
  const filter = JSON.stringify(request?.(firstBoardPage))
  const [turned, setTurned] = useState<Turned<Item>>()
  const turning = turned?.filter === filter ? turned : undefined
  const asked = turning?.asked ?? firstBoardPage
  const { data, failure, outdated, refreshing, refresh } = useRead(endpoint, request?.(asked) ?? null)
  const shown = data === undefined ? turning?.shown : { page: asked.page, board: read(data) }
  return {
    items: shown?.board.items,
    before: ((shown?.page ?? 1) - 1) * PAGE_SIZE,
    total: shown?.board.total ?? 0,
    page: asked.page,
    go: (page) => {
      if (shown === undefined) return
      setTurned({ filter, asked: { ...firstPage, page, snapshot: shown.board.snapshot }, shown })
    },
    failure: data === undefined ? failure : undefined,
    outdated,
    refreshing,
    refresh: () => {
      if (failure?.kind !== 'refused') return refresh()
      // The ranking is too old: the first page is read of a new one.
      setTurned(undefined)
      return Promise.resolve({ kind: 'refreshed' })
    },
  }
}

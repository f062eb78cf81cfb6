import type { InstrumentId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { WatchPosition } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type WatchlistEvent =
  | (Base & { readonly kind: 'watchlist.groupAdded'; readonly group: string; readonly name: string })
  | (Base & { readonly kind: 'watchlist.groupRenamed'; readonly group: string; readonly name: string })
  /** What was in it is at the end of the default group. */
  | (Base & { readonly kind: 'watchlist.groupDeleted'; readonly group: string })
  | (Base & { readonly kind: 'watchlist.itemsAdded'; readonly items: readonly WatchPosition[] })
  | (Base & { readonly kind: 'watchlist.itemsRemoved'; readonly instruments: readonly InstrumentId[] })
  | (Base & {
      readonly kind: 'watchlist.itemsMoved'
      readonly instruments: readonly InstrumentId[]
      readonly group: string
      /** Where the first of them goes in the group without them. */
      readonly index: number
    })

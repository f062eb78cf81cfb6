import type { InstrumentId } from '../../base/ids.ts'

/** Where an instrument is added. */
export interface AddedWatch {
  readonly instrument: InstrumentId
  readonly group: string
  /** @defaultValue the end of the group */
  readonly index?: number | undefined
}

export type WatchlistCommand =
  | { readonly kind: 'watchlist.addGroup'; readonly name: string }
  | { readonly kind: 'watchlist.renameGroup'; readonly group: string; readonly name: string }
  /** One that is gone stays gone. */
  | { readonly kind: 'watchlist.deleteGroup'; readonly group: string }
  /** One after the other; what is watched already stays where it is. */
  | { readonly kind: 'watchlist.addItems'; readonly items: readonly AddedWatch[] }
  /** What is not watched is left out. */
  | { readonly kind: 'watchlist.removeItems'; readonly instruments: readonly InstrumentId[] }
  /** Within a group or to another one; what is not watched is left out. */
  | {
      readonly kind: 'watchlist.moveItems'
      readonly instruments: readonly InstrumentId[]
      readonly group: string
      /** In the group without them. @defaultValue its end */
      readonly index?: number | undefined
    }

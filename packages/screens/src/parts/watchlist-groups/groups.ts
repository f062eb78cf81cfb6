import type { ListedWatchGroup } from '@onelot/api-client'
import {
  type InstrumentId,
  type WatchPosition,
  type WatchlistState,
  defaultWatchGroup,
  positionsFrom,
  watchedIn,
  withWatched,
  withoutWatched,
} from '@onelot/domain'

export type Groups = readonly ListedWatchGroup[]
/** What a command makes of the groups, as the rules will. */
export type GroupsChange = (groups: Groups) => Groups

const stateOf = (groups: Groups): WatchlistState => ({
  groups: groups.map(({ instruments, id }) => ({ id, items: instruments })),
})
const withItems = (groups: Groups, { groups: changed }: WatchlistState): Groups =>
  groups.map((group, index) => ({ ...group, instruments: changed[index]?.items ?? [] }))

const END = Number.MAX_SAFE_INTEGER

export const adding =
  (items: readonly WatchPosition[]): GroupsChange =>
  (groups) => {
    const known = watchedIn(stateOf(groups))
    const fresh = items.filter(({ instrument }) => !known.includes(instrument))
    return withItems(groups, withWatched(stateOf(groups), fresh))
  }

export const removing =
  (instruments: readonly InstrumentId[]): GroupsChange =>
  (groups) =>
    withItems(groups, withoutWatched(stateOf(groups), instruments))

export const moving =
  (instruments: readonly InstrumentId[], group: string, index = END): GroupsChange =>
  (groups) => {
    const others = withoutWatched(stateOf(groups), instruments)
    return withItems(groups, withWatched(others, positionsFrom(instruments, group, index)))
  }

/** Where instruments are, so that they can be put back: adding them in this order restores their positions. */
export const positionsOf = (groups: Groups, instruments: readonly InstrumentId[]): readonly WatchPosition[] =>
  groups.flatMap(({ id, instruments: items }) =>
    items.flatMap((instrument, index) =>
      instruments.includes(instrument) ? [{ instrument, group: id, index }] : [],
    ),
  )

export const isWatchedIn = (groups: Groups, instrument: InstrumentId): boolean =>
  groups.some(({ instruments }) => instruments.includes(instrument))

/** The group of an id, or the default one where it is gone. */
export const groupIn = (groups: Groups, id: string): ListedWatchGroup | undefined =>
  groups.find((group) => group.id === id) ?? groups.find((group) => group.id === defaultWatchGroup)

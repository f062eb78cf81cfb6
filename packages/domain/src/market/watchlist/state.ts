import type { InstrumentId } from '../../base/ids.ts'

/** Groups of an account, the default one among them. */
export const MAX_WATCH_GROUPS = 20
/** Instruments of an account, in all groups together. */
export const MAX_WATCHED = 200
/** Characters of a group's name. */
export const MAX_WATCH_GROUP_NAME = 20

/** The group that every account has. It can be renamed, but not deleted. */
export const defaultWatchGroup = 'default'

export interface WatchGroup {
  readonly id: string
  /** Absent of the default group until the member names it: the interface does so in the reader's language. */
  readonly name?: string
  /** In the member's own order. */
  readonly items: readonly InstrumentId[]
}

export interface WatchlistState {
  /** In their order, the default one first. An instrument is in one of them at most. */
  readonly groups: readonly WatchGroup[]
}

export const initialWatchlist: WatchlistState = Object.freeze({
  groups: [{ id: defaultWatchGroup, items: [] }],
})

/** Where an instrument is to be: past the end of a group is its end. */
export interface WatchPosition {
  readonly instrument: InstrumentId
  readonly group: string
  readonly index: number
}

export const watchGroupOf = ({ groups }: WatchlistState, id: string): WatchGroup | undefined =>
  groups.find((group) => group.id === id)

/** Every watched instrument, group by group. */
export const watchedIn = ({ groups }: WatchlistState): readonly InstrumentId[] =>
  groups.flatMap(({ items }) => items)

/** The state without some instruments. */
export const withoutWatched = (
  state: WatchlistState,
  instruments: readonly InstrumentId[],
): WatchlistState => ({
  groups: state.groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => !instruments.includes(item)),
  })),
})

/** The state with instruments put into groups one after the other, each away from where it was. */
export const withWatched = (state: WatchlistState, positions: readonly WatchPosition[]): WatchlistState =>
  positions.reduce(({ groups }: WatchlistState, { instrument, group, index }) => {
    const { groups: others } = withoutWatched({ groups }, [instrument])
    return {
      groups: others.map((one) =>
        one.id === group ? { ...one, items: one.items.toSpliced(index, 0, instrument) } : one,
      ),
    }
  }, state)

/** Positions of instruments that follow one another in a group. @param index of the first, in the group without them */
export const positionsFrom = (
  instruments: readonly InstrumentId[],
  group: string,
  index: number,
): readonly WatchPosition[] =>
  instruments.map((instrument, offset) => ({ instrument, group, index: index + offset }))

import { defineModule } from '../../base/module/defineModule.ts'
import { type WatchlistContext, check, groupName } from './check.ts'
import type { WatchlistCommand } from './command.ts'
import type { WatchlistEvent } from './event.ts'
import {
  type WatchPosition,
  type WatchlistState,
  defaultWatchGroup,
  initialWatchlist,
  positionsFrom,
  watchGroupOf,
  watchedIn,
  withWatched,
  withoutWatched,
} from './state.ts'

const renamed = (state: WatchlistState, id: string, name: string): WatchlistState => ({
  groups: state.groups.map((group) => (group.id === id ? { ...group, name } : group)),
})

function deleted(state: WatchlistState, id: string): WatchlistState {
  const items = watchGroupOf(state, id)?.items ?? []
  const moved = withWatched(state, positionsFrom(items, defaultWatchGroup, Number.MAX_SAFE_INTEGER))
  return { groups: moved.groups.filter((group) => group.id !== id) }
}

function evolve(state: WatchlistState, event: WatchlistEvent): WatchlistState {
  switch (event.kind) {
    case 'watchlist.groupAdded':
      return { groups: [...state.groups, { id: event.group, name: event.name, items: [] }] }
    case 'watchlist.groupRenamed':
      return renamed(state, event.group, event.name)
    case 'watchlist.groupDeleted':
      return deleted(state, event.group)
    case 'watchlist.itemsAdded':
      return withWatched(state, event.items)
    case 'watchlist.itemsRemoved':
      return withoutWatched(state, event.instruments)
    case 'watchlist.itemsMoved':
      return withWatched(
        withoutWatched(state, event.instruments),
        positionsFrom(event.instruments, event.group, event.index),
      )
    default: {
      const never: never = event
      return never
    }
  }
}

/** What of a command is new, each where it will be. */
function addedBy(
  { items }: Extract<WatchlistCommand, { kind: 'watchlist.addItems' }>,
  state: WatchlistState,
): readonly WatchPosition[] {
  const added: WatchPosition[] = []
  let filled = state
  for (const { instrument, group, index = Number.MAX_SAFE_INTEGER } of items) {
    if (watchedIn(filled).includes(instrument)) continue
    const end = watchGroupOf(filled, group)?.items.length ?? 0
    const position = { instrument, group, index: Math.min(index, end) }
    added.push(position)
    filled = withWatched(filled, [position])
  }
  return added
}

const same = (a: WatchlistState, b: WatchlistState): boolean =>
  a.groups.every(({ id, items }) => items.join('\n') === watchGroupOf(b, id)?.items.join('\n'))

function accept(
  command: WatchlistCommand,
  state: WatchlistState,
  { now, newId }: WatchlistContext,
): readonly WatchlistEvent[] {
  const base = { version: 1, at: now, postings: [] } as const
  const watched = watchedIn(state)
  switch (command.kind) {
    case 'watchlist.addGroup':
      return [{ ...base, kind: 'watchlist.groupAdded', group: newId, name: groupName(command.name) }]
    case 'watchlist.renameGroup': {
      const name = groupName(command.name)
      return watchGroupOf(state, command.group)?.name === name
        ? []
        : [{ ...base, kind: 'watchlist.groupRenamed', group: command.group, name }]
    }
    case 'watchlist.deleteGroup':
      return watchGroupOf(state, command.group) === undefined
        ? []
        : [{ ...base, kind: 'watchlist.groupDeleted', group: command.group }]
    case 'watchlist.addItems': {
      const items = addedBy(command, state)
      return items.length === 0 ? [] : [{ ...base, kind: 'watchlist.itemsAdded', items }]
    }
    case 'watchlist.removeItems': {
      const instruments = watched.filter((item) => command.instruments.includes(item))
      return instruments.length === 0 ? [] : [{ ...base, kind: 'watchlist.itemsRemoved', instruments }]
    }
    case 'watchlist.moveItems': {
      const { group, index = Number.MAX_SAFE_INTEGER } = command
      const instruments = [...new Set(command.instruments)].filter((item) => watched.includes(item))
      const end = watchGroupOf(withoutWatched(state, instruments), group)?.items.length ?? 0
      const moved = {
        ...base,
        kind: 'watchlist.itemsMoved',
        instruments,
        group,
        index: Math.min(index, end),
      } as const
      return same(state, evolve(state, moved)) ? [] : [moved]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** What an account watches, in groups (docs/rules/watchlist.md). */
export const watchlist = defineModule({
  name: 'watchlist',
  stream: 'account',
  initial: initialWatchlist,
  shape: 1,
  evolve,
  upcasts: {
    'watchlist.groupAdded': [],
    'watchlist.groupRenamed': [],
    'watchlist.groupDeleted': [],
    'watchlist.itemsAdded': [],
    'watchlist.itemsRemoved': [],
    'watchlist.itemsMoved': [],
  },
  refusals: {
    'watchlist.addGroup': ['VALIDATION', 'WATCH_GROUP_EXISTS', 'WATCH_GROUPS_FULL'],
    'watchlist.renameGroup': ['VALIDATION', 'WATCH_GROUP_NOT_FOUND', 'WATCH_GROUP_EXISTS'],
    'watchlist.deleteGroup': ['VALIDATION'],
    'watchlist.addItems': ['WATCH_GROUP_NOT_FOUND', 'PRODUCT_UNAVAILABLE', 'WATCHLIST_FULL'],
    'watchlist.removeItems': [],
    'watchlist.moveItems': ['WATCH_GROUP_NOT_FOUND'],
  },
  check,
  accept,
  schedule: () => [],
  rows: () => [],
})

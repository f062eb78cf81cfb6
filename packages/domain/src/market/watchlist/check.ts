import type { InstrumentId } from '../../base/ids.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { WatchlistCommand } from './command.ts'
import {
  MAX_WATCHED,
  MAX_WATCH_GROUPS,
  MAX_WATCH_GROUP_NAME,
  type WatchlistState,
  defaultWatchGroup,
  watchGroupOf,
  watchedIn,
} from './state.ts'

export interface WatchlistContext extends RuleContext {
  /** Instruments of the command that are not listed, or no longer. */
  readonly unlisted: readonly InstrumentId[]
}

/** A name as it is kept. */
export const groupName = (typed: string): string => typed.normalize('NFC').trim()

/** Why a name cannot be a group's; undefined where it can. */
export function groupNameReason(typed: string): FieldReason | undefined {
  const name = groupName(typed)
  if (name === '') return 'required'
  if (/\p{Cc}/u.test(name)) return 'malformed'
  return Array.from(name).length > MAX_WATCH_GROUP_NAME ? 'tooLong' : undefined
}

/** @param own the group that may keep the name */
function nameRefusals(typed: string, { groups }: WatchlistState, own?: string): readonly Refusal[] {
  const reason = groupNameReason(typed)
  if (reason !== undefined) return [invalid({ name: reason })]
  const taken = groups.some(({ id, name }) => id !== own && name === groupName(typed))
  return taken ? [refuse('WATCH_GROUP_EXISTS', {}, { name: 'notAllowed' })] : []
}

const groupRefusals = (state: WatchlistState, groups: readonly string[]): readonly Refusal[] =>
  groups.every((group) => watchGroupOf(state, group) !== undefined)
    ? []
    : [refuse('WATCH_GROUP_NOT_FOUND', {}, { group: 'unknown' })]

function fullRefusals(
  state: WatchlistState,
  items: Extract<WatchlistCommand, { kind: 'watchlist.addItems' }>['items'],
) {
  const watched = new Set([...watchedIn(state), ...items.map(({ instrument }) => instrument)])
  return watched.size > MAX_WATCHED ? [refuse('WATCHLIST_FULL', { count: MAX_WATCHED })] : []
}

/** Every reason against a command, the one that is answered first. */
export function check(
  command: WatchlistCommand,
  state: WatchlistState,
  { unlisted }: WatchlistContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'watchlist.addGroup':
      return [
        ...nameRefusals(command.name, state),
        ...(state.groups.length < MAX_WATCH_GROUPS
          ? []
          : [refuse('WATCH_GROUPS_FULL', { count: MAX_WATCH_GROUPS })]),
      ]
    case 'watchlist.renameGroup':
      return [...groupRefusals(state, [command.group]), ...nameRefusals(command.name, state, command.group)]
    case 'watchlist.deleteGroup':
      return command.group === defaultWatchGroup ? [invalid({ group: 'notAllowed' })] : []
    case 'watchlist.addItems': {
      const groups = groupRefusals(
        state,
        command.items.map(({ group }) => group),
      )
      const unknown =
        unlisted.length > 0 ? [refuse('PRODUCT_UNAVAILABLE', {}, { instrument: 'unknown' })] : []
      return [...groups, ...unknown, ...fullRefusals(state, command.items)]
    }
    case 'watchlist.removeItems':
      return []
    case 'watchlist.moveItems':
      return groupRefusals(state, [command.group])
    default: {
      const never: never = command
      return never
    }
  }
}

import { type AccountState, type Instant, type Position, remindersOf } from '@onelot/domain'
import type { Reminders } from '../store/port.ts'
import type { House } from './house.ts'

/**
 * What each touched position waits for from `since` on. It replaces whatever that position waited for before, so that no timer or
 * watch is left over or missing (RULES 4).
 */
export function changedReminders(
  { controls }: Pick<House, 'controls'>,
  before: Pick<AccountState, 'positions'>,
  after: Pick<AccountState, 'positions'>,
  since: Instant,
): readonly Reminders[] {
  const changed = Object.values(after.positions).filter(
    (position) => before.positions[position.id] !== position,
  )
  return changed.map((position: Position) => {
    const { timers, watches } = remindersOf(position, controls.current.settings)
    return {
      owner: position.id,
      timers: timers.map(({ kind, dueAt }) => ({ kind, dueAt })),
      watches: watches.map(({ kind, instrument, at, when, price }) => ({
        kind,
        instrument,
        at,
        when,
        price,
        since,
      })),
    }
  })
}

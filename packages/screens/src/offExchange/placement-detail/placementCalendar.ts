import type { PlacementOnWire, PlacementSubscriptionOnWire } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { CalendarEntry } from '../../parts/new-shares/calendarFile.ts'

/** What a calendar notes of a placement, by the texts that name it. */
export type PlacementMoment = 'opens' | 'closes' | 'unlocks'

/** When the reader's locks end, each day once, in order of time. */
export const locksOf = (
  own: readonly Pick<PlacementSubscriptionOnWire, 'lockedUntil'>[],
): readonly Instant[] =>
  [...new Set(own.flatMap(({ lockedUntil }) => (lockedUntil === undefined ? [] : [lockedUntil])))].toSorted()

/** What a calendar notes of a placement, in order of time; its dates mean nothing once it is called off, the reader's locks do. */
export function calendarOf(
  { id, from, to, phase }: Pick<PlacementOnWire, 'id' | 'from' | 'to' | 'phase'>,
  locks: readonly Instant[],
  textOf: (name: PlacementMoment) => string,
  details: string,
): readonly CalendarEntry[] {
  const entry = (name: PlacementMoment, at: Instant, key: string = name): CalendarEntry => ({
    id: `${id}-${key}`,
    title: textOf(name),
    at,
    details,
  })
  return [
    ...(phase === 'calledOff' ? [] : [entry('opens', from), entry('closes', to)]),
    ...locks.map((at, index) => entry('unlocks', at, `unlocks-${String(index + 1)}`)),
  ]
}

import type { Instant } from '@onelot/domain'
import type { CalendarEntry } from '../new-shares/calendarFile.ts'
import type { OwnRequest } from './OwnRequests.tsx'

/** What is sold off exchange for a time, as far as its dates say. */
export interface DatedSale {
  readonly id: string
  readonly from: Instant
  readonly to: Instant
  readonly phase: 'coming' | 'open' | 'ended' | 'calledOff'
}

/** What a calendar notes of a sale, by the texts that name it. */
export type SaleMoment = 'opens' | 'closes' | 'unlocks'

/** When the reader's locks end, each day once, in order of time. */
export const locksOf = (own: readonly Pick<OwnRequest, 'lockedUntil'>[]): readonly Instant[] =>
  [...new Set(own.flatMap(({ lockedUntil }) => (lockedUntil === undefined ? [] : [lockedUntil])))].toSorted()

/** What a calendar notes of a sale, in order of time; its dates mean nothing once it is called off, the reader's locks do. */
export function calendarOf(
  { id, from, to, phase }: DatedSale,
  locks: readonly Instant[],
  textOf: (name: SaleMoment) => string,
  details: string,
): readonly CalendarEntry[] {
  const entry = (name: SaleMoment, at: Instant, key: string = name): CalendarEntry => ({
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

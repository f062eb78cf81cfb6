import type { AuctionOnWire } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { CalendarEntry } from '../../parts/new-shares/calendarFile.ts'

/** What a calendar notes of an auction, by the texts that name it. */
export type AuctionMoment = 'opens' | 'closes' | 'list'

/** What a calendar notes of an auction, in order of time; no listing of a block, which is listed already. */
export function calendarOf(
  { id, dates: { opensAt, closesAt, listsAt } }: Pick<AuctionOnWire, 'id' | 'dates'>,
  textOf: (name: AuctionMoment) => string,
  details: string,
): readonly CalendarEntry[] {
  const entry = (name: AuctionMoment, at: Instant): CalendarEntry => ({
    id: `${id}-${name}`,
    title: textOf(name),
    at,
    details,
  })
  return [
    entry('opens', opensAt),
    entry('closes', closesAt),
    ...(listsAt === undefined ? [] : [entry('list', listsAt)]),
  ]
}

import type { OfferOnWire } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { CalendarEntry } from './calendarFile.ts'

/** What a calendar notes of an offer, by the texts that name it. */
export const calendarNames = ['opens', 'closes', 'draw', 'pay', 'payEnds', 'list'] as const
export type CalendarName = (typeof calendarNames)[number]

/** What a calendar notes of an offer, in order of time. */
export function calendarOf(
  { id, dates }: Pick<OfferOnWire, 'id' | 'dates'>,
  textOf: (name: CalendarName) => string,
  details: string,
): readonly CalendarEntry[] {
  const moments: Readonly<Record<CalendarName, Instant>> = {
    opens: dates.opensAt,
    closes: dates.closesAt,
    draw: dates.drawsAt,
    pay: dates.paymentFrom,
    payEnds: dates.paymentTo,
    list: dates.listsAt,
  }
  return calendarNames.map((name) => ({
    id: `${id}-${name}`,
    title: textOf(name),
    at: moments[name],
    details,
  }))
}

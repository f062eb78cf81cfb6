import { type Instant, fromLocal, localDate, toLocal } from '@onelot/domain'

/** How a moment is typed: by the clock of a zone, of a day alone or to the minute. */
export interface MomentClock {
  readonly zone: string
  readonly withTime: boolean
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** As a field of dates, or of dates and times, has it. */
export function momentText(at: Instant, { zone, withTime }: MomentClock): string {
  const { date, minute } = toLocal(zone, at)
  return withTime ? `${date}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}` : date
}

const typed = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/

/** What was typed; the moment that was there before where it is the same, for that may be more exact. */
export function momentOfText(text: string, before: Instant, clock: MomentClock): Instant | undefined {
  if (text === momentText(before, clock)) return before
  const [, date, hours = '0', minutes = '0'] = typed.exec(text) ?? []
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  return fromLocal(clock.zone, localDate(date), Number(hours) * 60 + Number(minutes))
}

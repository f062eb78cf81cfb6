import { type Instant, type LocalDate, epochMs } from '../instant.ts'
import { isoWeekday, plusDays } from '../sessions/localDates.ts'
import { isZone } from '../sessions/zoneName.ts'
import { fromLocal, toLocal } from '../sessions/zonedTime.ts'

/** When customer service answers: on days of the week from `firstDay` to `lastDay` (Monday is 1), in minutes of a day of its zone. */
export interface ServiceHours {
  readonly firstDay: number
  readonly lastDay: number
  readonly from: number
  readonly until: number
  readonly zone: string
}

const written = /^([1-7])-([1-7]) (\d\d):(\d\d)-(\d\d):(\d\d) ([A-Za-z]+(?:\/[\w+-]+)*)$/

/** `1-5 09:00-18:00 Asia/Seoul`; undefined where it is not written so, or no time is in it. */
export function serviceHoursOf(text: string): ServiceHours | undefined {
  const [, firstDay, lastDay, fromHour, fromMinute, untilHour, untilMinute, zone = ''] =
    written.exec(text) ?? []
  const hours = {
    firstDay: Number(firstDay),
    lastDay: Number(lastDay),
    from: Number(fromHour) * 60 + Number(fromMinute),
    until: Number(untilHour) * 60 + Number(untilMinute),
    zone,
  }
  const isClock = Number(fromMinute) < 60 && Number(untilMinute) < 60 && hours.until <= 24 * 60
  return isClock && hours.firstDay <= hours.lastDay && hours.from < hours.until && isZone(zone)
    ? hours
    : undefined
}

/** One stretch in which customer service answers. */
export interface ServiceWindow {
  readonly from: Instant
  readonly until: Instant
}

const WEEK = 7

/** The stretch that has begun and not ended, else the next. */
export function serviceWindow(hours: ServiceHours, now: Instant): ServiceWindow {
  const today = toLocal(hours.zone, now).date
  const windowOf = (date: LocalDate): ServiceWindow => ({
    from: fromLocal(hours.zone, date, hours.from),
    until: fromLocal(hours.zone, date, hours.until),
  })
  for (let ahead = 0; ahead < WEEK; ahead += 1) {
    const date = plusDays(today, ahead)
    const weekday = isoWeekday(date)
    const window = windowOf(date)
    const isServed = weekday >= hours.firstDay && weekday <= hours.lastDay
    if (isServed && epochMs(window.until) > epochMs(now)) return window
  }
  return windowOf(plusDays(today, WEEK))
}

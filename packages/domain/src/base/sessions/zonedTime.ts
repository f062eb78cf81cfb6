import { type Instant, type LocalDate, epochMs, instant } from '../instant.ts'
import { dateOfDayNumber, dayNumber } from './localDates.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Days kept per zone: some forty years. */
const KEPT_DAYS = 15_000

/** An exchange-local wall time. `minute` counts from local midnight; whole minutes, rounded down. */
export interface LocalTime {
  readonly date: LocalDate
  readonly minute: number
}

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Offset of a whole UTC day, or undefined on a day in which the clocks change. */
  readonly days: Map<number, number | undefined>
}

/** Constructing a formatter and asking it cost thousands of times what reading a known day's offset does. */
const zones = new Map<string, Zone>()

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone: Zone = {
    format: new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
    days: new Map(),
  }
  zones.set(name, zone)
  return zone
}

function askOffset({ format }: Zone, ms: number): number {
  const whole = Math.floor(ms / 1000) * 1000
  const text = Object.fromEntries(format.formatToParts(whole).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(text[name])
  // `Date.UTC` takes a year below 100 for one of the 20th century, and the year before 1 is 1 again, of another era.
  const wall = new Date(0)
  const year = text['era']?.startsWith('B') === true ? 1 - part('year') : part('year')
  wall.setUTCFullYear(year, part('month') - 1, part('day'))
  wall.setUTCHours(part('hour'), part('minute'), part('second'))
  return wall.getTime() - whole
}

/** Milliseconds by which wall clocks of the IANA zone `name` are ahead of UTC at `ms`. */
export function zoneOffsetMs(name: string, ms: number): number {
  const zone = zoneOf(name)
  const day = Math.floor(ms / DAY_MS)
  let offset = zone.days.get(day)
  if (offset !== undefined) return offset
  if (!zone.days.has(day)) {
    const start = askOffset(zone, day * DAY_MS)
    offset = start === askOffset(zone, (day + 1) * DAY_MS) ? start : undefined
    if (zone.days.size >= KEPT_DAYS) zone.days.clear()
    zone.days.set(day, offset)
  }
  return offset ?? askOffset(zone, ms)
}

/** The wall time of a zone at a moment. */
export function toLocal(zone: string, at: Instant): LocalTime {
  const utc = epochMs(at)
  const wall = utc + zoneOffsetMs(zone, utc)
  const day = Math.floor(wall / DAY_MS)
  return { date: dateOfDayNumber(day), minute: Math.floor((wall - day * DAY_MS) / MINUTE_MS) }
}

/**
 * The moment, in epoch milliseconds, at which the zone's wall clock shows `minute` minutes after `date`'s midnight; `minute` may
 * pass 1440. A time that occurs twice means its first occurrence; one that is skipped, the moment as long after the change.
 */
export function localToEpochMs(zone: string, date: LocalDate, minute: number): number {
  const wall = dayNumber(date) * DAY_MS + minute * MINUTE_MS
  const before = zoneOffsetMs(zone, wall - DAY_MS)
  const after = zoneOffsetMs(zone, wall + DAY_MS)
  const first = wall - before
  if (before === after || zoneOffsetMs(zone, first) === before) return first
  const second = wall - after
  return zoneOffsetMs(zone, second) === after ? second : first
}

/** `localToEpochMs` as an `Instant`. */
export const fromLocal = (zone: string, date: LocalDate, minute: number): Instant =>
  instant(localToEpochMs(zone, date, minute))

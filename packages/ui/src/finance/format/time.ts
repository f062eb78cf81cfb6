import { type Instant, type LocalDate, epochMs, zoneName as nameOfZone, zoneAfterTime } from '@onelot/domain'
import { languageOf } from '../../locales/locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

export interface TimeStyle {
  /** IANA zone in which the moment is written: the exchange's, or the reader's own. */
  readonly zone: string
  readonly seconds?: boolean | undefined
  /** Says the zone too, where it matters. */
  readonly zoneShown?: boolean | undefined
}

const clock = ({ zone, seconds }: TimeStyle): Intl.DateTimeFormatOptions => ({
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  second: seconds === true ? '2-digit' : undefined,
})

/** The zone of a moment within a sentence: `New York time`, `한국 시간`, and `GMT+2` where it has no exchange. */
export const zoneName = (locale: string, at: Instant, zone: string): string =>
  nameOfZone(zone, at, languageOf(locale))

/** The zone is added here, since Korean's own pattern of a time with both seconds and zone is in words: `10시 0분 0초 GMT+2`. */
function written(
  locale: string,
  at: Instant,
  style: TimeStyle,
  date: Intl.DateTimeFormatOptions = {},
): string {
  const text = dateFormat(locale, { ...clock(style), ...date }).format(epochMs(at))
  return style.zoneShown === true ? text + zoneAfterTime(style.zone, at, languageOf(locale)) : text
}

/** A time of day: `15:30`, `15:30 EDT`. */
export const formatTime = (locale: string, at: Instant, style: TimeStyle): string =>
  written(locale, at, style)

/** A date with a time, and the year only where it is another than `now`'s. */
export function formatDateTime(
  locale: string,
  at: Instant,
  style: TimeStyle & { now?: Instant | undefined },
): string {
  const { now } = style
  const sameYear =
    now !== undefined && dayIn(now, style.zone).slice(0, 4) === dayIn(at, style.zone).slice(0, 4)
  return written(locale, at, style, {
    month: 'short',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  })
}

export const formatDate = (locale: string, at: Instant, zone: string): string =>
  dateFormat(locale, { timeZone: zone, dateStyle: 'medium' }).format(epochMs(at))

/** An exchange-local date: the day it names, in whatever zone it is read. */
export const formatLocalDate = (locale: string, date: LocalDate): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }).format(Date.parse(`${date}T00:00:00Z`))

/** The same without its year, in a list of days that are near. */
export const formatMonthDay = (locale: string, date: LocalDate): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )

/** In a narrow column: Chinese writes it in digits there, `2026/12/29`. */
export const formatColumnDate = (locale: string, date: LocalDate): string =>
  languageOf(locale) === 'tw'
    ? dateFormat(locale, { timeZone: 'UTC', dateStyle: 'short' }).format(Date.parse(`${date}T00:00:00Z`))
    : formatLocalDate(locale, date)

/** The calendar day, `YYYY-MM-DD`, that a moment falls on in a zone. */
export const dayIn = (at: Instant, zone: string): string =>
  dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    epochMs(at),
  )

/** A day as the heading of what happened on it: `Tue, Mar 10`. */
export const formatDay = (locale: string, at: Instant, zone: string): string =>
  dateFormat(locale, { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' }).format(epochMs(at))

/**
 * The days from one moment to another, near enough to need no year: `Mar 10 – 12`, and one day alone where both are on it. Chinese writes a range in
 * digits (`3/10–3/12`), and then a day beside it too.
 */
export function formatDayRange(locale: string, from: Instant, to: Instant, zone: string): string {
  if (languageOf(locale) !== 'tw')
    return dateFormat(locale, { timeZone: zone, month: 'short', day: 'numeric' }).formatRange(
      epochMs(from),
      epochMs(to),
    )
  const digits = dateFormat(locale, { timeZone: zone, month: 'numeric', day: 'numeric' })
  const [first, last] = [digits.format(epochMs(from)), digits.format(epochMs(to))]
  return first === last ? first : `${first}–${last}`
}

/** From one moment to another with their days: `Mar 10, 09:00 – Mar 12, 16:00`, and one moment alone where both are the same. The zone is said elsewhere. */
export function formatMomentRange(locale: string, from: Instant, to: Instant, zone: string): string {
  const moment = (at: Instant) =>
    written(locale, at, { zone }, { weekday: 'short', month: 'short', day: 'numeric' })
  const begin = moment(from)
  const sameDay = dayIn(from, zone) === dayIn(to, zone)
  const end = sameDay ? formatTime(locale, to, { zone }) : moment(to)
  const between = languageOf(locale) === 'kor' ? ' ~ ' : ' – '
  return from === to ? begin : begin + between + end
}

/** A month beside a figure, with its year: `Oct 2025`. */
export const formatMonthShort = (locale: string, month: LocalDate): string =>
  dateFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    Date.parse(`${month}T00:00:00Z`),
  )

/** A month as a heading: `March 2026`. */
export const formatMonth = (locale: string, at: Instant, zone: string): string =>
  dateFormat(locale, { timeZone: zone, month: 'long', year: 'numeric' }).format(epochMs(at))

/** `Intl` puts a short Korean weekday in brackets, as beside a date. */
const onWeekday = (locale: string, at: Instant, style: TimeStyle): string =>
  languageOf(locale) === 'kor'
    ? `${dateFormat(locale, { timeZone: style.zone, weekday: 'long' }).format(epochMs(at))} ${written(locale, at, style)}`
    : written(locale, at, style, { weekday: 'short' })

/** A moment near `now`: the time alone on the same day, with the weekday within a week, else with the date. */
export function formatNear(
  locale: string,
  at: Instant,
  now: Instant,
  zone: string,
  zoneShown = false,
): string {
  if (dayIn(at, zone) === dayIn(now, zone)) return formatTime(locale, at, { zone, zoneShown })
  const withinWeek = Math.abs(epochMs(at) - epochMs(now)) < 6 * 24 * 60 * 60 * 1000
  return withinWeek
    ? onWeekday(locale, at, { zone, zoneShown })
    : formatDateTime(locale, at, { zone, zoneShown, now })
}

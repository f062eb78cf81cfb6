import { type Instant, epochMs } from '@onelot/domain'

/** A moment that a calendar notes. */
export interface CalendarEntry {
  /** Stays the same when the file is saved again, so that a calendar replaces what it had. */
  readonly id: string
  readonly title: string
  readonly at: Instant
  readonly details: string
}

/** What has not come yet. */
export const aheadOf = (entries: readonly CalendarEntry[], now: Instant): readonly CalendarEntry[] =>
  entries.filter(({ at }) => at > now)

const REMINDER = '-PT1H'
/** RFC 5545 folds lines at 75 octets; a line that goes on begins with a space. */
const LINE_OCTETS = 75

const stamp = (at: Instant): string =>
  new Date(epochMs(at))
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')

/** Backslash, semicolon, comma and line breaks have a meaning of their own (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/[;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    const isFull = octets + size > LINE_OCTETS
    text += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return text
}

/** The text of an iCalendar file (RFC 5545), each entry a moment with a reminder an hour before it. @param now when the file is made */
export function calendarFile(entries: readonly CalendarEntry[], now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Onelot//New shares//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap(({ id, title, at, details }) => [
      'BEGIN:VEVENT',
      `UID:${id}@onelot`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(details)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${REMINDER}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map((line) => folded(line)).join('\r\n')}\r\n`
}

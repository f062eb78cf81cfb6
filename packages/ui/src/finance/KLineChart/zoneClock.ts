const quarterHour = 15 * 60_000

/** Reads the wall clock of a zone: epoch milliseconds in, the zone's own date and time as if it were UTC out. */
export type ZoneClock = (epochMs: number) => number

/**
 * The wall clock of an IANA zone. Every zone's offset changes on a quarter of an hour, so one reading by `Intl` serves
 * all bars of that quarter. @throws RangeError for a zone that does not exist.
 */
export function zoneClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const offsets = new Map<number, number>()
  const offsetOf = (quarter: number): number => {
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const at = quarter * quarterHour
    const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(at)) read[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = read
    const offset = Date.UTC(year, month - 1, day, hour, minute) - at
    offsets.set(quarter, offset)
    return offset
  }
  return (epochMs) => epochMs + offsetOf(Math.floor(epochMs / quarterHour))
}

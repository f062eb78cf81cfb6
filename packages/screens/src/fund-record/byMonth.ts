import { type Instant, type Money, add } from '@onelot/domain'
import { grouped } from '../data/grouped.ts'
import type { MovementEntry } from '../ledger/entries.ts'

/** Of more currencies a sum would be a list of its own. */
const MOST_SUMS = 2

interface Period {
  /** A moment of it, by which it is named. */
  readonly at: Instant
  /** What its movements add up to, by currency; none where a sum would repeat a row, or not all of the period is loaded. */
  readonly sums: readonly Money[]
}
export interface RecordDay extends Period {
  /** `2026-03-10` where it is read. */
  readonly day: string
  readonly entries: readonly MovementEntry[]
}
export interface RecordMonth extends Period {
  /** `2026-03`. */
  readonly month: string
  readonly days: readonly RecordDay[]
}

function sumsOf(entries: readonly MovementEntry[]): readonly Money[] {
  const sums = new Map<string, Money>()
  for (const { money } of entries) {
    const before = sums.get(money.currency)
    sums.set(money.currency, before === undefined ? money : add(before, money))
  }
  const isMeant = entries.length > sums.size && sums.size <= MOST_SUMS
  return isMeant ? [...sums.values()] : []
}

/**
 * Movements, newest first, by month and day; `dayOf` is the date of a moment where it is read. Until all are loaded, the last day and month
 * may lack some.
 */
export function byMonth(
  entries: readonly MovementEntry[],
  dayOf: (at: Instant) => string,
  isComplete: boolean,
): readonly RecordMonth[] {
  const byDay = grouped(entries, ({ at }) => dayOf(at))
  const days = byDay.map(({ name, items }, index): RecordDay => {
    const isWhole = isComplete || index < byDay.length - 1
    return { day: name, at: items[0].at, entries: items, sums: isWhole ? sumsOf(items) : [] }
  })
  const months = grouped(days, ({ day }) => day.slice(0, 7))
  return months.map(({ name, items }, index) => {
    const isWhole = isComplete || index < months.length - 1
    const all = items.flatMap((day) => day.entries)
    return {
      month: name,
      at: items[0].at,
      days: items,
      sums: isWhole && items.length > 1 ? sumsOf(all) : [],
    }
  })
}

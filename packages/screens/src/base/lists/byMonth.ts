import { type Money, add } from '@onelot/domain'
import { grouped } from '../data/grouped.ts'

/** The sums of more currencies would be a list of their own. */
const MOST_SUMS = 2

interface Period<Entry> {
  readonly entries: readonly Entry[]
  /** What its entries add up to, by currency; none where a sum would repeat a row, or not all of the period is loaded. */
  readonly sums: readonly Money[]
}
export interface RecordDay<Entry> extends Period<Entry> {
  /** `2026-03-10` where it is read. */
  readonly day: string
}
export interface RecordMonth<Entry> extends Period<Entry> {
  /** `2026-03`. */
  readonly month: string
  readonly days: readonly RecordDay<Entry>[]
}

export interface Dated<Entry> {
  /** The date of an entry where it is read, `2026-03-10`. */
  readonly dayOf: (entry: Entry) => string
  /** What it adds to the sum of its day and month, if anything; without it nothing is summed. */
  readonly moneyOf?: ((entry: Entry) => Money | undefined) | undefined
}

function sumsOf(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>()
  for (const money of amounts) {
    const before = sums.get(money.currency)
    sums.set(money.currency, before === undefined ? money : add(before, money))
  }
  const isMeant = amounts.length > sums.size && sums.size <= MOST_SUMS
  return isMeant ? [...sums.values()] : []
}

/** Entries, newest first, by month and day. Until all are loaded, the last day and month may lack some. */
export function byMonth<Entry>(
  entries: readonly Entry[],
  { dayOf, moneyOf }: Dated<Entry>,
  isComplete: boolean,
): readonly RecordMonth<Entry>[] {
  const sum = (all: readonly Entry[]) =>
    moneyOf === undefined ? [] : sumsOf(all.flatMap((one) => moneyOf(one) ?? []))
  const byDay = grouped(entries, dayOf)
  const days = byDay.map(({ name, items }, index): RecordDay<Entry> => {
    const isWhole = isComplete || index < byDay.length - 1
    return { day: name, entries: items, sums: isWhole ? sum(items) : [] }
  })
  const months = grouped(days, ({ day }) => day.slice(0, 7))
  return months.map(({ name, items }, index) => {
    const isWhole = isComplete || index < months.length - 1
    const all = items.flatMap((day) => day.entries)
    return { month: name, days: items, entries: all, sums: isWhole && items.length > 1 ? sum(all) : [] }
  })
}

import type { Instant, LocalDate } from '../instant.ts'
import { type Currency, currencies } from '../money/currency.ts'
import { type Money, add, isNegative, isZero, negate, zero } from '../money/money.ts'
import { monthStart } from '../sessions/localDates.ts'
import { toLocal } from '../sessions/zonedTime.ts'
import { type LedgerLine, movementGroups } from './movements.ts'

/** An entry of a record. */
export interface Flow {
  readonly at: Instant
  /** Negative for what left; absent where nothing came or left for good. */
  readonly money?: Money | undefined
}

/** What came and what left in a month, by currency. */
export interface MonthOfFlows {
  /** Its first day. */
  readonly month: LocalDate
  /** How many entries it has, those without money too. */
  readonly entries: number
  /** Of each currency of which something came or left; neither is negative. */
  readonly sums: readonly { readonly in: Money; readonly out: Money }[]
}

/** The movements of ledger lines as flows, in the order of the lines; what is held or released is none. */
export const flowsOf = (lines: readonly LedgerLine[]): readonly Flow[] =>
  movementGroups(lines).flatMap(({ at, movements }) =>
    movements.map(({ flow }) => ({ at, money: isZero(flow) ? undefined : flow })),
  )

function sumsOf(amounts: readonly Money[]): MonthOfFlows['sums'] {
  const sums = new Map<Currency, { in: Money; out: Money }>()
  for (const money of amounts) {
    const { currency } = money
    const sum = sums.get(currency) ?? { in: zero(currency), out: zero(currency) }
    const side = isNegative(money) ? 'out' : 'in'
    sums.set(currency, { ...sum, [side]: add(sum[side], side === 'out' ? negate(money) : money) })
  }
  return currencies.flatMap((currency) => sums.get(currency) ?? [])
}

/** The months of an IANA zone that have entries, the newest first. */
export function flowsByMonth(flows: readonly Flow[], zone: string): readonly MonthOfFlows[] {
  const months = new Map<LocalDate, Flow[]>()
  for (const flow of flows) {
    const month = monthStart(toLocal(zone, flow.at).date)
    const known = months.get(month)
    if (known === undefined) months.set(month, [flow])
    else known.push(flow)
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, own]) => ({
      month,
      entries: own.length,
      sums: sumsOf(own.flatMap(({ money }) => money ?? [])),
    }))
}

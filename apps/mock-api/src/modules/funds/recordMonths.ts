import type { MonthOnWire } from '@onelot/api-client'
import { type MonthOfFlows, fromLocal, plusMonths } from '@onelot/domain'

/** A month of a record, with when it ends in the zone. */
export const monthOnWire =
  (zone: string) =>
  ({ month, entries, sums }: MonthOfFlows): MonthOnWire => ({
    month,
    until: fromLocal(zone, plusMonths(month, 1), 0),
    entries,
    sums: sums.map(({ in: came, out: left }) => ({ in: came, out: left })),
  })

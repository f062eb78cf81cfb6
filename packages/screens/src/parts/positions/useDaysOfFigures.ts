import { tradeHoldings } from '@onelot/api-client'
import type { LocalDate, MarketId } from '@onelot/domain'
import { useRead } from '../../base/data/useRead.ts'
import { usePreferences } from '../../base/ports/ports.ts'

const AGAIN_EVERY_MS = 60_000

/** The trading day that today's figures are of, of each market. */
export type DaysOfFigures = ReadonlyMap<MarketId, LocalDate>

/** The days of the figures that Holdings shows, for as long as rows show today's profit. Undefined until they are read. */
export function useDaysOfFigures(): DaysOfFigures | undefined {
  const { totalsIn, profitOf } = usePreferences()
  const shown = profitOf === 'today' ? { currency: totalsIn } : null
  const { data } = useRead(tradeHoldings, shown, { everyMs: AGAIN_EVERY_MS })
  return data && new Map(data.days.map(({ market, today }) => [market, today]))
}

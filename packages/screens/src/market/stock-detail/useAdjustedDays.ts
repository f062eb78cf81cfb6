import { type MarketDetail, marketCandles } from '@onelot/api-client'
import { type LocalDate, decimal, plusDays } from '@onelot/domain'
import useSWR from 'swr'
import { useAsk } from '../../base/data/useAsk.ts'
import type { AdjustedDays } from './drawnPrices.ts'

/** Before the first bar nothing is adjusted. */
const ONE = decimal('1')

/** How prices of some days are adjusted; undefined until any is read. Each phase of the market reads it anew: actions take effect at an opening. */
export function useAdjustedDays(
  { instrument, session }: MarketDetail,
  days: readonly LocalDate[],
): AdjustedDays | undefined {
  const ask = useAsk()
  const of = { instrument: instrument.id, days, phase: session.phase, tradingDay: session.tradingDay }
  /** The bar of a day, or of the last one before it. */
  const barUntil = async (day: LocalDate, adjustment: 'none' | 'forward') => {
    const query = { instrument: instrument.id, period: 'day', adjustment, limit: 1 } as const
    const { candles } = await ask(marketCandles, { ...query, before: plusDays(day, 1) })
    return candles[0]
  }
  const { data } = useSWR(
    days.length === 0 ? null : ['public', marketCandles.path, of],
    async () => {
      const read = await Promise.all(
        days.map(async (day) => {
          const [traded, adjusted] = await Promise.all([barUntil(day, 'none'), barUntil(day, 'forward')])
          return [day, { traded: traded?.open ?? ONE, adjusted: adjusted?.open ?? ONE }] as const
        }),
      )
      return { instrument: instrument.id, days: new Map(read) }
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return data?.instrument === instrument.id ? data.days : undefined
}

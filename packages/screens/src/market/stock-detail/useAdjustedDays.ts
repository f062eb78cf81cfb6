import { type ApiFailure, type MarketDetail, marketCandles } from '@onelot/api-client'
import { type Adjustment, type Candle, type LocalDate, dayNumber } from '@onelot/domain'
import { useMemo } from 'react'
import useSWR from 'swr'
import { failureOf } from '../../base/data/refreshing.ts'
import { useAsk } from '../../base/data/useAsk.ts'
import { type AdjustedDays, type DailyBars, adjustedDays } from './drawnPrices.ts'

/** Bars that one read may bring. */
const MOST_OF_READ = 1000

/** A read that failed, which may be tried again. */
export interface FailedRead {
  readonly failure: ApiFailure
  readonly retrying: boolean
  readonly retry: () => void
}

export interface ReadAdjustedDays {
  /** Only the days that are read. */
  readonly days: AdjustedDays
  readonly failed: FailedRead | undefined
}

interface ReadBars extends DailyBars {
  /** The instrument and the day of the last opening as of which they were read. */
  readonly of: string
  readonly since: LocalDate
}

/**
 * How prices of days are adjusted, by the bars since the first of them: two reads for some four years. Actions take effect at the opening of a
 * day, so bars are read anew after it, and what was read before it is not used.
 * @param today the day of the last opening
 */
export function useAdjustedDays(
  { instrument }: MarketDetail,
  days: readonly LocalDate[],
  today: LocalDate,
): ReadAdjustedDays {
  const ask = useAsk()
  const [since] = days
  const of = `${instrument.id} ${today}`
  const readSince = async (first: LocalDate, adjustment: Adjustment) => {
    const limit = Math.min(MOST_OF_READ, dayNumber(today) - dayNumber(first) + 1)
    const asked = { instrument: instrument.id, period: 'day', adjustment, limit } as const
    let bars: readonly Candle[] = []
    for (;;) {
      const page = await ask(marketCandles, { ...asked, before: bars[0]?.time })
      bars = [...page.candles, ...bars]
      const oldest = page.candles[0]
      if (!page.more || oldest === undefined || oldest.time <= first) return bars
    }
  }
  const { data, error, isValidating, mutate } = useSWR<ReadBars, unknown>(
    since === undefined ? null : ['public', marketCandles.path, { of, since }],
    async () => {
      if (since === undefined) throw new Error('no day, no read')
      const [traded, adjusted] = await Promise.all([readSince(since, 'none'), readSince(since, 'forward')])
      return { of, since, traded, adjusted }
    },
    // Days that are read remain known while an earlier one is read.
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return {
    days: useMemo(() => {
      if (data?.of !== of) return new Map()
      return adjustedDays(
        days.filter((day) => day >= data.since),
        data,
      )
    }, [data, of, days]),
    failed:
      error === undefined
        ? undefined
        : { failure: failureOf(error), retrying: isValidating, retry: () => void mutate() },
  }
}

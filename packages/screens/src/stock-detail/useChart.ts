import { type MarketDetail, type RequestInput, type ResponseOf, marketCandles } from '@onelot/api-client'
import { type Adjustment, type ChartPeriod, type LocalDate, localDate } from '@onelot/domain'
import { type IndicatorSelection, type QuickRange, datesOf } from '@onelot/ui/kline'
import { useCallback, useMemo, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useAsk } from '../data/useAsk.ts'
import { failureOf } from '../data/refreshing.ts'

/** A year of trading days, so that every quick range is in the first page. */
const PAGE_BARS = 300

type Page = ResponseOf<typeof marketCandles>

/** The chart's choices and its bars, older ones as one pans back. */
export function useChart({ instrument }: MarketDetail) {
  const ask = useAsk()
  const [period, setPeriod] = useState<ChartPeriod>('timeShare')
  const [adjustment, setAdjustment] = useState<Adjustment>('forward')
  const [indicators, setIndicators] = useState<IndicatorSelection>({ overlays: ['MA'], panes: ['VOL'] })
  const [range, setRange] = useState<QuickRange>()
  const [jumpTo, setJumpTo] = useState<LocalDate>()
  const { data, error, isValidating, mutate, setSize } = useSWRInfinite<Page, unknown>(
    (index: number, newer: Page | null) => {
      const before = newer?.candles[0]?.time
      if (index > 0 && (before === undefined || newer?.more !== true)) return null
      const asked = { instrument: instrument.id, period, adjustment, limit: PAGE_BARS }
      return ['public', marketCandles.path, index === 0 ? asked : { ...asked, before }]
    },
    ([, , asked]: readonly [string, string, RequestInput<typeof marketCandles>]) => ask(marketCandles, asked),
    { revalidateFirstPage: false },
  )
  const candles = useMemo(() => data?.toReversed().flatMap((page) => page.candles), [data])
  const last = candles?.at(-1)
  const onNeedOlder = useCallback(() => setSize((size) => size + 1), [setSize])
  const visibleRange = useMemo(
    () =>
      range === undefined || last === undefined
        ? undefined
        : datesOf(range, localDate(last.time.slice(0, 10))),
    [range, last],
  )
  return {
    period,
    adjustment,
    indicators,
    range,
    jumpTo,
    candles,
    hasMore: data?.at(-1)?.more ?? false,
    visibleRange,
    failure: candles === undefined && error !== undefined ? failureOf(error) : undefined,
    retrying: isValidating,
    retry: () => void mutate().catch(failureOf),
    onNeedOlder,
    setAdjustment,
    setIndicators,
    choosePeriod: (chosen: ChartPeriod) => {
      setPeriod(chosen)
      setRange(undefined)
    },
    /** A quick range is read in days. */
    chooseRange: (chosen: QuickRange) => {
      setPeriod('day')
      setRange(chosen)
    },
    jump: (date: LocalDate) => {
      setPeriod('day')
      setRange(undefined)
      setJumpTo(date)
    },
  }
}
export type ChartModel = ReturnType<typeof useChart>

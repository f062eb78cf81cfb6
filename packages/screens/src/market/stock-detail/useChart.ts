import type { MarketDetail } from '@onelot/api-client'
import { type Adjustment, type ChartPeriod, type LocalDate, localDate } from '@onelot/domain'
import {
  type ChartType,
  type IndicatorSelection,
  type QuickRange,
  datesOf,
  overlayIndicators,
  paneIndicators,
} from '@onelot/ui/kline'
import { useMemo, useState } from 'react'
import { usePreferences } from '../../base/ports/ports.ts'
import { firstBars } from './firstBars.ts'
import { useBars } from './useBars.ts'

/** The chart's choices and its bars, older ones as one pans back. */
export function useChart(detail: MarketDetail) {
  const [period, setPeriod] = useState<ChartPeriod>(firstBars.period)
  const [adjustment, setAdjustment] = useState<Adjustment>(firstBars.adjustment)
  const { chartType, chartIndicators, set } = usePreferences()
  const indicators = useMemo(
    () => ({
      overlays: overlayIndicators.filter((one) => chartIndicators.includes(one)),
      panes: paneIndicators.filter((one) => chartIndicators.includes(one)),
    }),
    [chartIndicators],
  )
  const [range, setRange] = useState<QuickRange>()
  const [jumpTo, setJumpTo] = useState<LocalDate>()
  const bars = useBars(detail, { period, adjustment })
  const last = bars.candles?.at(-1)
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
    type: chartType,
    indicators,
    range,
    jumpTo,
    bars,
    visibleRange,
    setAdjustment,
    setType: (chosen: ChartType) => set({ chartType: chosen }),
    setIndicators: ({ overlays, panes }: IndicatorSelection) =>
      set({ chartIndicators: [...overlays, ...panes] }),
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

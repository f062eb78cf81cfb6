import type { ChartPeriod, Instant, LocalDate } from '@onelot/domain'
import { useEffect, useRef } from 'react'
import { indexAt, lastDay, timestampOf, type Bar } from './bars.ts'
import type { Engine } from './engine.ts'

export interface ViewInput {
  engine: Engine | null
  bars: readonly Bar[]
  period: ChartPeriod
  hasMore: boolean
  jumpTo: Instant | LocalDate | undefined
  visibleRange: { readonly from: Instant | LocalDate; readonly to: Instant | LocalDate } | undefined
}

/**
 * Moves the view where the caller asks, once for each request: to a range, or with a date in the middle. A time-share chart begins with the newest
 * day, whole. A request older than the first bar waits for history and is followed as far as that has come.
 */
export function useView({ engine, bars, period, hasMore, jumpTo, visibleRange }: ViewInput): void {
  const done = useRef({ view: '', jump: '' })
  const from = visibleRange?.from
  const to = visibleRange?.to
  const first = bars[0]?.timestamp
  const empty = first === undefined

  useEffect(() => {
    if (!engine || empty) return
    const wish = from !== undefined && to !== undefined ? `${period} ${from} ${to}` : `${period} whole`
    if (wish === done.current.view) return
    const reached = from === undefined || !hasMore || timestampOf(from) >= first
    if (reached) done.current.view = wish
    if (from !== undefined && to !== undefined) {
      const indexOf = (time: Instant | LocalDate) => indexAt(bars, timestampOf(time))
      const begins = bars[indexOf(from)]?.timestamp ?? 0
      engine.fit({ from: indexOf(from) + (begins < timestampOf(from) ? 1 : 0), to: indexOf(to) + 1 })
    } else if (period === 'timeShare') engine.fit(lastDay(bars))
  }, [engine, bars, empty, first, period, hasMore, from, to])

  useEffect(() => {
    if (!engine || empty) return
    const wish = jumpTo ?? ''
    if (wish === done.current.jump) return
    if (jumpTo === undefined || !hasMore || timestampOf(jumpTo) >= first) done.current.jump = wish
    if (jumpTo !== undefined) engine.show(indexAt(bars, timestampOf(jumpTo)), 'middle')
  }, [engine, bars, empty, first, hasMore, jumpTo])
}

import { type MarketDetail, marketCandles } from '@onelot/api-client'
import type { Candle } from '@onelot/domain'
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { Outdated } from '../../base/data/refreshing.ts'
import { useAsk } from '../../base/data/useAsk.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useApi, useNow, useQuotesStore } from '../../base/ports/ports.ts'
import { PAGE_BARS } from './firstBars.ts'
import { type BarsOf, type BarsStore, createBarsStore, isFolded } from './barsStore.ts'

/** While bars are missing, or quotes do not move them. */
const AGAIN_EVERY_MS = 5_000

/** The bars of an instrument, as they are read and as quotes move them. It renders by a bar and by a read, not by a tick. */
export function useBars({ instrument, session, quote }: MarketDetail, of: Omit<BarsOf, 'instrument'>) {
  const { period, adjustment } = of
  const client = useApi()
  const ask = useAsk()
  const now = useNow()
  const asked = { instrument: instrument.id, period, adjustment }
  const store = useMemo(
    () => createBarsStore({ instrument: instrument.id, period, adjustment }),
    [instrument.id, period, adjustment],
  )
  const bars = useSyncExternalStore(store.watch, store.read)
  const newest = useRead(
    marketCandles,
    { ...asked, limit: PAGE_BARS },
    { everyMs: bars.gap || !isFolded(of) ? AGAIN_EVERY_MS : 0 },
  )
  /** Time-share is the last session alone, whatever the time it is asked before. */
  const inMinutes = { ...asked, period: period === 'timeShare' ? ('1m' as const) : period }
  const ended = useRead(marketCandles, bars.ended ? { ...inMinutes, ...bars.ended } : null, {
    cache: 'startup',
  })

  useEffect(() => {
    store.inSession(session)
    if (quote) store.tick(quote)
  }, [store, session, quote])
  useEffect(() => store.follow(client), [store, client])
  const isRead = !newest.refreshing && newest.failure === undefined
  useEffect(() => {
    if (isRead && newest.data) store.newest(newest.data)
  }, [store, isRead, newest.data])
  const join = useEffectEvent(() => {
    if (ended.data && bars.ended) store.ended(ended.data, bars.ended, now())
  })
  useEffect(() => {
    join()
  }, [ended.data])
  const hasFailed = (newest.outdated ?? ended.failure) !== undefined
  useEffect(() => {
    if (hasFailed) store.failed()
  }, [store, hasFailed])
  const fill = useEffectEvent(() => {
    if (isRead) void newest.refresh()
  })
  useEffect(() => {
    if (bars.gap) fill()
  }, [bars.gap])

  const readOlder = async (limit: number) => {
    const before = store.read().candles?.[0]?.time
    if (before !== undefined) store.older(await ask(marketCandles, { ...asked, before, limit }))
  }

  const candles = bars.candles ?? newest.data?.candles
  return {
    store,
    candles,
    hasMore: bars.more,
    failure: candles === undefined ? newest.failure : undefined,
    outdated: sinceLater(newest.outdated, bars.endedAt),
    /** How many of the newest bars could not be read. */
    leftOut: newest.leftOut,
    refreshing: newest.refreshing,
    refresh: newest.refresh,
    onNeedOlder: () => readOlder(PAGE_BARS),
    onNeedMany: readOlder,
  }
}
export type ReadBars = ReturnType<typeof useBars>

/** Bars that ended were read after the whole of them, which is what could not be read anew. */
const sinceLater = (outdated: Outdated | undefined, endedAt: Outdated['since'] | undefined) =>
  outdated && endedAt !== undefined && endedAt > outdated.since ? { ...outdated, since: endedAt } : outdated

/** The running bar, drawn with the price of the page. */
export function useLiveBar(store: BarsStore, { instrument }: MarketDetail): Candle | undefined {
  const quotes = useQuotesStore()
  const watch = useCallback(
    (onChange: () => void) => {
      const stops = [quotes.watch(instrument.id, onChange), store.watch(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [quotes, store, instrument.id],
  )
  return useSyncExternalStore(watch, store.live)
}

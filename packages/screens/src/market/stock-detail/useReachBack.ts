import type { ApiFailure } from '@onelot/api-client'
import type { Candle, Instant } from '@onelot/domain'
import { momentOf } from '@onelot/ui/kline'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { failureOf } from '../../base/data/refreshing.ts'
import type { Drawing } from './drawings.ts'
import { needsOlder, olderBars } from './reachBack.ts'
import type { FailedRead } from './useAdjustedDays.ts'
import type { ReadBars } from './useBars.ts'

export interface ReachBack {
  readonly bars: Pick<ReadBars, 'store' | 'onNeedMany'>
  readonly candles: readonly Candle[]
  readonly zone: string
}

export interface ReachedBack {
  /** The drawings without those of which bars that they span are still to be read: their slopes are unknown. */
  readonly reached: readonly Drawing[]
  readonly failed: FailedRead | undefined
}

interface FailedReach {
  readonly store: ReadBars['store']
  /** The first bar, before which others were asked for. */
  readonly at: Instant | undefined
  readonly attempt: number
  readonly failure: ApiFailure
}

/** Reads bars back to where trend lines begin: how many lie between decides their slopes. */
export function useReachBack(drawings: readonly Drawing[], { bars, candles, zone }: ReachBack): ReachedBack {
  const { store } = bars
  const { candles: read, more } = useSyncExternalStore(store.watch, store.read)
  /** Bars of an earlier read are shown until the page is read anew; whether there are any before them is unknown until then. */
  const isRead = read !== undefined
  const [first] = candles
  const at = first && momentOf(first, zone)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<FailedReach>()
  const count = candles.length
  const reached = useMemo(
    () =>
      at === undefined || (isRead && !more)
        ? drawings
        : drawings.filter((one) => !needsOlder(one, { first: at, count })),
    [drawings, at, isRead, more, count],
  )
  const reads = reached.length < drawings.length
  const readOlder = useEffectEvent(() => {
    bars.onNeedMany(olderBars(count)).catch((error: unknown) => {
      setFailed({ store, at, attempt, failure: failureOf(error) })
    })
  })
  // The reader may pan back as well, which brings another first bar.
  useEffect(() => {
    if (reads && isRead) readOlder()
  }, [reads, isRead, store, at, attempt])
  const hasFailed = reads && failed?.store === store && failed.at === at
  return {
    reached,
    failed: hasFailed
      ? {
          failure: failed.failure,
          retrying: failed.attempt !== attempt,
          retry: () => setAttempt(attempt + 1),
        }
      : undefined,
  }
}

import type { Candle } from '@onelot/domain'
import { momentOf } from '@onelot/ui/kline'
import { useEffect, useEffectEvent } from 'react'
import type { Drawing } from './drawings.ts'
import { needsOlder, olderBars } from './reachBack.ts'
import type { ReadBars } from './useBars.ts'

export interface ReachBack {
  readonly bars: Pick<ReadBars, 'hasMore' | 'onNeedMany'>
  readonly candles: readonly Candle[]
  readonly zone: string
}

/** Reads bars back to where trend lines begin: how many lie between decides their slopes. */
export function useReachBack(drawings: readonly Drawing[], { bars, candles, zone }: ReachBack): void {
  const [first] = candles
  const at = first && momentOf(first, zone)
  const reads = at !== undefined && bars.hasMore && needsOlder(drawings, { first: at, count: candles.length })
  const read = useEffectEvent(() => {
    // The reader may pan back as well, which asks again where this failed.
    bars.onNeedMany(olderBars(candles.length)).catch(() => undefined)
  })
  useEffect(() => {
    if (reads) read()
  }, [reads, at])
}

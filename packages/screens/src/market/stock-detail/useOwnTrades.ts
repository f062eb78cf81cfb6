import { type OrderOnWire, tradeOrders } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import type { ChartTrade } from '@onelot/ui/kline'
import { useMemo } from 'react'
import { useRead } from '../../base/data/useRead.ts'

/** As many as one page may have: the latest are marked. */
const MARKED = 100

const none: readonly ChartTrade[] = []

/** Opening a long position buys, and so does closing a short one. */
export function tradeOf({
  purpose,
  side,
  endedAt,
}: Pick<OrderOnWire, 'purpose' | 'side' | 'endedAt'>): ChartTrade | undefined {
  if (endedAt === undefined) return undefined
  return { at: endedAt, action: (purpose === 'open') === (side === 'long') ? 'buy' : 'sell' }
}

/** When the member bought and sold the instrument; nothing of how much, so that it shows while amounts are hidden. */
export function useOwnTrades(instrument: InstrumentId): readonly ChartTrade[] {
  const { data } = useRead(tradeOrders, { state: 'filled', instrument, pageSize: MARKED })
  return useMemo(() => data?.orders.flatMap(({ order }) => tradeOf(order) ?? []) ?? none, [data])
}

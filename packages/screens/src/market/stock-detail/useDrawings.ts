import type { MarketDetail } from '@onelot/api-client'
import { type Adjustment, type ChartPeriod, ticksOf } from '@onelot/domain'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useKept } from '../../base/ports/ports.ts'
import {
  type Drawing,
  type NewDrawing,
  drawingsOf,
  withChanged,
  withDrawing,
  withoutDrawing,
} from './drawings.ts'
import { drawingsName } from './drawnName.ts'
import {
  type ShownPrices,
  adjustmentDays,
  dayOfPrices,
  drawnNow,
  isAdjustedForward,
  keptDrawing,
  shownDrawing,
} from './drawnPrices.ts'
import { useAdjustedDays } from './useAdjustedDays.ts'

/** What the reader drew, with its prices in those of the chart. */
export interface Drawings {
  readonly all: readonly Drawing[]
  /** The chart shows none of them. */
  readonly hidden: boolean
  readonly hide: (hidden: boolean) => void
  /** Shows them all, the new one included. */
  readonly add: (drawing: NewDrawing) => Drawing | undefined
  readonly change: (drawing: Drawing) => void
  readonly remove: (id: string) => void
}

export interface DrawnOn {
  readonly detail: MarketDetail
  readonly period: ChartPeriod
  readonly adjustment: Adjustment
}

/** What the reader drew on the chart of a listing, kept on the device until they log out. It stays where it is as prices are adjusted. */
export function useDrawings({ detail, period, adjustment }: DrawnOn): Drawings {
  const { instrument, market } = detail
  const { session } = useKept()
  const name = drawingsName(instrument.id)
  const hiddenName = `lines hidden ${instrument.id}`
  const kept = useSyncExternalStore(session.watch, () => session.read(name))
  const hidden = useSyncExternalStore(session.watch, () => session.read(hiddenName) === true)
  const isAdjusted = isAdjustedForward(period, adjustment)
  const today = dayOfPrices(detail)
  const shown = useMemo(
    (): ShownPrices => ({ isAdjusted, today, zone: market.zone, ticks: ticksOf(instrument, market) }),
    [isAdjusted, today, instrument, market],
  )
  const asKept = useMemo(() => drawingsOf(kept), [kept])
  const days = useAdjustedDays(detail, adjustmentDays(asKept, shown))
  const all = useMemo(
    () => asKept.flatMap((one) => shownDrawing(one, days, shown) ?? []),
    [asKept, days, shown],
  )
  const hide = useCallback(
    (next: boolean) => {
      if (next) session.keep(hiddenName, true)
      else session.drop(hiddenName)
    },
    [session, hiddenName],
  )
  /** From what is kept by then: another page may have added one. */
  const become = useCallback(
    (change: (drawings: readonly Drawing[]) => readonly Drawing[]) => {
      const next = change(drawingsOf(session.read(name)))
      if (next.length === 0) session.drop(name)
      else session.keep(name, next)
      return next
    },
    [session, name],
  )
  return useMemo(
    () => ({
      all,
      hidden,
      hide,
      add(drawing) {
        hide(false)
        const pricesOf = drawnNow(drawing.kind, shown)
        return become((now) => withDrawing(now, { ...drawing, pricesOf })).at(-1)
      },
      change(drawing) {
        const before = all.find(({ id }) => id === drawing.id)
        become((now) => {
          const asItWas = now.find(({ id }) => id === drawing.id)
          if (asItWas === undefined || before === undefined) return now
          return withChanged(now, keptDrawing(drawing, asItWas, before, drawnNow(drawing.kind, shown)))
        })
      },
      remove(id) {
        become((now) => withoutDrawing(now, id))
      },
    }),
    [all, hidden, hide, become, shown],
  )
}

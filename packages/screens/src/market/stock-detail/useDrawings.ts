import type { MarketDetail } from '@onelot/api-client'
import { type Adjustment, type ChartPeriod, type LocalDate, ticksOf } from '@onelot/domain'
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
import { type FailedRead, useAdjustedDays } from './useAdjustedDays.ts'

/** What the reader drew, with its prices in those of the chart. */
export interface Drawings {
  /** Those whose place on the chart is known. */
  readonly placed: readonly Drawing[]
  /** All of them, at the prices as they were kept. */
  readonly kept: readonly Drawing[]
  /** Why some have no place. */
  readonly failed: FailedRead | undefined
  /** The chart shows none of them. */
  readonly hidden: boolean
  readonly hide: (hidden: boolean) => void
  /** Shows them all, the new one included. */
  readonly add: (drawing: NewDrawing) => Drawing | undefined
  /** @param before as it was shown: it may have no place by now */
  readonly change: (drawing: Drawing, before: Drawing) => void
  readonly remove: (id: string) => void
}

export interface DrawnOn {
  readonly detail: MarketDetail
  readonly period: ChartPeriod
  readonly adjustment: Adjustment
  /** They are listed or changed: those that the chart does not show are placed too. */
  readonly needsHidden: boolean
}

const NO_DAYS: readonly LocalDate[] = []

/** What the reader drew on the chart of a listing, kept on the device until they log out. It stays where it is as prices are adjusted. */
export function useDrawings({ detail, period, adjustment, needsHidden }: DrawnOn): Drawings {
  const { instrument, market } = detail
  const { session } = useKept()
  const name = drawingsName(instrument.id)
  const hiddenName = `lines hidden ${instrument.id}`
  const stored = useSyncExternalStore(session.watch, () => session.read(name))
  const hidden = useSyncExternalStore(session.watch, () => session.read(hiddenName) === true)
  const isAdjusted = isAdjustedForward(period, adjustment)
  const today = dayOfPrices(detail)
  const shown = useMemo(
    (): ShownPrices => ({ isAdjusted, today, zone: market.zone, ticks: ticksOf(instrument, market) }),
    [isAdjusted, today, instrument, market],
  )
  const kept = useMemo(() => drawingsOf(stored), [stored])
  const isNeeded = needsHidden || !hidden
  const needed = useMemo(() => (isNeeded ? adjustmentDays(kept, shown) : NO_DAYS), [isNeeded, kept, shown])
  const { days, failed } = useAdjustedDays(detail, needed, today)
  const placed = useMemo(
    () => kept.flatMap((one) => shownDrawing(one, days, shown) ?? []),
    [kept, days, shown],
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
  const changes = useMemo(
    (): Pick<Drawings, 'hide' | 'add' | 'change' | 'remove'> => ({
      hide,
      add(drawing) {
        hide(false)
        const pricesOf = drawnNow(drawing.kind, shown)
        return become((now) => withDrawing(now, { ...drawing, pricesOf })).at(-1)
      },
      change(drawing, before) {
        become((now) => {
          const asItWas = now.find(({ id }) => id === drawing.id)
          if (asItWas === undefined) return now
          return withChanged(now, keptDrawing(drawing, asItWas, before, drawnNow(drawing.kind, shown)))
        })
      },
      remove(id) {
        become((now) => withoutDrawing(now, id))
      },
    }),
    [hide, become, shown],
  )
  return { placed, kept, failed: placed.length < kept.length ? failed : undefined, hidden, ...changes }
}

import type { InstrumentId } from '@onelot/domain'
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

/** What the reader drew on the chart of a listing, kept on the device until they log out. */
export function useDrawings(instrument: InstrumentId): Drawings {
  const { session } = useKept()
  const name = drawingsName(instrument)
  const hiddenName = `lines hidden ${instrument}`
  const kept = useSyncExternalStore(session.watch, () => session.read(name))
  const hidden = useSyncExternalStore(session.watch, () => session.read(hiddenName) === true)
  const all = useMemo(() => drawingsOf(kept), [kept])
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
        return become((now) => withDrawing(now, drawing)).at(-1)
      },
      change(drawing) {
        become((now) => withChanged(now, drawing))
      },
      remove(id) {
        become((now) => withoutDrawing(now, id))
      },
    }),
    [all, hidden, hide, become],
  )
}

import type { Decimal, InstrumentId } from '@onelot/domain'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useKept } from '../../base/ports/ports.ts'
import {
  type DrawnLine,
  MOST_DRAWN_LINES,
  drawnLinesOf,
  withLine,
  withLineAt,
  withoutLine,
} from './drawnLines.ts'

export interface DrawnLines {
  readonly lines: readonly DrawnLine[]
  /** Undefined where there are as many as there may be. */
  readonly add: ((price: Decimal) => void) | undefined
  readonly change: (changed: Pick<DrawnLine, 'id'> & Partial<DrawnLine>) => void
  readonly remove: (id: string) => void
}

/** The lines that the reader drew on the chart of a listing, kept on the device until they log out. */
export function useDrawnLines(instrument: InstrumentId): DrawnLines {
  const { session } = useKept()
  const name = `lines ${instrument}`
  const kept = useSyncExternalStore(session.watch, () => session.read(name))
  const lines = useMemo(() => drawnLinesOf(kept), [kept])
  /** From what is kept by then: another page may have added a line. */
  const become = useCallback(
    (change: (lines: readonly DrawnLine[]) => readonly DrawnLine[]) => {
      const next = change(drawnLinesOf(session.read(name)))
      if (next.length === 0) session.drop(name)
      else session.keep(name, next)
    },
    [session, name],
  )
  return useMemo(
    () => ({
      lines,
      add: lines.length < MOST_DRAWN_LINES ? (price) => become((now) => withLineAt(now, price)) : undefined,
      change: (changed) => become((now) => withLine(now, changed)),
      remove: (id) => become((now) => withoutLine(now, id)),
    }),
    [lines, become],
  )
}

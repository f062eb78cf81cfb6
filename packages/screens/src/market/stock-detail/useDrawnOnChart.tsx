import type { ChartDrawings, LevelMove, PriceLevel } from '@onelot/ui/kline'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useKept } from '../../base/ports/ports.ts'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { useChunk } from '../../base/states/useChunk.ts'
import { drawingsName } from './drawnName.ts'
import type { ReaderDrawingsProps } from './ReaderDrawings.tsx'

/** What the reader drew, as the chart takes it. */
export interface DrawnOnChart {
  /** Prices across the chart. */
  readonly levels: readonly PriceLevel[]
  /** What is drawn at points of it. */
  readonly drawings: ChartDrawings | undefined
  /** Moves a line at once, or opens its sheet where it was pressed. */
  readonly onLevelMove: ((move: LevelMove) => void) | undefined
}

const load = () => import('./ReaderDrawings.tsx')
/** Most charts have nothing drawn on them. */
const loadNothing = () => new Promise<never>(() => undefined)
const nothing: DrawnOnChart = { levels: [], drawings: undefined, onLevelMove: undefined }

/**
 * What the reader drew on the chart of a listing; its code comes with the first of it. `reader` is to be mounted with the chart.
 * @param isShown else nothing is read or drawn
 */
export function useDrawnOnChart(
  input: Omit<ReaderDrawingsProps, 'onChange'>,
  isShown: boolean,
): DrawnOnChart & { readonly reader: ReactNode } {
  const { detail, listed, onListed } = input
  const { t } = useTranslation('stockDetail')
  const { session } = useKept()
  const name = drawingsName(detail.instrument.id)
  const isKept = useSyncExternalStore(session.watch, () => session.read(name) !== undefined)
  const chunk = useChunk(isShown && (isKept || listed) ? load : loadNothing)
  const [drawn, setDrawn] = useState(nothing)
  if (!isShown) return { ...nothing, reader: null }
  return {
    ...drawn,
    reader:
      chunk.state === 'loaded' ? (
        <chunk.module.ReaderDrawings {...input} onChange={setDrawn} />
      ) : (
        <LazySheet open={listed} load={load} title={t('drawn.list')} onClose={() => onListed(false)}>
          {() => null}
        </LazySheet>
      ),
  }
}

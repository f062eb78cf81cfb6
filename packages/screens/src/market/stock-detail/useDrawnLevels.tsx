import type { MarketDetail } from '@onelot/api-client'
import type { LevelMove, PriceLevel } from '@onelot/ui/kline'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { tagOf } from './drawnLines.ts'
import { useDrawnLines } from './useDrawnLines.ts'

export interface DrawnLevels {
  readonly levels: readonly PriceLevel[]
  /** Moves a line at once, or opens its sheet where it was pressed. */
  readonly onMove: (move: LevelMove) => void
  readonly sheet: ReactNode
}

const loadSheet = () => import('./DrawnLineSheet.tsx')

/** The lines that the reader drew, as levels of the chart. */
export function useDrawnLevels({ instrument, market }: MarketDetail): DrawnLevels {
  const { t } = useTranslation('stockDetail')
  const drawn = useDrawnLines(instrument.id)
  const { lines, change } = drawn
  const [pressed, setPressed] = useState<string>()
  const line = lines.find(({ id }) => id === pressed)
  const close = () => {
    setPressed(undefined)
  }
  const levels = useMemo(
    () =>
      lines.map(({ id, price, note }) => {
        const label = note === '' ? t('drawn.label') : note
        return { id, price, label, short: tagOf(label) }
      }),
    [lines, t],
  )
  const onMove = useCallback(
    ({ id, price }: LevelMove) => {
      if (lines.some((one) => one.id === id && one.price === price)) setPressed(id)
      else change({ id, price })
    },
    [lines, change],
  )
  return {
    levels,
    onMove,
    sheet: (
      <LazySheet open={line !== undefined} load={loadSheet} title={t('drawn.title')} onClose={close}>
        {({ DrawnLineSheet }) =>
          line && <DrawnLineSheet {...{ line, instrument, market, ...drawn }} onClose={close} />
        }
      </LazySheet>
    ),
  }
}

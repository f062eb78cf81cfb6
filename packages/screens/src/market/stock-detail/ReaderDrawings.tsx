import type { MarketDetail } from '@onelot/api-client'
import type { Adjustment, Candle, ChartPeriod } from '@onelot/domain'
import { useToast } from '@onelot/ui'
import type { ChartDrawing, ChartDrawings, DrawingTool, LevelMove, PriceLevel } from '@onelot/ui/kline'
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { DrawingsFailed } from './DrawingsFailed.tsx'
import { DrawingSheet } from './DrawingSheet.tsx'
import { DrawingsSheet } from './DrawingsSheet.tsx'
import { type Drawing, type NewDrawing, tagOf } from './drawings.ts'
import type { DrawnOnChart } from './useDrawnOnChart.tsx'
import { useDrawings } from './useDrawings.ts'
import { type ReachBack, useReachBack } from './useReachBack.ts'

export interface ReaderDrawingsProps {
  detail: MarketDetail
  period: ChartPeriod
  adjustment: Adjustment
  candles: readonly Candle[]
  bars: ReachBack['bars']
  /** The list of them is open. */
  listed: boolean
  onListed: (listed: boolean) => void
  /** Called with what the chart is to draw, at each change. */
  onChange: (drawn: DrawnOnChart) => void
}

const NONE: readonly Drawing[] = []

/** What the reader drew, for the chart to draw, with the sheets by which it is added and changed. */
export function ReaderDrawings(props: ReaderDrawingsProps) {
  const { detail, period, adjustment, candles, bars, listed, onListed, onChange } = props
  const { instrument, market } = detail
  const { t } = useTranslation('stockDetail')
  const toast = useToast()
  const [tool, setTool] = useState<DrawingTool>()
  const [selected, setSelected] = useState<string>()
  const [edited, setEdited] = useState<Drawing | NewDrawing>()
  /** Whether it had a place when its sheet was opened; else it has the prices as they were kept. */
  const [isPlaced, setIsPlaced] = useState(true)
  const needsHidden = listed || edited !== undefined
  const drawings = useDrawings({ detail, period, adjustment, needsHidden })
  const { placed, hidden, add, change } = drawings
  const onChart = hidden ? NONE : placed
  const { reached, failed } = useReachBack(onChart, { bars, candles, zone: market.zone })
  const close = () => {
    setEdited(undefined)
    setIsPlaced(true)
  }
  const closeList = () => {
    onListed(false)
  }
  const levels = useMemo(
    () =>
      onChart.flatMap((one): readonly PriceLevel[] => {
        if (one.kind !== 'line') return []
        const { id, price, note, colour } = one
        const label = note === '' ? t('drawn.label') : note
        return [{ id, price, label, short: tagOf(label), colour: colour === 'grey' ? undefined : colour }]
      }),
    [onChart, t],
  )
  const shown = useMemo(
    () =>
      reached.flatMap((one): readonly ChartDrawing[] => {
        if (one.kind === 'line') return []
        return [{ ...one, label: one.note === '' ? t('drawn.trend') : one.note }]
      }),
    [reached, t],
  )
  const onLevelMove = useCallback(
    ({ id, price }: LevelMove) => {
      const line = placed.find((one) => one.id === id)
      if (line?.kind !== 'line') return
      if (line.price === price) setEdited(line)
      else change({ ...line, price }, line)
    },
    [placed, change],
  )
  const say = useCallback(
    (added: Drawing | undefined) => {
      setSelected(added?.id)
      toast.show({ message: t('drawn.added'), tone: 'success' })
    },
    [toast, t],
  )
  const chartDrawings: ChartDrawings = useMemo(
    () => ({
      shown,
      tool,
      selected,
      onSelect: ({ id }) => setSelected(id),
      onCancel: () => setTool(undefined),
      onPress: ({ id }) => setEdited(placed.find((one) => one.id === id)),
      onMove: ({ id, points: [first, second] }) => {
        const moved = placed.find((one) => one.id === id)
        if (moved?.kind === 'text') change({ ...moved, points: [first] }, moved)
        if (moved?.kind === 'trend' && second) change({ ...moved, points: [first, second] }, moved)
      },
      onDraw: ({ points: [first, second] }) => {
        setTool(undefined)
        if (second === undefined) setEdited({ kind: 'text', points: [first], note: '', colour: 'grey' })
        else {
          say(add({ kind: 'trend', points: [first, second], note: '', colour: 'violet' }))
        }
      },
    }),
    [shown, tool, selected, placed, add, change, say],
  )
  const tell = useEffectEvent(onChange)
  /** Before the browser draws: what was let go of stays where it is. */
  useLayoutEffect(() => {
    tell({ levels, drawings: chartDrawings, onLevelMove })
  }, [levels, chartDrawings, onLevelMove])
  return (
    <>
      <DrawingsFailed failed={hidden ? undefined : drawings.failed} text="drawn.unplaced" />
      <DrawingsFailed failed={failed} text="drawn.unreached" />
      <SheetSlot>
        {listed ? (
          <DrawingsSheet
            {...{ detail, period, candles, drawings }}
            onAdded={(added) => {
              closeList()
              say(added)
            }}
            onDraw={(chosen) => {
              closeList()
              setTool(chosen)
            }}
            onEdit={(one) => {
              closeList()
              setEdited(one)
            }}
            onRename={(one) => {
              closeList()
              setIsPlaced(false)
              setEdited(one)
            }}
            onClose={closeList}
          />
        ) : null}
      </SheetSlot>
      <SheetSlot>
        {edited === undefined ? null : (
          <DrawingSheet
            {...{ instrument, market, period }}
            drawing={edited}
            placed={isPlaced}
            onSave={(saved) => {
              close()
              if ('id' in saved && 'id' in edited) change(saved, edited)
              else say(add(saved))
            }}
            onRemove={'id' in edited ? () => drawings.remove(edited.id) : undefined}
            onClose={close}
          />
        )}
      </SheetSlot>
    </>
  )
}

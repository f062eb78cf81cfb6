import type { Candle } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useId } from 'react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { ChangeDirection } from '../format/change.ts'
import { BarLegend } from './BarLegend.tsx'
import { BarTable, TableFooter } from './BarTable.tsx'
import { announcementOf } from './announcement.ts'
import type { Engine } from './engine.ts'
import { evenTicks } from './figures.ts'
import { animationFrames, frameBatch } from './frameBatch.ts'
import { paneHeight } from './indicators.ts'
import { keyAction } from './keys.ts'
import type { KLineChartProps } from './KLineChart.tsx'
import type { LiveCandle } from './liveCandle.ts'
import { LateDrawings } from './drawings/LateDrawings.tsx'
import * as styles from './KLineChart.css.ts'
import { NowMark } from './NowMark.tsx'
import { PriceHandles, PriceHandlesHelp, isMovable } from './PriceHandles.tsx'
import { useEngine } from './useEngine.ts'
import { useView } from './useView.ts'
import { type BarRow, type ChangeBase, rowAt, visibleRows } from './visibleRows.ts'
import { useKLineMessages } from './useKLineMessages.ts'
import { type PriceLevel, levelPrice } from './levelMarks.ts'
import { type ChartTrade, tradesInWords, tradesOfBar } from './tradeMarks.ts'

const noLevels: readonly PriceLevel[] = []
const noTrades: readonly ChartTrade[] = []

export interface ChartProps extends Omit<KLineChartProps, 'live'> {
  newest: LiveCandle
  isEmpty: boolean
  /** Of the day; undefined where the close before it is not known. */
  direction: ChangeDirection | undefined
}

/** All but the newest candle, with which it is not rendered anew. */
export const Chart = memo(function Chart(props: ChartProps) {
  const {
    label,
    candles,
    period,
    zone,
    readerZone = zone,
    aroundTheClock = false,
    pricePlaces,
    ticks,
    indicators,
    onNeedOlder,
    onCrosshair,
    priceHeight = 300,
    fill = false,
    tableIn,
  } = props
  const t = useKLineMessages()
  const id = useId()
  const { newest, isEmpty, direction, previousClose, hasMore = false, levels = noLevels, onLevelMove } = props
  const { drawings } = props
  const hasDrawings = drawings !== undefined && (drawings.shown.length > 0 || drawings.tool !== undefined)
  const input = {
    candles,
    period,
    zone,
    readerZone,
    previousClose,
    pricePlaces,
    ticks,
    indicators,
    type: props.type ?? 'candles',
    hasMore,
    newest,
    direction,
    handles: levels.length > 0 || hasDrawings,
    trades: props.trades ?? noTrades,
  }
  const { engine, attach, bars, figures, labels, trades } = useEngine(input)
  const [tableShown, setTableShown] = useState(false)
  const [rows, setRows] = useState<readonly BarRow[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [loadingOlder, setLoadingOlder] = useState(false)
  useView({ engine, bars, period, hasMore, jumpTo: props.jumpTo, visibleRange: props.visibleRange })

  const base: ChangeBase = period === 'timeShare' ? (previousClose ?? null) : 'barBefore'
  const tellCrosshair = useEffectEvent((candle: Candle | null, row: BarRow | null) => {
    onCrosshair?.({ reading: candle && { candle, change: row?.change ?? null } })
  })
  const readTable = useEffectEvent((from: Engine) => {
    setRows(visibleRows(from.bars, from.range, base))
  })
  const readBar = useEffectEvent((from: Engine, at: number) => rowAt(from.bars, at, base))
  const askForOlder = useEffectEvent((before: Candle, settled: () => void) => {
    const answer = onNeedOlder?.({ before: before.time })
    if (!(answer instanceof Promise)) return
    setLoadingOlder(true)
    void Promise.allSettled([answer]).then(() => {
      setLoadingOlder(false)
      settled()
    })
  })

  useEffect(() => {
    if (!engine) return undefined
    let crosshair: Candle | null = null
    const table = frameBatch(() => {
      readTable(engine)
    }, animationFrames)
    const read = (): void => {
      const at = engine.crosshairIndex
      const candle = at === null ? null : (engine.bars[at]?.candle ?? null)
      if (candle !== crosshair) tellCrosshair(candle, at === null ? null : readBar(engine, at))
      crosshair = candle
      if (tableShown) table.push(null)
    }
    const stop = engine.listen({
      onBars: read,
      onTick: read,
      onRange: () => {
        if (tableShown) table.push(null)
      },
      onNeedOlder: ({ candle }) => {
        askForOlder(candle, () => {
          engine.settleOlder()
        })
      },
    })
    // What is in sight may have changed before it was listened to, or the chart was not there when the table was opened.
    if (tableShown) table.push(null)
    return () => {
      stop()
      table.cancel()
    }
  }, [engine, tableShown])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!engine || event.ctrlKey || event.metaKey || event.altKey) return
    const action = keyAction(event.key, {
      at: engine.crosshairIndex,
      count: engine.bars.length,
      ...engine.range,
    })
    if (!action) return
    event.preventDefault()
    if (action.kind === 'zoom') engine.zoom(action.scale)
    else if (action.kind === 'clear') {
      engine.clearCrosshair()
      setAnnouncement('')
    } else {
      engine.inspect(action.index)
      const bar = announcementOf(rowAt(engine.bars, action.index, base), { figures, labels, t })
      setAnnouncement([bar, ...tradesOfBar(engine.bars, action.index, trades, t)].join(', '))
    }
  }

  const height = priceHeight + indicators.panes.length * (paneHeight + 1)
  const mixed = useMemo(
    () => candles.some(({ simulated }) => simulated) && candles.some(({ simulated }) => !simulated),
    [candles],
  )
  const table = (
    <>
      <TableFooter
        tableId={`${id}-table`}
        shown={tableShown}
        loadingOlder={loadingOlder}
        onToggle={() => {
          setTableShown(!tableShown)
          if (engine) setRows(visibleRows(engine.bars, engine.range, base))
        }}
      />
      {tableShown ? (
        <BarTable id={`${id}-table`} label={label} rows={rows} figures={figures} labels={labels} />
      ) : null}
    </>
  )
  return (
    <div
      className={styles.root}
      data-period={period}
      data-state={isEmpty ? 'empty' : 'ready'}
      data-fill={fill}
    >
      <BarLegend
        {...{ engine, figures, labels, period, base, mixed, readerZone }}
        exchangeZone={aroundTheClock ? undefined : zone}
      />
      <div
        className={styles.region}
        role="application"
        aria-roledescription={t('chart')}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-details={tableShown && tableIn !== null ? `${id}-table` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          ref={attach}
          aria-hidden
          className={styles.host}
          style={assignInlineVars({ [styles.heightVar]: `${String(height)}px` })}
        />
        {engine && levels.length > 0 && !isEmpty ? (
          <PriceHandles
            engine={engine}
            levels={levels}
            ticks={ticks ?? evenTicks(pricePlaces)}
            figures={figures}
            describedBy={`${id}-lines`}
            onMove={onLevelMove}
          />
        ) : null}
        {engine && hasDrawings && !isEmpty ? (
          <LateDrawings
            {...{ engine, figures, labels, period, zone, readerZone, ...drawings }}
            ticks={ticks ?? evenTicks(pricePlaces)}
          />
        ) : null}
        {engine && !isEmpty ? <NowMark engine={engine} period={period} /> : null}
        {isEmpty ? (
          <div className={styles.empty}>
            <EmptyState title={t('empty')} description={t('emptyHint')} />
          </div>
        ) : null}
      </div>
      <VisuallyHidden id={`${id}-help`}>
        {[
          t('help'),
          ...levels.map((level) => `${level.label} ${levelPrice(figures, level)}`),
          ...tradesInWords(trades, { labels, t }),
        ].join(' ')}
      </VisuallyHidden>
      {onLevelMove && levels.some(isMovable) ? <PriceHandlesHelp id={`${id}-lines`} /> : null}
      <VisuallyHidden as="div" role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {tableIn === undefined ? table : tableIn && createPortal(table, tableIn)}
    </div>
  )
})

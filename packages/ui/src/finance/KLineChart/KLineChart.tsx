import type { Candle, ChartPeriod, Decimal, Instant, LocalDate, TickRow } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Change } from '../format/change.ts'
import { BarLegend } from './BarLegend.tsx'
import { BarTable } from './BarTable.tsx'
import { announcementOf } from './announcement.ts'
import type { Engine } from './engine.ts'
import { evenTicks } from './figures.ts'
import { animationFrames, frameBatch } from './frameBatch.ts'
import type { IndicatorSelection } from './indicatorChoice.ts'
import { paneHeight } from './indicators.ts'
import { keyAction } from './keys.ts'
import * as styles from './KLineChart.css.ts'
import { NowMark } from './NowMark.tsx'
import { type LevelMove, PriceHandles, PriceHandlesHelp, isMovable } from './PriceHandles.tsx'
import { useEngine } from './useEngine.ts'
import { useView } from './useView.ts'
import { type BarRow, type ChangeBase, rowAt, visibleRows } from './visibleRows.ts'
import { useKLineMessages } from './useKLineMessages.ts'
import { type PriceLevel, levelPrice } from './levelMarks.ts'
import { type ChartTrade, tradesInWords, tradesOfBar } from './tradeMarks.ts'

/** A bar under the crosshair. */
export interface CrosshairReading {
  readonly candle: Candle
  /** The change of its close: from the previous close on time-share, else from the close of the bar before; null where that is not known. */
  readonly change: Change | null
}

export interface KLineChartProps {
  /** What is charted; the chart's accessible name. */
  label: string
  /** Oldest first, all of `period`. Prices in the instrument's currency, already adjusted as the reader chose. */
  candles: readonly Candle[]
  /** How much time a bar holds; `timeShare` draws a line of minutes. */
  period: ChartPeriod
  /** IANA zone of the exchange, by which its sessions are told apart. Dates have no zone. */
  zone: string
  /** IANA zone of the reader, in which times are written; that of the exchange follows in the legend where it differs. @defaultValue `zone` */
  readerZone?: string | undefined
  /** The market never closes: the time of its exchange is not said. @defaultValue false */
  aroundTheClock?: boolean | undefined
  /** Close of the day before: the last price takes the colour of its change from it, and a time-share chart has it as baseline. */
  previousClose?: Decimal | undefined
  /** Digits after the decimal mark that every price has at least: the currency's. Without `ticks`, just these. */
  pricePlaces: number
  /** The tick table of the instrument: prices, averages and labels are written on it. */
  ticks?: readonly TickRow[] | undefined
  /** What is drawn over the price, and in panes under it. */
  indicators: IndicatorSelection
  /** Whether there are bars older than the first. @defaultValue false */
  hasMore?: boolean
  /**
   * The reader has panned to the oldest bar. Answer by putting older candles before the others; the position on the screen is kept. A promise may be
   * returned: when it settles without any, the next pan asks again.
   */
  onNeedOlder?: (request: { readonly before: Instant | LocalDate }) => unknown
  /** The last bar as it moves, of `period`; drawn once a frame, however often it comes. */
  live?: Candle | undefined
  /** What is under the crosshair changed; null when it was removed. */
  onCrosshair?: (crosshair: { readonly reading: CrosshairReading | null }) => void
  /** Brings this time to the middle, loading older bars as far as it takes. */
  jumpTo?: Instant | LocalDate | undefined
  /** Shows the bars between two times, both included. */
  visibleRange?: { readonly from: Instant | LocalDate; readonly to: Instant | LocalDate } | undefined
  /** Prices of the reader's own, drawn across the chart, and named in its description. Keep the same array while they are the same. */
  levels?: readonly PriceLevel[]
  /**
   * A level with an id was dragged, stepped by keys, or pressed. The line is drawn where it was until `levels` say otherwise: ask for a
   * confirmation.
   */
  onLevelMove?: ((move: LevelMove) => void) | undefined
  /** Fills of the reader's own orders: a letter beside each bar, named in the description. Keep the same array while they are the same. */
  trades?: readonly ChartTrade[] | undefined
  /** Pixels of the price pane with its time axis; each indicator below adds its own. @defaultValue 300 */
  priceHeight?: number
  /** As high as its parent: the price pane has what legend and indicators leave. @defaultValue false */
  fill?: boolean
  /** Where its bars are offered as a table, under what belongs to the chart; nowhere while null. @defaultValue under the chart */
  tableIn?: HTMLElement | null
}

const noLevels: readonly PriceLevel[] = []
const noTrades: readonly ChartTrade[] = []

/**
 * Candlesticks, or a line for time-share, with indicators, a crosshair and a table of the same bars. By touch: drag sideways to pan, pinch to
 * zoom, hold for the crosshair, lift to remove it; a vertical drag scrolls the page. By keyboard: see `keyAction`.
 */
export function KLineChart(props: KLineChartProps) {
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
  const { live, previousClose, hasMore = false, levels = noLevels, onLevelMove } = props
  const input = {
    candles,
    period,
    zone,
    readerZone,
    previousClose,
    pricePlaces,
    ticks,
    indicators,
    hasMore,
    live,
    handles: levels.length > 0,
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
  const isEmpty = candles.length === 0 && live === undefined
  const table = (
    <>
      <div className={styles.footer}>
        <button
          type="button"
          className={styles.tableButton}
          aria-expanded={tableShown}
          aria-controls={tableShown ? `${id}-table` : undefined}
          onClick={() => {
            setTableShown(!tableShown)
            if (engine) setRows(visibleRows(engine.bars, engine.range, base))
          }}
        >
          {tableShown ? t('hideTable') : t('showTable')}
        </button>
        {loadingOlder ? <span className={styles.note}>{t('loadingOlder')}</span> : null}
      </div>
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
}

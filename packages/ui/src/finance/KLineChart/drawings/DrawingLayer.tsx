import { type Instant, type TickRow, epochMs, stepTick } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'
import { useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { ticksForKey } from '../../TickPriceField/tickStepping.ts'
import type { Engine } from '../engine.ts'
import type { Figures } from '../figures.ts'
import type { KLineChartProps } from '../KLineChart.tsx'
import { reading } from '../PriceHandles.css.ts'
import { priceAtY } from '../priceAtY.ts'
import { isIntraday } from '../timeAxis.ts'
import type { TimeLabels } from '../timeLabels.ts'
import { useKLineMessages } from '../useKLineMessages.ts'
import { zoneClock } from '../zoneClock.ts'
import { DrawingPad } from './DrawingPad.tsx'
import * as styles from './DrawingLayer.css.ts'
import {
  type ChartDrawing,
  type ChartDrawings,
  type DrawingPoints,
  type DrawnPoint,
  colourOfDrawing,
  withPoint,
} from './drawing.ts'
import { momentOf, positionOf } from './moments.ts'
import { PointHandle } from './PointHandle.tsx'
import { placeDrawings } from './placeDrawings.ts'
import { type PlacedDrawing, type Spot, drawingAt } from './placing.ts'
import { useTaps } from './useTaps.ts'

export interface DrawingLayerProps
  extends ChartDrawings, Required<Pick<KLineChartProps, 'period' | 'zone' | 'readerZone'>> {
  engine: Engine
  ticks: readonly TickRow[]
  figures: Figures
  labels: TimeLabels
}

interface Moved {
  readonly id: string
  readonly index: number
  readonly points: DrawingPoints
}

/**
 * Trend lines and texts over the chart, as handles of prices are: in the page, where keys and screen readers reach them. (The overlays of the engine
 * take the mouse alone; fingers never come to it.) They follow the axes as these are drawn, without a render.
 */
export function DrawingLayer(props: DrawingLayerProps) {
  const { engine, ticks, figures, labels, period, zone, readerZone } = props
  const { shown: kept, tool, selected, onSelect, onDraw, onMove, onPress, onCancel } = props
  const t = useKLineMessages()
  const { theme } = useTheme()
  const helpId = useId()
  const layer = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const [preview, setPreview] = useState<DrawingPoints>()
  const clock = useMemo(() => zoneClock(zone), [zone])
  const reader = useMemo(() => zoneClock(readerZone ?? zone), [readerZone, zone])
  const shown = kept.map((one) => (one.id === moved?.id ? withPoints(one, moved.points) : one))
  /** Of another tool it is none: that was put away. */
  const begun = tool === undefined ? undefined : preview
  const placed = useRef<readonly PlacedDrawing[]>([])
  const spotOf = ({ at, price }: DrawnPoint): Spot => {
    const { xOf, yOf } = engine.prices
    return { x: xOf(positionOf({ bars: engine.bars, period, clock }, at) ?? NaN), y: yOf(Number(price)) }
  }
  const place = useEffectEvent(() => {
    if (!layer.current) return
    const spots = new Map(shown.map(({ id, points }) => [id, points.map(spotOf)]))
    if (begun) spots.set(PREVIEW, begun.map(spotOf))
    placed.current = placeDrawings(layer.current, engine.prices, spots)
  })
  useLayoutEffect(() => {
    place()
  })
  useEffect(() => engine.listen({ onDrawn: () => place() }), [engine])

  const pointAt = ({ x, y }: Spot): DrawnPoint | undefined => {
    const { width, indexAt } = engine.prices
    const bar = engine.bars[indexAt(Math.min(Math.max(x, 0), width))]
    const price = priceAtY(engine.prices, ticks, y)
    return bar && price && { at: momentOf(bar.candle, zone), price }
  }
  const draggedTo = ({ points }: ChartDrawing, index: number, way: Spot): DrawingPoints | undefined => {
    const from = points[index]
    if (from === undefined) return undefined
    const spot = spotOf(from)
    const point = pointAt({ x: spot.x + way.x, y: spot.y + way.y })
    return point && withPoint(points, index, point)
  }
  const textOf = ({ at, price }: DrawnPoint): string => `${timeOf(at)}, ${figures.price(price)}`
  const timeOf = (at: Instant): string => labels.full((isIntraday(period) ? reader : clock)(epochMs(at)))
  const onKeyDown = (of: ChartDrawing, index: number) => (event: KeyboardEvent) => {
    const point = of.points[index]
    const next = point && steppedBy(event.key, point)
    if (next) onMove({ id: of.id, points: withPoint(of.points, index, next) })
    else if (event.key === 'Enter' || event.key === ' ') onPress({ id: of.id })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const steppedBy = (key: string, point: DrawnPoint): DrawnPoint | undefined => {
    const steps = ticksForKey(key)
    if (steps !== undefined) {
      const price = stepTick({ ticks }, point.price, steps)
      return Number(price) > 0 ? { ...point, price } : point
    }
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const at = positionOf({ bars: engine.bars, period, clock }, point.at)
    if (by === 0 || at === undefined) return undefined
    const index = Math.min(Math.max(Math.round(at) + by, 0), engine.bars.length - 1)
    const bar = engine.bars[index]
    reveal(index)
    return bar && { ...point, at: momentOf(bar.candle, zone) }
  }
  /** What keys reach comes into sight. */
  const reveal = (index: number | undefined) => {
    if (index === undefined || index < 0) return
    const { width, xOf } = engine.prices
    if (xOf(index) < 0 || xOf(index) > width) engine.show(Math.round(index), 'middle')
  }
  useTaps(layer, (spot) => {
    if (tool !== undefined) return
    const id = drawingAt(spot, placed.current)
    if (id !== undefined && id === selected) onPress({ id })
    else if (id !== selected) onSelect({ id })
  })
  const held = moved?.points[moved.index]
  return (
    <div ref={layer} className={styles.layer}>
      <svg aria-hidden className={styles.lines}>
        {shown.map((one) =>
          one.kind === 'trend' ? (
            <line
              key={one.id}
              data-line={one.id}
              data-live={one.id === selected}
              className={styles.line}
              style={assignInlineVars({ [styles.colourVar]: colourOfDrawing(one.colour, theme) })}
            />
          ) : null,
        )}
        {begun ? (
          <line
            data-line={PREVIEW}
            data-live
            strokeLinecap="round"
            className={styles.line}
            style={assignInlineVars({ [styles.colourVar]: colourOfDrawing('violet', theme) })}
          />
        ) : null}
      </svg>
      {shown.flatMap((one) => [
        ...(one.kind === 'trend' && one.note !== ''
          ? [
              <span
                key={`${one.id} note`}
                aria-hidden
                data-note={one.id}
                className={styles.note}
                style={assignInlineVars({ [styles.colourVar]: colourOfDrawing(one.colour, theme) })}
              >
                {one.note}
              </span>,
            ]
          : []),
        ...one.points.map((point, index) => (
          <PointHandle
            key={`${one.id} ${String(index)}`}
            id={one.id}
            index={index}
            look={one.kind === 'text' ? 'text' : 'end'}
            colour={colourOfDrawing(one.colour, theme)}
            live={tool === undefined && one.id === selected}
            label={
              one.kind === 'text'
                ? one.label
                : t(index === 0 ? 'drawings.start' : 'drawings.end', { name: one.label })
            }
            value={Number(point.price)}
            valueText={textOf(point)}
            describedBy={helpId}
            onKeyDown={onKeyDown(one, index)}
            onFocus={() => {
              if (selected !== one.id) onSelect({ id: one.id })
              reveal(positionOf({ bars: engine.bars, period, clock }, point.at))
            }}
            onPress={() => onPress({ id: one.id })}
            onDrag={(way) => {
              const points = draggedTo(keptAs(kept, one), index, way)
              if (points) setMoved({ id: one.id, index, points })
            }}
            onRelease={(way) => {
              setMoved(undefined)
              const points = way && draggedTo(keptAs(kept, one), index, way)
              if (points) onMove({ id: one.id, points })
            }}
          >
            {one.kind === 'text' ? one.label : <span className={styles.ring} />}
          </PointHandle>
        )),
      ])}
      {tool === undefined ? null : (
        <DrawingPad
          key={tool}
          {...{ tool, pointAt, onCancel }}
          onPreview={setPreview}
          onDraw={(drawn) => {
            setPreview(undefined)
            onDraw(drawn)
          }}
        />
      )}
      {held ? (
        <div aria-hidden className={reading}>
          {textOf(held)}
        </div>
      ) : null}
      <span className={styles.help}>
        <VisuallyHidden id={helpId}>{t('drawings.help')}</VisuallyHidden>
      </span>
    </div>
  )
}

const PREVIEW = 'preview'

/** Where it was when the finger came down: what it is dragged by is counted from there. */
const keptAs = (kept: readonly ChartDrawing[], one: ChartDrawing): ChartDrawing =>
  kept.find(({ id }) => id === one.id) ?? one

function withPoints(drawing: ChartDrawing, [first, second]: DrawingPoints): ChartDrawing {
  if (drawing.kind === 'text') return { ...drawing, points: [first] }
  return second === undefined ? drawing : { ...drawing, points: [first, second] }
}

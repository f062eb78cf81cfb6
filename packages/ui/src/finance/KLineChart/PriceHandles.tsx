import { type Decimal, type TickRow, stepTick } from '@onelot/domain'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { ticksForKey } from '../TickPriceField/tickStepping.ts'
import type { Engine } from './engine.ts'
import type { Figures } from './figures.ts'
import { handlePlaces } from './handlePlaces.ts'
import { type PriceLevel, levelPrice } from './levelMarks.ts'
import { priceAtY } from './priceAtY.ts'
import { LevelReading, PriceHandle, PriceLabel } from './PriceHandle.tsx'
import * as styles from './PriceHandles.css.ts'

/** Whether a level can be moved: an order's price, a take profit, a stop loss. */
export const isMovable = (level: PriceLevel): boolean => level.id !== undefined

/** A level was moved, or pressed where it is: nothing has changed yet but on the screen. */
export interface LevelMove {
  readonly id: string
  /** On the tick. */
  readonly price: Decimal
}

export interface PriceHandlesProps {
  engine: Engine
  /** Those without an id stay where they are. */
  levels: readonly PriceLevel[]
  ticks: readonly TickRow[]
  figures: Figures
  /** Says how they are moved: `PriceHandlesHelp`. */
  describedBy: string
  /** Undefined where nothing may be moved. */
  onMove: ((move: LevelMove) => void) | undefined
}

/** How the labels are moved by keys. */
export function PriceHandlesHelp({ id }: { id: string }) {
  const t = useTradingMessages()
  return <VisuallyHidden id={id}>{t('lines.help')}</VisuallyHidden>
}

/**
 * Lines over the chart, each with a tag on the price axis that is dragged up and down, or stepped by the arrow keys. They follow the price axis as it is drawn,
 * without a render; what is let go of is reported, and shows again where it is in force.
 */
export function PriceHandles({ engine, levels, ticks, figures, describedBy, onMove }: PriceHandlesProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<LevelMove>()
  const shown = levels.map((level) =>
    moved !== undefined && level.id === moved.id ? { ...level, price: moved.price } : level,
  )
  const held = shown.find(({ id }) => id !== undefined && id === moved?.id)
  const latest = useRef(shown)
  const place = useCallback(() => {
    if (layer.current) placeHandles(layer.current, engine, latest.current)
  }, [engine])
  useLayoutEffect(() => {
    latest.current = shown
    place()
  })
  useEffect(() => {
    const unlisten = engine.listen({ onDrawn: place })
    return () => {
      unlisten()
      engine.coverAxis([])
    }
  }, [engine, place])

  const draggedTo = (index: number, movement: number): Decimal | undefined => {
    const level = levels[index]
    return level && priceAtY(engine.prices, ticks, inPane(engine, level.price) + movement)
  }
  const onKeyDown = (id: string, price: Decimal) => (event: KeyboardEvent) => {
    const steps = ticksForKey(event.key)
    if (steps !== undefined) setMoved({ id, price: stepTick({ ticks }, price, steps) })
    else if (event.key === 'Enter' || event.key === ' ') {
      setMoved(undefined)
      onMove?.({ id, price })
    } else if (event.key === 'Escape' && moved !== undefined) setMoved(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={layer} className={styles.layer}>
      {shown.map((level, index) => {
        const { id, price, label, proposed } = level
        const text = levelPrice(figures, level)
        if (id === undefined || onMove === undefined)
          return <PriceLabel key={`${label} ${price}`} {...{ index, level, text }} />
        return (
          <PriceHandle
            key={id}
            {...{ index, level, text, describedBy }}
            moved={id === moved?.id || proposed === true}
            most={2 * (engine.bars.at(-1)?.close ?? Number(price))}
            onKeyDown={onKeyDown(id, price)}
            onBlur={() => setMoved(undefined)}
            onPress={() => onMove({ id, price })}
            onDrag={(movement) => {
              const to = draggedTo(index, movement)
              if (to !== undefined) setMoved({ id, price: to })
            }}
            onRelease={(movement) => {
              setMoved(undefined)
              const to = movement === undefined ? undefined : draggedTo(index, movement)
              if (to !== undefined) onMove({ id, price: to })
            }}
          />
        )
      })}
      {/* Over the lines, whose place another one may have at the top. */}
      {held === undefined ? null : <LevelReading level={held} text={levelPrice(figures, held)} />}
    </div>
  )
}

/** Where a drag begins: at the price, or at the edge beyond which it is. */
function inPane(engine: Engine, price: Decimal): number {
  const { height, yOf } = engine.prices
  return Math.min(Math.max(yOf(Number(price)), 0), height)
}

const heightOf = ({ offsetHeight }: HTMLElement): number => offsetHeight

/** How much of the plot's end a leader takes on its way from a line to its tag. */
const LEADER_PX = 12

/** From the plot's end back to where the line is, `down` pixels below the tag. */
const leaderAngle = (down: number): number => -Math.atan2(down, LEADER_PX)

/** Puts lines and labels where their prices are; a line out of view is not drawn, and its label is at the edge. */
function placeHandles(layer: HTMLElement, engine: Engine, levels: readonly PriceLevel[]): void {
  const { width, axisWidth, height, top, yOf } = engine.prices
  const ys = levels.map(({ price }) => yOf(Number(price)))
  /** Without bars the axis has no scale yet. */
  layer.style.visibility = width === 0 || !ys.every(Number.isFinite) ? 'hidden' : ''
  layer.style.width = `${String(width)}px`
  layer.style.setProperty(styles.axisProperty, `${String(axisWidth)}px`)
  layer.style.setProperty(styles.roomProperty, `${String(top)}px`)
  const heights = [...layer.querySelectorAll<HTMLElement>(`.${styles.tag}`)].map(heightOf)
  const tag = Math.max(0, ...heights)
  const last = engine.bars.at(-1)
  const places = handlePlaces(ys, { height, top, tag, mark: last && yOf(last.close) })
  engine.coverAxis(
    width === 0 ? [] : places.map(({ label }, index) => ({ middle: label, half: (heights[index] ?? 0) / 2 })),
  )
  places.forEach(({ line, label, beyond }, index) => {
    const group = layer.querySelector<HTMLElement>(`[data-index="${String(index)}"]`)
    const [drawn, stem, handle] = group?.children ?? []
    if (!(drawn instanceof HTMLElement) || !(stem instanceof HTMLElement)) return
    if (!(handle instanceof HTMLElement)) return
    drawn.hidden = line === undefined
    drawn.style.transform = `translateY(${String(Math.round(line ?? 0))}px)`
    stem.hidden = line === undefined
    stem.style.transform = `translateY(${String(label)}px) rotate(${String(leaderAngle((line ?? 0) - label))}rad)`
    stem.style.width = `${String(Math.hypot(LEADER_PX, (line ?? 0) - label))}px`
    handle.style.transform = `translateY(${String(label)}px) translateY(-50%)`
    handle.dataset['beyond'] = beyond ?? ''
  })
}

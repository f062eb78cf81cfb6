import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { useUiMessages } from '../../../theme/ThemeContext.ts'
import { useKLineMessages } from '../useKLineMessages.ts'
import type { DrawingPoints, DrawingTool, DrawnPoint } from './drawing.ts'
import * as styles from './DrawingLayer.css.ts'
import type { Spot } from './placing.ts'

export interface DrawingPadProps {
  tool: DrawingTool
  /** The nearest bar and tick; undefined where there is no price. */
  pointAt: (spot: Spot) => DrawnPoint | undefined
  /** What there is of the drawing: to be shown. */
  onPreview: (points: DrawingPoints | undefined) => void
  onDraw: (drawn: { readonly points: DrawingPoints }) => void
  onCancel: () => void
}

/** Points that a finger puts nearer to each other than this are one. */
const SLOP_PX = 8

interface Begun {
  readonly point: DrawnPoint
  readonly spot: Spot
}

const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent): Spot => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * Takes the finger, or the mouse, that draws: a text where it is lifted, a trend line from where it came down to where it is lifted. One that is lifted
 * where it came down leaves the second point to the next one.
 */
export function DrawingPad({ tool, pointAt, onPreview, onDraw, onCancel }: DrawingPadProps) {
  const t = useKLineMessages()
  const ui = useUiMessages()
  const [first, setFirst] = useState<Begun>()
  const [pointer, setPointer] = useState<number>()
  const pad = useRef<HTMLDivElement>(null)
  const cancel = useEffectEvent(onCancel)
  useLayoutEffect(() => {
    pad.current?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The full screen around it stays.
      event.stopImmediatePropagation()
      cancel()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [])
  const preview = (point: DrawnPoint | undefined) => {
    if (point === undefined) return
    if (tool === 'text') onPreview([point])
    else onPreview([first?.point ?? point, point])
  }
  const begin = (event: PointerEvent) => {
    if (pointer !== undefined || !event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setPointer(event.pointerId)
    const spot = spotOf(event)
    const point = pointAt(spot)
    if (point !== undefined && tool === 'trend' && first === undefined) setFirst({ point, spot })
    preview(point)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId === pointer) preview(pointAt(spotOf(event)))
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    setPointer(undefined)
    const spot = spotOf(event)
    const point = pointAt(spot)
    if (point === undefined) return
    if (tool === 'text') onDraw({ points: [point] })
    else if (first !== undefined && isElsewhere({ point, spot }, first))
      onDraw({ points: [first.point, point] })
  }
  const giveUp = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    setPointer(undefined)
    setFirst(undefined)
    onPreview(undefined)
  }
  const task = tool === 'text' ? 'drawings.placeText' : first ? 'drawings.secondPoint' : 'drawings.drawTrend'
  return (
    <>
      <div
        ref={pad}
        className={styles.pad}
        data-part="pad"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={giveUp}
      />
      <div className={styles.task}>
        <span role="status">{t(task)}</span>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {ui('entry.cancel')}
        </Button>
      </div>
    </>
  )
}

const isElsewhere = (a: Begun, b: Begun): boolean =>
  Math.hypot(a.spot.x - b.spot.x, a.spot.y - b.spot.y) > SLOP_PX &&
  (a.point.at !== b.point.at || a.point.price !== b.point.price)

import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import * as styles from './DrawingLayer.css.ts'
import type { Spot } from './placing.ts'

export interface PointHandleProps {
  /** By which the drawing finds it: of which drawing it is, and the number of its point. */
  id: string
  index: number
  look: 'end' | 'text'
  colour: string
  /** A finger may move it. */
  live: boolean
  label: string
  /** Its time and its price. */
  valueText: string
  value: number
  describedBy: string
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
  onPress: () => void
  /** How far the finger is from where it came down. */
  onDrag: (way: Spot) => void
  /** Undefined where the browser took the finger over. */
  onRelease: (way: Spot | undefined) => void
  children: ReactNode
}

/** Until a finger has moved so far, in px, it presses. */
const PRESS_SLOP = 4

interface Hold {
  readonly pointer: number
  readonly from: Spot
  readonly dragged: boolean
}

/** A point of a drawing: a slider of two axes. A finger or the mouse moves it, arrow keys step it. */
export function PointHandle(props: PointHandleProps) {
  const { id, index, look, colour, live, label, value, valueText, describedBy, children } = props
  const { onKeyDown, onFocus, onPress, onDrag, onRelease } = props
  const hold = useRef<Hold>(undefined)
  const wayOf = ({ clientX, clientY }: PointerEvent, { from }: Hold): Spot => ({
    x: clientX - from.x,
    y: clientY - from.y,
  })
  const begin = (event: PointerEvent) => {
    if (hold.current !== undefined || !event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hold.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      dragged: false,
    }
  }
  const move = (event: PointerEvent) => {
    const held = hold.current
    if (held?.pointer !== event.pointerId) return
    const way = wayOf(event, held)
    if (!held.dragged && Math.hypot(way.x, way.y) < PRESS_SLOP) return
    hold.current = { ...held, dragged: true }
    onDrag(way)
  }
  const end = (event: PointerEvent) => {
    const held = hold.current
    if (held?.pointer !== event.pointerId) return
    hold.current = undefined
    const isCanceled = event.type === 'pointercancel'
    if (held.dragged) onRelease(isCanceled ? undefined : wayOf(event, held))
    else if (!isCanceled) onPress()
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={2 * value}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      className={styles[look]}
      style={assignInlineVars({ [styles.colourVar]: colour })}
      data-drawing={id}
      data-point={index}
      data-live={live}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </div>
  )
}

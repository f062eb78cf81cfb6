import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDrag } from '../useDrag.ts'
import { type RowBox, indexAfterDrag, scrollBy } from './reordering.ts'

/** A row under the finger. */
export interface Dragged {
  readonly from: number
  /** Where it would come to lie now. */
  readonly to: number
  /** How far it is from where it was, in px of the page. */
  readonly movement: number
  readonly height: number
}

interface Hold {
  readonly from: number
  readonly rows: readonly RowBox[]
  readonly startY: number
  readonly startScroll: number
}

const handleOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-sort-handle]') : null

/** Follows the finger that drags a row by its handle; the page scrolls where it comes near an edge. */
export function useReorderDrag(
  list: RefObject<HTMLUListElement | null>,
  onMove: (move: { from: number; to: number }) => void,
): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged>()
  const hold = useRef<Hold>(undefined)
  const finger = useRef(0)
  const frame = useRef(0)

  /** Where the row is under the finger, whether it was drawn there yet or not. */
  const draggedNow = (): Dragged | undefined => {
    const held = hold.current
    if (held === undefined) return undefined
    const movement = finger.current + window.scrollY - held.startScroll
    const to = indexAfterDrag(held.rows, held.from, movement)
    return { from: held.from, to, movement, height: held.rows[held.from]?.height ?? 0 }
  }
  const follow = () => {
    setDragged(draggedNow())
  }
  const scroll = () => {
    const held = hold.current
    if (held === undefined) return
    const by = scrollBy(held.startY + finger.current, window.innerHeight)
    if (by !== 0) {
      window.scrollBy(0, by)
      follow()
    }
    frame.current = requestAnimationFrame(scroll)
  }

  useDrag(list, {
    axis: 'y',
    mayBegin: (event) => {
      const row = handleOf(event.target)?.closest('li')
      const items = [...(list.current?.children ?? [])]
      const from = items.findIndex((item) => item === row)
      if (from < 0) return false
      const rows = items.map((item) => {
        const { top, height } = item.getBoundingClientRect()
        return { top, height }
      })
      hold.current = { from, rows, startY: event.clientY, startScroll: window.scrollY }
      return true
    },
    onDrag: ({ movement }) => {
      finger.current = movement
      follow()
      cancelAnimationFrame(frame.current)
      scroll()
    },
    onRelease: ({ movement, canceled }) => {
      finger.current = movement
      const released = canceled ? undefined : draggedNow()
      cancelAnimationFrame(frame.current)
      hold.current = undefined
      setDragged(undefined)
      if (released !== undefined && released.from !== released.to)
        onMove({ from: released.from, to: released.to })
    },
  })
  /** A list that goes under the finger scrolls the page no further. */
  useLayoutEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      hold.current = undefined
      setDragged(undefined)
    },
    [],
  )
  return dragged
}

import { type RefObject, useRef } from 'react'
import { useDrag } from '../useDrag.ts'

/** Lets the mouse draw a list that a finger scrolls. `data-drawn` is for a style without scroll snapping, until the list has settled. */
export function useMouseDrag(target: RefObject<HTMLElement | null>): void {
  const from = useRef<number>(undefined)
  useDrag(target, {
    axis: 'y',
    mayBegin: ({ pointerType }) => pointerType === 'mouse',
    onDrag: ({ movement }) => {
      const list = target.current
      if (!list) return
      from.current ??= list.scrollTop
      list.setAttribute('data-drawn', 'true')
      list.scrollTo({ top: from.current - movement, behavior: 'instant' })
    },
    onRelease: () => {
      from.current = undefined
    },
  })
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Until a finger has moved so far, in px, it may be a tap. */
const TAP_SLOP = 3
/** A finger that was still for so long, in ms, before it was lifted does not flick. */
const STILL_MS = 32

interface DragGesture {
  /** The axis of the drag; a finger that starts across it is left to others. */
  axis: 'x' | 'y'
  /** Called as a finger or the mouse's first button comes down. */
  mayBegin?: (event: PointerEvent) => boolean
  /** How far it has come since, in px. */
  onDrag: (drag: { movement: number }) => void
  /** `speed` in px a millisecond, negative to the left and upwards. What the browser takes over is `canceled`. */
  onRelease: (release: { movement: number; speed: number; canceled: boolean }) => void
}

interface Hold {
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number }
  readonly dragged: boolean
  readonly movement: number
  readonly speed: number
  readonly time: number
}

const positionOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })

/** The click that ends a drag would press what is under the finger. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => {
    window.removeEventListener('click', swallow, { capture: true })
  })
}

/** Follows one finger, or the mouse, that drags an element along one axis. The element's `touch-action` must leave that axis to it. */
export function useDrag(target: RefObject<HTMLElement | null>, gesture: DragGesture): void {
  const { axis } = gesture
  const mayBegin = useEffectEvent((event: PointerEvent) => gesture.mayBegin?.(event) ?? true)
  const tellDrag = useEffectEvent(gesture.onDrag)
  const tellRelease = useEffectEvent(gesture.onRelease)

  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let hold: Hold | undefined

    const begin = (event: PointerEvent) => {
      if (hold || !event.isPrimary || event.button !== 0 || !mayBegin(event)) return
      const { pointerId: pointer, timeStamp: time } = event
      hold = { pointer, from: positionOf(event), dragged: false, movement: 0, speed: 0, time }
    }
    const move = (event: PointerEvent) => {
      if (hold?.pointer !== event.pointerId) return
      const { x, y } = positionOf(event)
      const ways = { x: x - hold.from.x, y: y - hold.from.y }
      const movement = ways[axis]
      if (!hold.dragged) {
        const across = Math.abs(axis === 'x' ? ways.y : ways.x)
        if (Math.max(Math.abs(movement), across) < TAP_SLOP) return
        if (across > Math.abs(movement)) {
          hold = undefined
          return
        }
      }
      const time = event.timeStamp
      const elapsed = time - hold.time
      const speed = elapsed > 0 ? (movement - hold.movement) / elapsed : hold.speed
      hold = { ...hold, dragged: true, movement, speed, time }
      tellDrag({ movement })
    }
    const end = (event: PointerEvent) => {
      if (hold?.pointer !== event.pointerId) return
      const { dragged, movement, speed, time } = hold
      hold = undefined
      if (!dragged) return
      const canceled = event.type === 'pointercancel'
      if (!canceled) swallowClick()
      tellRelease({ movement, speed: event.timeStamp - time > STILL_MS ? 0 : speed, canceled })
    }

    element.addEventListener('pointerdown', begin, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    return () => {
      listening.abort()
    }
  }, [target, axis])
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isAtTop, isScrolledWithin } from '../scrolling.ts'
import { beginsPull, pulledTo } from './pull.ts'

interface PullGesture {
  /** Whether a pull may be now; one under way ends where it may not. */
  enabled: boolean
  onPull: (pull: { distance: number }) => void
  onRelease: (pull: { distance: number }) => void
  /** A pull ended before it was let go. */
  onCancel: () => void
}

/** What a hold is after a move. */
function decided(hold: Hold, { clientX, clientY }: Touch): Hold {
  const next = { ...hold, lastY: clientY }
  const across = clientX - hold.x
  const down = clientY - hold.y
  if (hold.kind === 'undecided' && (down !== 0 || across !== 0)) {
    const atTop = isAtTop(hold.target)
    const kind = beginsPull({ across, down, atTop })
      ? 'pull'
      : Math.abs(across) > Math.abs(down)
        ? 'other'
        : 'scroll'
    return { ...next, kind }
  }
  const reachesTop = hold.kind === 'scroll' && clientY > hold.lastY && isAtTop(hold.target)
  return reachesTop ? { ...next, y: hold.lastY, kind: 'pull' } : next
}

interface Hold {
  /** Where the finger came down, or where a pull began that it first scrolled to the top for. */
  readonly x: number
  readonly y: number
  /** Where it was last. */
  readonly lastY: number
  readonly target: Element | null
  readonly kind: 'undecided' | 'scroll' | 'pull' | 'other'
  readonly distance: number
}

/**
 * Watches one finger on an element. A pull is recognised by its first move, or, of a finger that scrolls the page, once the top is reached; it then
 * keeps the page from scrolling. Any other touch is left to its own handler, and a second finger ends it.
 */
export function usePullGesture(target: RefObject<HTMLElement | null>, gesture: PullGesture): void {
  const { enabled } = gesture
  const pull = useEffectEvent(gesture.onPull)
  const release = useEffectEvent(gesture.onRelease)
  const abandon = useEffectEvent(gesture.onCancel)

  useLayoutEffect(() => {
    const element = target.current
    if (!element || !enabled) return
    let hold: Hold | undefined

    const begin = (event: TouchEvent) => {
      const [touch, second] = event.touches
      cancel()
      if (!touch || second) return
      const from = event.target instanceof Element ? event.target : null
      const { clientX: x, clientY: y } = touch
      // What scrolls by itself stays in the finger's hand, also once it has come to its top.
      const kind = isScrolledWithin(from, element) ? 'other' : 'undecided'
      hold = { x, y, lastY: y, target: from, kind, distance: 0 }
    }
    const move = (event: TouchEvent) => {
      const [touch, second] = event.touches
      if (second) cancel()
      if (!hold || !touch || hold.kind === 'other') return
      hold = decided(hold, touch)
      const down = touch.clientY - hold.y
      if (hold.kind !== 'pull') return
      if (event.cancelable) event.preventDefault()
      hold = { ...hold, distance: pulledTo(down) }
      pull({ distance: hold.distance })
    }
    const end = (event: TouchEvent) => {
      if (event.touches.length > 0) cancel()
      const ended = hold
      hold = undefined
      if (ended?.kind === 'pull') release({ distance: ended.distance })
    }
    const cancel = () => {
      const ended = hold
      hold = undefined
      if (ended?.kind === 'pull') abandon()
    }

    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', cancel)
    return () => {
      cancel()
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', cancel)
    }
  }, [target, enabled])
}

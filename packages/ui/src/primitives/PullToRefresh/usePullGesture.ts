import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isAtTop } from '../scrolling.ts'
import { beginsPull, pulledTo } from './pull.ts'

interface PullGesture {
  /** Whether a pull may be now; one under way ends where it may not. */
  enabled: boolean
  onPull: (pull: { distance: number }) => void
  onRelease: (pull: { distance: number }) => void
  /** A pull ended before it was let go. */
  onCancel: () => void
}

interface Hold {
  readonly x: number
  readonly y: number
  readonly atTop: boolean
  readonly kind: 'undecided' | 'pull' | 'other'
  readonly distance: number
}

/**
 * Watches one finger on an element. A pull is recognised by its first move and then keeps the page from scrolling; any
 * other touch is left to its own handler, and a second finger ends it.
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
      hold = { x: touch.clientX, y: touch.clientY, atTop: isAtTop(from), kind: 'undecided', distance: 0 }
    }
    const move = (event: TouchEvent) => {
      const [touch, second] = event.touches
      if (second) cancel()
      if (!hold || !touch || hold.kind === 'other') return
      const down = touch.clientY - hold.y
      if (hold.kind === 'undecided') {
        const across = touch.clientX - hold.x
        if (down === 0 && across === 0) return
        hold = { ...hold, kind: beginsPull({ across, down, atTop: hold.atTop }) ? 'pull' : 'other' }
      }
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

import { LONG_PRESS_MS } from '../../constants.ts'
import type { Engine } from './engine.ts'
import {
  claims,
  gesture,
  idle,
  type Finger,
  type GestureEffect,
  type GestureEvent,
  type GestureState,
} from './gestures.ts'

/** How much of its speed a thrown chart keeps from one millisecond to the next. */
const friction = 0.995
const stillSpeed = 0.02

function fingersOf({ left, top }: DOMRect, touches: TouchList): Finger[] {
  return Array.from(touches, ({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top }))
}

/**
 * Handles fingers on the chart in place of the engine, which would keep a drag that the page should have, and lose the next
 * touch after the browser took one. `touch-action: pan-y` on the host lets an upright drag scroll the page without asking; a
 * sideways one, a long press and a pinch are claimed here. Returns the function that stops it.
 */
export function bindTouch(
  host: HTMLElement,
  engine: Engine,
  options: { readonly still: () => boolean },
): () => void {
  let state: GestureState = idle
  let holdTimer: number | undefined
  let glideFrame: number | undefined
  /** Read when a finger comes down: the page does not scroll under a gesture that the chart has. */
  let origin = host.getBoundingClientRect()
  const listening = new AbortController()

  const glide = (speed: number): void => {
    let before = performance.now()
    let now = speed
    const step = (time: number): void => {
      const passed = Math.max(0, time - before)
      before = time
      engine.pan(now * passed)
      now *= friction ** passed
      glideFrame = Math.abs(now) > stillSpeed ? requestAnimationFrame(step) : undefined
    }
    glideFrame = requestAnimationFrame(step)
  }

  const perform = (effect: GestureEffect): void => {
    switch (effect.kind) {
      case 'pan':
        engine.pan(effect.by)
        return
      case 'zoom':
        engine.zoom(effect.scale, effect.x)
        return
      case 'inspect':
        engine.inspectAtX(effect.at.x)
        return
      case 'clear':
        engine.clearCrosshair()
        return
      case 'glide':
        if (!options.still()) glide(effect.speed)
    }
  }

  const handle = (event: GestureEvent): void => {
    const step = gesture(state, event)
    state = step.state
    step.effects.forEach(perform)
    if (state.kind !== 'pressed') clearTimeout(holdTimer)
  }

  const onTouch = (kind: 'down' | 'move' | 'up') => (event: TouchEvent) => {
    event.stopPropagation()
    if (kind === 'down' && glideFrame !== undefined) cancelAnimationFrame(glideFrame)
    if (kind === 'down') origin = host.getBoundingClientRect()
    const wasTap = kind === 'up' && state.kind === 'pressed'
    const claimed = claims(state)
    handle({ kind, fingers: fingersOf(origin, event.touches), time: event.timeStamp })
    if (kind === 'down' && state.kind === 'pressed') {
      clearTimeout(holdTimer)
      holdTimer = window.setTimeout(() => {
        handle({ kind: 'held' })
      }, LONG_PRESS_MS)
    }
    /** The mouse events that browsers make of a tap must not be handled again. */
    if (event.cancelable && (claimed || claims(state) || wasTap)) event.preventDefault()
  }

  const { signal } = listening
  host.addEventListener('touchstart', onTouch('down'), { capture: true, passive: true, signal })
  host.addEventListener('touchmove', onTouch('move'), { capture: true, passive: false, signal })
  host.addEventListener('touchend', onTouch('up'), { capture: true, passive: false, signal })
  host.addEventListener(
    'touchcancel',
    (event) => {
      event.stopPropagation()
      handle({ kind: 'cancel' })
    },
    { capture: true, signal },
  )
  host.addEventListener(
    'contextmenu',
    (event) => {
      if (state.kind !== 'idle') event.preventDefault()
    },
    { signal },
  )
  return () => {
    listening.abort()
    clearTimeout(holdTimer)
    if (glideFrame !== undefined) cancelAnimationFrame(glideFrame)
  }
}

/**
 * The wheel scrolls the page, as everywhere; with Ctrl, which a trackpad's pinch sets too, it zooms. Sideways it pans, by the engine.
 */
export function bindWheel(host: HTMLElement, engine: Engine): () => void {
  const listening = new AbortController()
  host.addEventListener(
    'wheel',
    (event) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.stopPropagation()
      if (!event.ctrlKey) return
      event.preventDefault()
      engine.zoom(Math.exp(-event.deltaY / 200), event.clientX - host.getBoundingClientRect().left)
    },
    { capture: true, passive: false, signal: listening.signal },
  )
  return () => {
    listening.abort()
  }
}

/** One finger, in pixels of the chart. */
export interface Finger {
  readonly x: number
  readonly y: number
}

export type GestureState =
  | { readonly kind: 'idle' }
  /** One finger is down, and its gesture is not known yet. */
  | { readonly kind: 'pressed'; readonly at: Finger }
  | { readonly kind: 'panning'; readonly x: number; readonly time: number; readonly speed: number }
  | { readonly kind: 'inspecting' }
  | { readonly kind: 'pinching'; readonly distance: number; readonly x: number }
  /** The page scrolls, or fingers are left over from a gesture that has ended. */
  | { readonly kind: 'yielded' }

/** Fingers that are on the chart after the event; `time` in milliseconds. */
export type GestureEvent =
  | { readonly kind: 'down' | 'move' | 'up'; readonly fingers: readonly Finger[]; readonly time: number }
  /** The browser took the gesture: it scrolls the page. */
  | { readonly kind: 'cancel' }
  /** The finger has not moved for as long as a long press takes. */
  | { readonly kind: 'held' }

export type GestureEffect =
  | { readonly kind: 'pan'; readonly by: number }
  | { readonly kind: 'zoom'; readonly scale: number; readonly x: number }
  | { readonly kind: 'inspect'; readonly at: Finger }
  /** Remove the crosshair. */
  | { readonly kind: 'clear' }
  /** Let the chart run on at this speed, in pixels a millisecond. */
  | { readonly kind: 'glide'; readonly speed: number }

export interface GestureStep {
  readonly state: GestureState
  readonly effects: readonly GestureEffect[]
}

export const idle: GestureState = { kind: 'idle' }
/** A finger that moves less than this counts as still. */
const slop = 8
const glideFrom = 0.25
/** A finger that stopped before it was lifted throws nothing. */
const restMs = 60

const to = (state: GestureState, ...effects: GestureEffect[]): GestureStep => ({ state, effects })

const apart = (a: Finger, b: Finger): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** True while the chart has the gesture, so that the page must not scroll. */
export const claims = (state: GestureState): boolean =>
  state.kind === 'panning' || state.kind === 'inspecting' || state.kind === 'pinching'

/**
 * What fingers on the chart mean. A drag that begins horizontally pans; one that begins vertically is the page's, until all fingers are lifted; a
 * long press shows the crosshair, which then follows until the finger is lifted; two fingers zoom about their middle; a tap removes a crosshair
 * that keys have placed.
 */
export function gesture(state: GestureState, event: GestureEvent): GestureStep {
  if (event.kind === 'cancel') return state.kind === 'inspecting' ? to(idle, { kind: 'clear' }) : to(idle)
  if (event.kind === 'held') {
    return state.kind === 'pressed'
      ? to({ kind: 'inspecting' }, { kind: 'inspect', at: state.at })
      : to(state)
  }
  const [first, second] = event.fingers
  if (!first) return lifted(state, event.time)
  if (state.kind === 'yielded') return to(state)
  if (second) return pinched(state, first, second)
  if (event.kind === 'up') return to({ kind: 'yielded' })
  if (event.kind === 'down') return to({ kind: 'pressed', at: first })
  return moved(state, first, event.time)
}

function lifted(state: GestureState, time: number): GestureStep {
  if (state.kind === 'pressed' || state.kind === 'inspecting') return to(idle, { kind: 'clear' })
  if (state.kind === 'panning' && time - state.time < restMs && Math.abs(state.speed) > glideFrom) {
    return to(idle, { kind: 'glide', speed: state.speed })
  }
  return to(idle)
}

function pinched(state: GestureState, first: Finger, second: Finger): GestureStep {
  const now: GestureState = { kind: 'pinching', distance: apart(first, second), x: (first.x + second.x) / 2 }
  if (state.kind === 'inspecting') return to(now, { kind: 'clear' })
  if (state.kind !== 'pinching') return to(now)
  return to(
    now,
    { kind: 'pan', by: now.x - state.x },
    { kind: 'zoom', scale: now.distance / state.distance, x: now.x },
  )
}

function moved(state: GestureState, finger: Finger, time: number): GestureStep {
  switch (state.kind) {
    case 'pressed': {
      const dx = finger.x - state.at.x
      const dy = finger.y - state.at.y
      if (Math.max(Math.abs(dx), Math.abs(dy)) < slop) return to(state)
      if (Math.abs(dy) >= Math.abs(dx)) return to({ kind: 'yielded' })
      return to({ kind: 'panning', x: finger.x, time, speed: 0 }, { kind: 'pan', by: dx })
    }
    case 'panning': {
      const by = finger.x - state.x
      const speed = by / Math.max(1, time - state.time)
      return to(
        { kind: 'panning', x: finger.x, time, speed: 0.6 * speed + 0.4 * state.speed },
        { kind: 'pan', by },
      )
    }
    case 'inspecting':
      return to(state, { kind: 'inspect', at: finger })
    case 'idle':
    case 'pinching':
    case 'yielded':
      return to(state)
  }
}

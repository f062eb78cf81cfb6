/** Where frames come from: `requestAnimationFrame` in the browser, a slower clock, a queue that a test controls. */
export interface Frames {
  readonly request: (draw: () => void) => number
  readonly cancel: (handle: number) => void
}

export interface FrameBatch<T> {
  readonly push: (value: T) => void
  readonly cancel: () => void
}

/**
 * Lets the newest of all values through once a frame, however often they come. `merge` decides what a newer value does to one that
 * still waits; by default it replaces it.
 */
export function frameBatch<T>(
  apply: (value: T) => void,
  frames: Frames,
  merge: (waiting: T, newer: T) => T = (_, newer) => newer,
): FrameBatch<T> {
  let waiting: { value: T; handle: number } | null = null
  return {
    push: (value) => {
      if (waiting) {
        waiting.value = merge(waiting.value, value)
        return
      }
      const handle = frames.request(() => {
        const due = waiting
        waiting = null
        if (due) apply(due.value)
      })
      waiting = { value, handle }
    },
    cancel: () => {
      if (waiting) frames.cancel(waiting.handle)
      waiting = null
    },
  }
}

export const animationFrames: Frames = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (handle) => cancelAnimationFrame(handle),
}

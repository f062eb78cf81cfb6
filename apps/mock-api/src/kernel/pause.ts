/**
 * Lets the event loop answer what waits. Taken from the platform at start, so that a test's fake timers do not hold it up; in a page, by a
 * message to itself.
 */
const immediate: ((callback: () => void) => unknown) | undefined = globalThis.setImmediate

export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (immediate !== undefined) {
      immediate(resolve)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Longest stretch of work between two pauses, in milliseconds. */
const SLICE_MS = 8

/** Resolves at once, or after a pause where a slice of work has passed. */
export type Slices = () => Promise<void>

/** Slices of work that many share: those that wait while a slice ends go on one after the other, not all in the next. */
export function createSlices(): Slices {
  let began = performance.now()
  return async () => {
    while (performance.now() - began >= SLICE_MS) {
      const ended = began
      await pause()
      if (began === ended) began = performance.now()
    }
  }
}

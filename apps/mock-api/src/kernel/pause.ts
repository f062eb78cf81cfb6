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

/** Pauses each time that a slice of work has passed. */
export function createSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await pause()
    began = performance.now()
  }
}

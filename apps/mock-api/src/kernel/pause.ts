/**
 * Lets the event loop handle what waits. Read from the platform at start, so that a test's fake timers do not stop it; in a page, by a
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

/** Longest stretch of work in one turn of the event loop, in milliseconds. */
const SLICE_MS = 8

/** Work that runs side by side, and that pauses together. */
export interface Slices {
  /** True where work has gone on for long enough in this turn; then `pause`, and ask again. Work follows in the same turn. */
  over(): boolean
}

/** The work of one command is not sliced: no other waits during it. */
export const unsliced: Slices = { over: () => false }

export function createSlices(): Slices {
  let began: number | undefined
  return {
    over() {
      if (began !== undefined) return performance.now() - began >= SLICE_MS
      began = performance.now()
      void pause().then(() => {
        began = undefined
      })
      return false
    },
  }
}

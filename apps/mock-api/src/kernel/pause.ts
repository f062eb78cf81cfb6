import type { Foreground } from './foreground.ts'

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

/** Longest stretch of answering in one turn of the event loop, in milliseconds. */
export const ANSWERS_MS = 8
/** The same of what is carried out in the background: a request that arrives waits for what is left of one such stretch. */
export const BACKGROUND_MS = 1

/** Work that runs side by side, and that pauses together. */
export interface Slices {
  /** True where work has gone on for long enough in this turn; then `pause`, and ask again. Work follows in the same turn. */
  over(): boolean
  /** Waits for a turn in which there is time, after all who have asked before: the first of them alone asks again each turn. */
  room(): Promise<void>
}

/** The work of one command is not sliced: no other waits during it. */
export const unsliced: Slices = { over: () => false, room: () => Promise.resolve() }

/**
 * @param longest in milliseconds
 * @param others what goes first, where there is something
 */
export function createSlices(longest: number, others?: Pick<Foreground, 'gap'>): Slices {
  let began: number | undefined
  let ended = -Infinity
  let last = Promise.resolve()
  function over(): boolean {
    const at = performance.now()
    if (began !== undefined) return at - began >= longest
    if (others !== undefined && at - ended < others.gap(at)) return true
    began = at
    void pause().then(() => {
      began = undefined
      ended = performance.now()
    })
    return false
  }
  return {
    over,
    room() {
      last = last.then(async () => {
        while (over()) await pause()
      })
      return last
    },
  }
}

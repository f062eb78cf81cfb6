import { DOUBLE_BACK_MS } from '../constants.ts'

/** Back pressed at the root: the first says so, a second within the time quits. */
export function createDoubleBack(limitMs = DOUBLE_BACK_MS): (now: number) => 'warn' | 'quit' {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    const quit = now - last <= limitMs
    last = quit ? Number.NEGATIVE_INFINITY : now
    return quit ? 'quit' : 'warn'
  }
}

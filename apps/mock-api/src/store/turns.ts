import type { Store } from './port.ts'

/** Turns within one process. */
export function createTurns(): Store['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const own = last.then(work)
    last = own.catch(() => undefined)
    return own
  }
}

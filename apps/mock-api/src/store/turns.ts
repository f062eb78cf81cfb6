import type { StreamId } from '@onelot/domain'
import type { Store } from './port.ts'

export type Turns = Pick<Store, 'inTurn' | 'inTurnOf'>

/** One work after the other. */
export function createLine(): Store['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const own = last.then(work)
    last = own.catch(() => undefined)
    return own
  }
}

/** Turns within one process. */
export function createTurns(): Turns {
  const lines = new Map<StreamId, { readonly line: Store['inTurn']; waiting: number }>()

  async function inTurnOf<T>(streams: readonly StreamId[], work: () => Promise<T>): Promise<T> {
    const [first, ...rest] = streams
    if (first === undefined) return work()
    const own = lines.get(first) ?? { line: createLine(), waiting: 0 }
    lines.set(first, own)
    own.waiting += 1
    try {
      return await own.line(() => inTurnOf(rest, work))
    } finally {
      own.waiting -= 1
      if (own.waiting === 0) lines.delete(first)
    }
  }

  return { inTurn: createLine(), inTurnOf }
}

import type { StreamId } from '@onelot/domain'
import { sequence } from './sequence.ts'
import type { Store } from './port.ts'

export type Turns = Pick<Store, 'inTurn' | 'inTurnOf'>

/** One work after the other. */
export function createLine(): Store['inTurn'] {
  const inTurn = sequence()
  return (work) => inTurn('', work)
}

/** Turns within one process. */
export function createTurns(): Turns {
  const inTurn = sequence()
  function inTurnOf<T>(streams: readonly StreamId[], work: () => Promise<T>): Promise<T> {
    const [first, ...rest] = streams
    return first === undefined ? work() : inTurn(first, () => inTurnOf(rest, work))
  }
  return { inTurn: createLine(), inTurnOf }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Broker } from '@onelot/mock-api'
import { costOf } from './measure.ts'
import { watchTurns } from './turns.ts'

/** What carrying out what is due has cost, in milliseconds. */
export interface TickCost {
  readonly wall: number
  readonly cpu: number
  /** The longest that the event loop was held up. */
  readonly longestBlock: number
  /** The most CPU that the event loop's thread took in one turn: without the time in which it waited for a core. */
  readonly longestWork: number
}

export async function tickCost(broker: Broker): Promise<TickCost> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const turns = watchTurns()
  const { wall, cpu } = await costOf(() => broker.tickBetweenRequests())
  delay.disable()
  return { wall, cpu, longestBlock: delay.max / 1e6, longestWork: turns.stop() }
}

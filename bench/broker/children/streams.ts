import { createRealClock } from '@onelot/mock-api'
import { serve } from '@onelot/mock-api/node'
import { createBenchBroker, fetchOf } from '../brokers.ts'
import { startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { listingsOf } from '../instruments.ts'

/** A served broker that reports the CPU time that it has used. */
export type StreamsQuestion = { readonly kind: 'listings' } | { readonly kind: 'cpu' }
export interface Listings {
  readonly port: number
  readonly instruments: readonly string[]
}
export interface Used {
  /** Milliseconds of all threads since the start. */
  readonly cpu: number
  /** Milliseconds since the start. */
  readonly wall: number
}

const began = performance.now()
const clock = createRealClock(() => startMs + Math.floor(performance.now() - began))
const broker = await createBenchBroker(clock, undefined)
const { port } = await serve({ broker, port: 0 })

async function listings(): Promise<Listings> {
  const markets = ['KRX', 'TWSE', 'US', 'SET', 'CRYPTO', 'FX']
  const found = await Promise.all(markets.map((market) => listingsOf(fetchOf(broker), market, 5_000)))
  return { port, instruments: found.flat().map(({ instrument }) => instrument.id) }
}
function used(): Used {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1_000, wall: performance.now() }
}

answerParent(
  async ({ kind }: StreamsQuestion) => (kind === 'listings' ? listings() : used()),
  () => broker.close(),
)

import { Agent, request } from 'node:http'
import type { Broker } from '@onelot/mock-api'
import { serve } from '@onelot/mock-api/node'
import { fetchOf } from './brokers.ts'
import { listingsOf } from './instruments.ts'

const ASK_EVERY_MS = 20

/** A broker that is served, and listings of several markets to ask quotes of. */
export interface Served {
  readonly port: number
  readonly instruments: readonly string[]
}

const MARKETS = ['US', 'KRX', 'TWSE', 'SET'] as const
const LISTINGS_OF_EACH = 5

/** Serves a broker on a free port. */
export async function served(broker: Broker): Promise<Served> {
  const fetch = fetchOf(broker)
  const listed = await Promise.all(MARKETS.map((market) => listingsOf(fetch, market, LISTINGS_OF_EACH)))
  const { port } = await serve({ broker, port: 0 })
  return { port, instruments: listed.flat().map(({ instrument }) => instrument.id) }
}

/** Milliseconds until the whole answer has come. */
function ask(agent: Agent, port: number, body: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request({
      agent,
      port,
      host: '127.0.0.1',
      path: '/api/vue/market/quotes',
      method: 'POST',
      headers,
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      response.once('error', reject)
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`quotes were answered with ${String(response.statusCode)}`))
      })
    })
    sent.end(body)
  })
}

/** Asks for quotes at fixed times, however long the answers take, until it is stopped. */
export function askSteadily({ port, instruments }: Served): {
  readonly stop: () => Promise<readonly number[]>
} {
  const agent = new Agent()
  const asked: Promise<number>[] = []
  const body = JSON.stringify({ instruments })
  const timer = setInterval(() => {
    asked.push(ask(agent, port, body))
  }, ASK_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      const times = await Promise.all(asked)
      agent.destroy()
      return times
    },
  }
}

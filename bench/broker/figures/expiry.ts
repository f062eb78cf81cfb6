import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { Built, Expired, ExpiryQuestion } from '../children/expiry.ts'
import { percentile } from '../measure.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const ACCOUNTS = 250
const ORDERS_PER_ACCOUNT = 40
const ASK_EVERY_MS = 20
const QUIET_MS = 1_000

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
function askSteadily({ port, instruments }: Built): { readonly stop: () => Promise<readonly number[]> } {
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

/** Many orders that expire at one session end, while others ask for quotes. */
export async function expiry(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const broker = startChild('expiry.ts', [folder, String(ACCOUNTS), String(ORDERS_PER_ACCOUNT)])
    const question = (kind: ExpiryQuestion['kind']): ExpiryQuestion => ({ kind })
    try {
      const built = await broker.ask<Built>(question('build'))
      const asking = askSteadily(built)
      await sleep(QUIET_MS)
      const found = await broker.ask<Expired>(question('expire'))
      const times = await asking.stop()
      const orders = ACCOUNTS * ORDERS_PER_ACCOUNT
      return [
        atLeast('orders that expired at one session end', found.expired, orders, { fractionDigits: 0 }),
        atMost(`${String(orders)} orders expire`, found.wall / 1_000, 15, { unit: ' s', fractionDigits: 1 }),
        info('CPU of that, all threads', `${(found.cpu / 1_000).toFixed(1)} s`),
        info(
          'quote requests meanwhile',
          `${String(times.length)}, median ${percentile(times, 0.5).toFixed(1)} ms`,
        ),
        atMost('quote requests meanwhile: p99', percentile(times, 0.99), 100, {
          unit: ' ms',
          fractionDigits: 0,
        }),
        atMost('longest block of the event loop', found.longestBlock, 50, {
          unit: ' ms',
          fractionDigits: 0,
          detail: `${found.longestWork.toFixed(0)} ms of CPU at most`,
        }),
      ]
    } finally {
      await broker.end()
    }
  })
}

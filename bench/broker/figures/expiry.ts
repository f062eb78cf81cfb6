import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, askSteadily } from '../asking.ts'
import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { Expired, ExpiryQuestion } from '../children/expiry.ts'
import { percentile } from '../measure.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const ACCOUNTS = 250
const ORDERS_PER_ACCOUNT = 40
const QUIET_MS = 1_000

/** Many orders that expire at one session end, while others ask for quotes. */
export async function expiry(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const broker = startChild('expiry.ts', [folder, String(ACCOUNTS), String(ORDERS_PER_ACCOUNT)])
    const question = (kind: ExpiryQuestion['kind']): ExpiryQuestion => ({ kind })
    try {
      const built = await broker.ask<Served>(question('build'))
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

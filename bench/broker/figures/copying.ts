import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, askSteadily } from '../asking.ts'
import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { Copied, CopyingQuestion } from '../children/copying.ts'
import { median, percentile } from '../measure.ts'
import type { TickCost } from '../ticking.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const FOLLOWERS = 1_000
const QUIET_MS = 3_000
const MOST_DAYS = 14

/** The first opening at which the mentor trades, with the requests beside it. */
async function firstTrades(
  served: Served,
  ask: <Answer extends object>(kind: CopyingQuestion['kind']) => Promise<Answer>,
) {
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const asking = askSteadily(served)
    const cost = await ask<TickCost>('day')
    const times = await asking.stop()
    const copied = await ask<Copied>('count')
    if (copied.once + copied.again > 0) return { times, cost, copied }
  }
  throw new Error(`the mentor did not trade in ${String(MOST_DAYS)} days`)
}

/** One opening of a mentor with many followers, who all mirror it, while others ask for quotes. */
export async function copying(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const broker = startChild('copying.ts', [folder, String(FOLLOWERS)])
    const question = (kind: CopyingQuestion['kind']): CopyingQuestion => ({ kind })
    try {
      const served = await broker.ask<Served>(question('build'))
      const quiet = askSteadily(served)
      await sleep(QUIET_MS)
      const before = await quiet.stop()
      const { times, cost, copied } = await firstTrades(served, (kind) => broker.ask(question(kind)))
      const detail = `${median(times).toFixed(1)} and ${median(before).toFixed(1)} ms`
      return [
        atLeast('followers that mirrored an opening once', copied.once, FOLLOWERS, { fractionDigits: 0 }),
        atMost('followers that mirrored it again', copied.again, 0, { fractionDigits: 0 }),
        atMost(`${String(FOLLOWERS)} followers mirror an opening`, cost.wall / 1_000, 10, {
          unit: ' s',
          fractionDigits: 1,
        }),
        info('CPU of the mirroring, all threads', `${(cost.cpu / 1_000).toFixed(1)} s`),
        atMost('quote requests meanwhile: times one before', median(times) / median(before), 1.5, { detail }),
        info('quote requests meanwhile: p99', `${percentile(times, 0.99).toFixed(0)} ms`),
        info(
          'longest block of the event loop by the mirroring',
          `${cost.longestBlock.toFixed(0)} ms (${cost.longestWork.toFixed(0)} ms of CPU at most)`,
        ),
      ]
    } finally {
      await broker.end()
    }
  })
}

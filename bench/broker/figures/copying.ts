import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, askSteadily } from '../asking.ts'
import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { Copied, CopyingQuestion } from '../children/copying.ts'
import { median, percentile } from '../measure.ts'
import type { TickCost } from '../ticking.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const FOLLOWERS = 1_000
const OPENINGS = 4
const QUIET_MS = 3_000
const MOST_DAYS = 29

interface Opening {
  /** Of requests while nothing else is done, just before. */
  readonly quiet: readonly number[]
  /** Of requests meanwhile. */
  readonly times: readonly number[]
  readonly cost: TickCost
  readonly copied: Copied
}

/** Some openings at which the mentor trades, each with requests beside it and before it: what else the machine does changes both alike. */
async function openings(
  served: Served,
  ask: <Answer extends object>(kind: CopyingQuestion['kind']) => Promise<Answer>,
): Promise<readonly Opening[]> {
  const found: Opening[] = []
  for (let day = 0; day < MOST_DAYS && found.length < OPENINGS; day += 1) {
    const before = askSteadily(served)
    await sleep(QUIET_MS)
    const quiet = await before.stop()
    const asking = askSteadily(served)
    const cost = await ask<TickCost>('day')
    const times = await asking.stop()
    const copied = await ask<Copied>('count')
    if (copied.once + copied.again > 0) found.push({ quiet, times, cost, copied })
  }
  if (found.length === 0) throw new Error(`the mentor did not trade in ${String(MOST_DAYS)} days`)
  return found
}

/** Openings of a mentor with many followers, who all mirror it, while others ask for quotes. */
export async function copying(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const broker = startChild('copying.ts', [folder, String(FOLLOWERS)])
    const question = (kind: CopyingQuestion['kind']): CopyingQuestion => ({ kind })
    try {
      const served = await broker.ask<Served>(question('build'))
      const found = await openings(served, (kind) => broker.ask(question(kind)))
      const costs = found.map(({ cost }) => cost)
      const most = (of: (cost: TickCost) => number): number => Math.max(...costs.map(of))
      const once = Math.min(...found.map(({ copied }) => copied.once))
      const again = Math.max(...found.map(({ copied }) => copied.again))
      const times = found.flatMap((opening) => opening.times)
      const quiet = found.flatMap((opening) => opening.quiet)
      const ratio = median(times) / median(quiet)
      const detail = `${median(times).toFixed(1)} and ${median(quiet).toFixed(1)} ms`
      return [
        info('openings of the mentor', String(found.length)),
        atLeast('followers that mirrored each once', once, FOLLOWERS, { fractionDigits: 0 }),
        atMost('followers that mirrored one again', again, 0, { fractionDigits: 0 }),
        atMost(`${String(FOLLOWERS)} followers mirror an opening`, most(({ wall }) => wall) / 1_000, 10, {
          unit: ' s',
          fractionDigits: 1,
        }),
        info('CPU of the mirroring, all threads', `${(most(({ cpu }) => cpu) / 1_000).toFixed(1)} s`),
        atMost('quote requests meanwhile: times those between', ratio, 1.5, { detail }),
        info(
          'quote requests meanwhile: p99',
          `${percentile(times, 0.99).toFixed(0)} and ${percentile(quiet, 0.99).toFixed(0)} ms`,
        ),
        info(
          'longest block of the event loop by the mirroring',
          `${most(({ longestBlock }) => longestBlock).toFixed(0)} ms (${most(({ longestWork }) => longestWork).toFixed(0)} ms of CPU at most)`,
        ),
      ]
    } finally {
      await broker.end()
    }
  })
}

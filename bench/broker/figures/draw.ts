import { setTimeout as sleep } from 'node:timers/promises'
import { type Served, askSteadily } from '../asking.ts'
import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { DrawQuestion, Drawn } from '../children/draw.ts'
import { percentile } from '../measure.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const APPLICANTS = 1_000
const QUIET_MS = 1_000

/** Applicants of one offer who are drawn in one tick, while others ask for quotes. */
export async function draw(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const broker = startChild('draw.ts', [folder, String(APPLICANTS)])
    const question = (kind: DrawQuestion['kind']): DrawQuestion => ({ kind })
    try {
      const asking = askSteadily(await broker.ask<Served>(question('build')))
      await sleep(QUIET_MS)
      const found = await broker.ask<Drawn>(question('draw'))
      const times = await asking.stop()
      return [
        atLeast('applicants that were drawn', found.drawn, APPLICANTS, { fractionDigits: 0 }),
        atMost(`${String(APPLICANTS)} applicants are drawn`, found.wall / 1_000, 10, {
          unit: ' s',
          fractionDigits: 1,
        }),
        info('CPU of the draw, all threads', `${(found.cpu / 1_000).toFixed(1)} s`),
        info(
          'quote requests during the draw',
          `${String(times.length)}, median ${percentile(times, 0.5).toFixed(1)} ms`,
        ),
        atMost('quote requests during the draw: p99', percentile(times, 0.99), 100, {
          unit: ' ms',
          fractionDigits: 0,
        }),
        info(
          'longest block of the event loop by the draw',
          `${found.longestBlock.toFixed(0)} ms (${found.longestWork.toFixed(0)} ms of CPU at most)`,
        ),
      ]
    } finally {
      await broker.end()
    }
  })
}

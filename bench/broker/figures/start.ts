import { inFolder } from '../brokers.ts'
import { startChild } from '../children.ts'
import type { Open, StartQuestion } from '../children/start.ts'
import { median } from '../measure.ts'
import { type Figure, atMost, info } from '../report.ts'

const ACCOUNTS = 10_000
const STARTS = 3
/** Longer than it takes to build the accounts, so that no clock goes back. */
const AGE_MS = 1_800_000
const MOST_SECONDS = 3

/** What a process of its own answers, which is then killed. */
async function killed(folder: string, age: number, question: StartQuestion): Promise<Open> {
  const child = startChild('start.ts', [folder, String(age)])
  try {
    return await child.ask<Open>(question)
  } finally {
    await child.kill()
  }
}

/** From the start of a process until it answers, on what a killed one has left. */
export async function start(): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    await killed(folder, 0, { kind: 'build', accounts: ACCOUNTS })
    const walls: number[] = []
    const cpus: number[] = []
    for (let count = 1; count <= STARTS; count += 1) {
      const { wall, cpu } = await killed(folder, count * AGE_MS, { kind: 'open' })
      walls.push(wall / 1_000)
      cpus.push(cpu / 1_000)
    }
    return [
      atMost(`start after a kill, ${String(ACCOUNTS)} accounts`, median(walls), MOST_SECONDS, { unit: ' s' }),
      info('CPU of that start', `${median(cpus).toFixed(2)} s`),
    ]
  })
}

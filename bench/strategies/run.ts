// npm run bench:strategies: how long a backtest over five years takes from a changed parameter to its result on the screen, on a processor slowed four times.
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { startBroker } from '../../apps/web/e2e/broker.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { type Measured, type Subject, measure } from './measure.ts'
import { holds, table } from './report.ts'

const subjects: readonly Subject[] = [
  { strategy: 'crossing', slider: 'Fast average' },
  { strategy: 'breakout', slider: 'Rise that counts' },
  { strategy: 'grid', slider: 'Levels' },
]

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?'
const before = load()
const broker = await startBroker()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const measured: Measured[] = []
  for (const subject of subjects) {
    const page = await context.newPage()
    measured.push(await measure(page, broker.origin, subject))
    await page.close()
  }
  console.log(table(measured))
  console.log(`\n${String(availableParallelism())} cores, load ${before} before and ${load()} after`)
  if (!measured.every(holds)) process.exitCode = 1
} finally {
  await browser.close()
  await broker.end()
}

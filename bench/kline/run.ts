import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { limit, median, report, type Measured, type Timing } from './report.ts'

const bars = 5_000
const rounds = 300
const warmUp = 30
const scenarios = ['candles', 'indicators'] as const

type Measure = (input: Readonly<Record<string, unknown>>) => unknown

const isTiming = (value: unknown): value is Timing =>
  typeof value === 'object' && value !== null && 'subject' in value && 'update' in value && 'pan' in value

async function measure(page: Page, scenario: (typeof scenarios)[number]): Promise<Measured[]> {
  const answer: unknown = await page.evaluate((input) => (Reflect.get(window, 'measure') as Measure)(input), {
    scenario,
    bars,
    rounds,
    warmUp,
  })
  const samples = Array.isArray(answer) ? answer.filter(isTiming) : []
  return [...new Set(samples.map(({ subject }) => subject))].map((subject) => {
    const own = samples.filter((sample) => sample.subject === subject)
    return {
      scenario,
      subject,
      update: median(own.map(({ update }) => update)),
      pan: median(own.map(({ pan }) => pan)),
    }
  })
}

const outDir = await mkdtemp(join(tmpdir(), 'bench-kline-'))
const shared = { configFile: false, logLevel: 'error', root: join(import.meta.dirname, 'page') } as const
const plugins = [react(), vanillaExtractPlugin()]
await build({ ...shared, plugins, build: { outDir, emptyOutDir: true, target: 'esnext' } })
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const measured: Measured[] = []
  for (const scenario of scenarios) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    page.on('pageerror', (error) => {
      console.error(error)
      process.exitCode = 1
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'measure' in window)
    measured.push(...(await measure(page, scenario)))
    await page.close()
  }
  const { table, worst } = report(measured)
  console.log(
    `${String(bars)} bars, 390 x 360 at DPR 2, medians of ${String(rounds)} interleaved rounds, in ms\n`,
  )
  console.log(table)
  const holds = worst <= limit
  console.log(
    `\nours / klinecharts at most ${worst.toFixed(2)}, allowed ${limit.toFixed(2)}: ${holds ? 'holds' : 'TOO SLOW'}`,
  )
  if (!holds) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true })
}

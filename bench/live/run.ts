// npm run bench:live: what live quotes cost our market, beside AG Grid community.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { type Subject, measure } from './measure.ts'
import { type Measured, holds, bestOf, limits, table } from './report.ts'
import { QuoteStream } from './stream.ts'

const subjects: readonly Subject[] = [
  { name: 'ours', page: 'ours.html', scroller: 'html', row: '[aria-posinset="3"]' },
  { name: 'AG Grid', page: 'agGrid.html', scroller: '.ag-grid-viewport', row: '.ag-row' },
]

/** Other work of the machine disturbs some of them. */
const ROUNDS = 3

const stream = new QuoteStream()
const outDir = await mkdtemp(join(tmpdir(), 'bench-live-'))
const root = join(import.meta.dirname, 'page')
const shared = { configFile: false, logLevel: 'error', root } as const
const input = subjects.map(({ page }) => join(root, page))
await build({
  ...shared,
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir, emptyOutDir: true, target: 'esnext', rolldownOptions: { input } },
})
const server = await preview({
  ...shared,
  plugins: [stream.plugin],
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const rounds: Measured[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: Measured[] = []
    for (const subject of subjects)
      measured.push(await measure(browser, server.resolvedUrls?.local[0] ?? '', subject, stream))
    rounds.push(measured)
  }
  const best = subjects.map(({ name }) => bestOf(rounds.flat().filter(({ subject }) => subject === name)))
  console.log(table(best))
  const [ours] = best
  if (best.some(({ busy }) => Number.isNaN(busy)))
    console.log('\nThe machine was too busy: in no round were pages drawn as often as they wanted.')
  const verdict = ours !== undefined && holds(ours)
  console.log(
    `\nours: at most ${String(limits.busy * 100)} % of the main thread and ${limits.frameMs.toFixed(1)} ms a frame allowed: ${verdict ? 'holds' : 'TOO SLOW'}`,
  )
  if (!verdict) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true })
}

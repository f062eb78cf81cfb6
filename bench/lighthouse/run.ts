// npm run bench:lighthouse: Lighthouse's mobile preset over the built app and the Node broker, median of five, and the long tasks of each screen.
import lighthouse from 'lighthouse'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startBroker } from '../../apps/web/e2e/broker.ts'
import { register } from '../../apps/web/e2e/members.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { median } from '../broker/measure.ts'
import { markdownTable } from '../table.ts'
import { longestTaskOf } from './longTasks.ts'
import { type MeasuredScreen, measuredScreens } from './screens.ts'

/** `--runs 1` for a first look. */
const runsAt = process.argv.indexOf('--runs')
const RUNS = runsAt < 0 ? 5 : Number(process.argv[runsAt + 1])
/** The stream of prices never ends, so that the network is never idle: a page counts as loaded after this. */
const LOAD_MS = 15_000
const LONGEST_TASK_MS = 200

interface Scores {
  readonly performance: number
  readonly accessibility: number
  /** In ms. */
  readonly blocking: number
  readonly largestPaint: number
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: true,
    maxWaitForLoad: LOAD_MS,
  })
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    blocking: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    largestPaint: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  }
}

const broker = await startBroker()
const profile = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
const executablePath = findChromium()
const launch = executablePath === undefined ? {} : { executablePath }
try {
  const member = await register(broker, `010${String(Date.now()).slice(-8)}`)
  const storageOf = ({ access }: MeasuredScreen): Readonly<Record<string, string>> =>
    access === 'member' ? { tokend: member.token, account: member.account, hint: member.phone } : {}

  const browser = await chromium.launch({ ...launch, args: [...chromiumFlags] })
  const longest = new Map<string, number[]>()
  // One screen after the other, so that what else the machine does for a while meets all of them.
  for (let run = 0; run < RUNS; run += 1)
    for (const screen of measuredScreens) {
      const task = await longestTaskOf(browser, broker.origin, screen, storageOf(screen))
      longest.set(screen.name, [...(longest.get(screen.name) ?? []), task])
    }
  await browser.close()

  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...chromiumFlags, '--remote-debugging-port=0'],
  })
  const port = Number.parseInt(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8'))
  const rows: string[][] = []
  for (const screen of measuredScreens) {
    const page = await context.newPage()
    await page.goto(`${broker.origin}/logo.svg`)
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storageOf(screen))
    await page.close()
    const runs: Scores[] = []
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await scoresOf(`${broker.origin}/#${screen.path}`, port))
    const of = (part: keyof Scores) => String(median(runs.map((scores) => scores[part])))
    const tasks = longest.get(screen.name) ?? []
    const task = median(tasks)
    rows.push([
      screen.name,
      of('performance'),
      String(screen.aim),
      of('accessibility'),
      of('largestPaint'),
      of('blocking'),
      `${String(task)} (${String(Math.min(...tasks))} to ${String(Math.max(...tasks))})`,
      task <= LONGEST_TASK_MS ? 'yes' : 'NO',
    ])
    if (task > LONGEST_TASK_MS) process.exitCode = 1
  }
  await context.close()
  console.log(
    markdownTable(
      [
        'screen',
        'performance',
        'aim',
        'accessibility',
        'largest paint, ms',
        'blocking, ms',
        'longest task at 4x, ms',
        `under ${String(LONGEST_TASK_MS)} ms`,
      ],
      rows,
    ),
  )
} finally {
  await broker.end()
  rmSync(profile, { recursive: true, force: true })
}

// npm run bench:start [-- --runs 7] [-- --against REV]: how long a slow phone waits for a price and for the first bar (README.md).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startBroker } from '../../apps/web/e2e/broker.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { median } from '../broker/measure.ts'
import { markdownTable } from '../table.ts'
import { type Starts, startsOf } from './measure.ts'
import { buildAt } from './revision.ts'

const valueOf = (option: string): string | undefined => {
  const at = process.argv.indexOf(option)
  return at < 0 ? undefined : process.argv[at + 1]
}
const runs = Number(valueOf('--runs') ?? 7)
const against = valueOf('--against')

/** In ms. */
const figures = [
  { key: 'tappedPrice', name: 'price after a tap', aim: 1_000 },
  { key: 'tappedCandle', name: 'first bar after a tap', aim: 1_000 },
  { key: 'coldPrice', name: 'price, cold', aim: 3_000 },
  { key: 'coldCandle', name: 'first bar, cold', aim: 4_000 },
] as const satisfies readonly { readonly key: keyof Starts; readonly name: string; readonly aim: number }[]

/** Of the time of the revision compared with. */
const MOST = 1.1

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
const older = against === undefined ? undefined : await buildAt(against, folder)
const executablePath = findChromium()
const launch = executablePath === undefined ? {} : { executablePath }
const browser = await chromium.launch({ ...launch, args: [...chromiumFlags] })
const builds = [
  { name: 'now', broker: await startBroker() },
  ...(older === undefined ? [] : [{ name: against, broker: await startBroker('demo', { WEB_DIR: older }) }]),
].map((build) => ({ ...build, starts: new Array<Starts>() }))
try {
  // In turn, so that what else the machine does meets both.
  for (let run = 0; run < runs; run += 1)
    for (const { broker, starts } of builds) starts.push(await startsOf(browser, broker.origin))
  const rows = figures.map(({ key, name, aim }) => {
    const times = builds.map(({ starts }) => starts.map((one) => Math.round(one[key])))
    const [now = Number.NaN, before = Number.NaN] = times.map(median)
    if (now > MOST * before) process.exitCode = 1
    return [
      name,
      String(aim),
      ...times.map(
        (all) => `${String(median(all))} (${String(Math.min(...all))} to ${String(Math.max(...all))})`,
      ),
    ]
  })
  console.log(markdownTable(['ms', 'aim', ...builds.map(({ name = '' }) => name)], rows))
} finally {
  await browser.close()
  for (const { broker } of builds) await broker.end()
  rmSync(folder, { recursive: true, force: true })
}

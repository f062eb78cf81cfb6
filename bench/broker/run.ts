import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { copying } from './figures/copying.ts'
import { draw } from './figures/draw.ts'
import { expiry } from './figures/expiry.ts'
import { history } from './figures/history.ts'
import { market } from './figures/market.ts'
import { quietTick } from './figures/quietTick.ts'
import { start } from './figures/start.ts'
import { streams } from './figures/streams.ts'
import { throughput } from './figures/throughput.ts'
import { waiting } from './figures/waiting.ts'
import { type Figure, allKept, line, table } from './report.ts'

/** The revision before the broker's redesign. */
const BEFORE = 'b145ca4'

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: BEFORE },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const { only } = values

const measures: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  history,
  expiry,
  draw,
  copying,
  throughput: () => throughput(values.against),
  streams,
  market,
  waiting,
  'quiet-tick': quietTick,
  start,
}

const unknown = only.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0)
  throw new Error(`no figure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`)

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?'
console.log(`${String(availableParallelism())} cores, load ${load()}: figures of time want an idle machine`)
const figures: Figure[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`measuring ${name} …`)
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`  ${line(figure)}`)
  }
}
console.log(`\n${table(figures)}`)
if (!allKept(figures)) process.exitCode = 1

import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { expiry } from './figures/expiry.ts'
import { history } from './figures/history.ts'
import { market } from './figures/market.ts'
import { quietTick } from './figures/quietTick.ts'
import { streams } from './figures/streams.ts'
import { throughput } from './figures/throughput.ts'
import { type Figure, allKept, table } from './report.ts'

/** The revision before the broker's redesign. */
const BEFORE = 'b145ca4'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', default: BEFORE } },
})

const measures: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  history,
  expiry,
  throughput: () => throughput(values.against),
  streams,
  market,
  'quiet-tick': quietTick,
}

const unknown = positionals.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0)
  throw new Error(`no figure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`)

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?'
console.log(`${String(availableParallelism())} cores, load ${load()}: figures of time want an idle machine`)
const figures: Figure[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`measuring ${name} …`)
  figures.push(...(await measure()))
}
console.log(`\n${table(figures)}`)
if (!allKept(figures)) process.exitCode = 1

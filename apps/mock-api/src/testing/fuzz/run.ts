import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.ts'
import { fuzz } from './fuzz.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
  },
})
/** What a run by hand must keep. */
const MOST_P99_MS = 100
const MOST_RESIDENT_MB = 400
const SHOWN_EVERY = 10_000

const server = values.store === 'postgres' ? await startPostgres() : undefined
const report = await fuzz({
  seed: Number(values.seed),
  count: Number(values.count),
  databaseUrl: server?.url,
  onProgress(done) {
    if (done % SHOWN_EVERY === 0) console.log(`${String(done)} cases`)
  },
})
await server?.stop()

const { failures, p99Ms, residentMb, ...rest } = report
console.log({ ...rest, p99Ms: Number(p99Ms.toFixed(1)), residentMb: Math.round(residentMb) })
for (const failure of failures) console.error(failure)
if (p99Ms > MOST_P99_MS) console.error(`a simple read takes more than ${String(MOST_P99_MS)} ms`)
if (residentMb > MOST_RESIDENT_MB) console.error(`more than ${String(MOST_RESIDENT_MB)} MB are resident`)
process.exitCode = failures.length > 0 || p99Ms > MOST_P99_MS || residentMb > MOST_RESIDENT_MB ? 1 : 0

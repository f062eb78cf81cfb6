// npm run conformance:own: every case against the broker of this repository, on SQLite or PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../apps/mock-api/src/testing/postgres.ts'
import { reportOf, textOf } from './reports.ts'
import { callsOfScreens } from './screenTable.ts'
import { runSuite } from './suite.ts'
import { startOwnBroker } from './testing/ownBroker.ts'

const { values } = parseArgs({ options: { store: { type: 'string', default: 'sqlite' } } })
const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'))
const server = values.store === 'postgres' ? await startPostgres() : undefined
const { options, stop } = await startOwnBroker({ dataDir, databaseUrl: server?.url })
const report = reportOf(options.api, await runSuite(options), callsOfScreens(), crypto.randomUUID())
await stop()
await server?.stop()
rmSync(dataDir, { recursive: true })

console.log(textOf(report))
process.exitCode = report.counts.failed > 0 ? 1 : 0

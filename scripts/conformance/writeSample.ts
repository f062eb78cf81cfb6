// node scripts/conformance/writeSample.ts: the report that the page in Storybook shows as an example, of a broker with three faults.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonOf, reportOf } from './reports.ts'
import { callsOfScreens } from './screenTable.ts'
import { screensNamed } from './screens.ts'
import { runSuite } from './suite.ts'
import { faults } from './testing/faults.ts'
import { startOwnBroker } from './testing/ownBroker.ts'
import { proxyWith } from './testing/proxy.ts'

const named = ['devices', 'marketOverview', 'messages', 'mine', 'news', 'realName', 'settings']
const faulty = ['messages/list', 'news/hot', 'realName/status']

const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'))
const { options, stop } = await startOwnBroker({ dataDir })
const table = screensNamed(callsOfScreens(), named)
const ran = await runSuite({
  ...options,
  paths: table.flatMap(({ calls }) => calls),
  fetch: proxyWith(faults.filter(({ path }) => faulty.includes(path))),
  thorough: false,
})
await stop()
rmSync(dataDir, { recursive: true })

const report = reportOf('https://back.end.example', ran, table, 'sample')
const file = join(import.meta.dirname, '../../.storybook/conformance/sample.json')
writeFileSync(file, jsonOf(report, { answers: true }))

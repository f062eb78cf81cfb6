// npm run conformance: tries a back end against the contract (docs/conformance.md).
import { writeFileSync } from 'node:fs'
import { readAccounts } from './accounts.ts'
import { groups } from './cases.ts'
import { createOperator } from './operator.ts'
import { optionsIn, usage } from './options.ts'
import { jsonOf, junitOf, reportOf, textOf } from './reports.ts'
import { callsOfScreens } from './screenTable.ts'
import { screensNamed, screensText } from './screens.ts'
import { runSuite } from './suite.ts'

async function main(args: readonly string[]): Promise<number> {
  const options = optionsIn(args)
  if (options === 'help') {
    console.log(usage)
    return 0
  }
  const every = callsOfScreens()
  if (options === 'screens') {
    console.log(screensText(every))
    return 0
  }
  const { api, origin, ops, only, json, answers, junit } = options
  const table = only === undefined ? every : screensNamed(every, only)
  const ran = await runSuite({
    api,
    origin,
    paths: only === undefined ? undefined : table.flatMap(({ calls }) => calls),
    accounts: readAccounts(options.accounts),
    ops: ops === undefined ? undefined : createOperator(ops, process.env['OPS_TOKEN']),
    onPart: (group) => {
      console.error(`… ${groups[group]}`)
    },
  })
  const report = reportOf(api, ran, table, crypto.randomUUID())
  if (json !== undefined) writeFileSync(json, jsonOf(report, { answers }))
  if (junit !== undefined) writeFileSync(junit, junitOf(report))
  console.log(textOf(report))
  return report.counts.failed > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('--help says what it takes')
  process.exitCode = 2
}

// npm run planted [-- PART]: whether the property of any commands finds each planted fault of money, or those that PART names, within the runs of `npm test`.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace } from '../new/copy.ts'
import { type PlantedFault, planted, plantedFaults } from './faults.ts'

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { ANY_COMMANDS_RUNS: _, ...environment } = process.env

/** After how many runs the property fails in a copy; undefined where it does not. */
function runsUntilFound(copy: string): number | undefined {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'scripts/planted/vitest.config.ts'],
    { cwd: copy, env: environment, encoding: 'utf8' },
  )
  const [, runs] = /Property failed after (\d+) tests/.exec(stdout + stderr) ?? []
  return runs === undefined ? undefined : Number(runs)
}

function outcomeOf(copy: string, fault: PlantedFault): { readonly isFound: boolean; readonly says: string } {
  const path = join(copy, 'packages/domain/src', fault.file)
  const original = readFileSync(path, 'utf8')
  const text = planted(original, fault)
  if (text === undefined) return { isFound: false, says: `TEXT GONE  ${fault.file}` }
  writeFileSync(path, text)
  const runs = runsUntilFound(copy)
  writeFileSync(path, original)
  return { isFound: runs !== undefined, says: runs === undefined ? 'NOT FOUND' : `${String(runs)} runs` }
}

const [part = ''] = process.argv.slice(2)
const chosen = plantedFaults.filter(({ breaks, file }) => breaks.includes(part) || file.includes(part))
if (chosen.length === 0) {
  console.error(`no planted fault has "${part}" in what it breaks or in its file`)
  process.exit(2)
}
const copy = copyWorkspace()
const remove = (): void => {
  rmSync(copy, { recursive: true, force: true })
}
process.on('exit', remove)
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

// Without a fault it has to pass.
let missed = runsUntilFound(copy) === undefined ? 0 : 1
if (missed > 0) console.log('FAILS without a fault')
for (const fault of chosen) {
  const { isFound, says } = outcomeOf(copy, fault)
  if (!isFound) missed += 1
  console.log(`${says.padEnd(10)} ${fault.breaks}`)
}
console.log(missed === 0 ? `all ${String(chosen.length)} found` : `${String(missed)} missed`)
process.exitCode = missed === 0 ? 0 : 1

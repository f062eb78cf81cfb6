import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const runs = ['.turbo', 'runs']

/** Removes what earlier runs wrote, so that the next summary is the only one. */
export const forgetRuns = (root) => {
  rmSync(join(root, ...runs), { recursive: true, force: true })
}

/**
 * How the tasks of a run ended, in the order in which they began, by the summary that Turborepo wrote of it.
 * @throws Error where it wrote none: then it ran nothing, whatever it printed
 */
export function outcomesOfRun(root) {
  const folder = join(root, ...runs)
  const [file] = readdirSync(folder)
  if (file === undefined) throw new Error('Turborepo wrote no summary of its run')
  return outcomesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** A task without a command only combines the inputs of others, and is left out. */
export const outcomesIn = ({ tasks }) =>
  tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, cache, execution, logFile }) => ({
      name: taskId.replace(/^\/\/#/, ''),
      logFile,
      passed: execution?.exitCode === 0 || cache.status === 'HIT',
      unchanged: cache.status === 'HIT',
      seconds: execution ? Math.round((execution.endTime - execution.startTime) / 1000) : 0,
      began: execution?.startTime ?? 0,
    }))
    .toSorted((one, other) => one.began - other.began)

/** How vitest, Playwright and the compiler begin what they say of a failure. */
const failure = /^\s*(FAIL |\d+\) \S+:\d+:\d+ |\S+: error )/
const LINES_A_FAILURE = 5
const LINES_A_TASK = 40

/** What of a failed task's log says why it failed: how its failures begin, or else its last lines. */
export function reasonsIn(log) {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('Click to debug'))
  const begins = lines.flatMap((line, index) => (failure.test(line) ? [index] : []))
  if (begins.length === 0) return lines.slice(-LINES_A_TASK / 2)
  return lines
    .filter((_, index) => begins.some((begin) => index >= begin && index < begin + LINES_A_FAILURE))
    .slice(0, LINES_A_TASK)
}

import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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
    .map(({ taskId, cache, execution }) => ({
      name: taskId.replace(/^\/\/#/, ''),
      passed: execution?.exitCode === 0 || cache.status === 'HIT',
      unchanged: cache.status === 'HIT',
      seconds: execution ? Math.round((execution.endTime - execution.startTime) / 1000) : 0,
      began: execution?.startTime ?? 0,
    }))
    .toSorted((one, other) => one.began - other.began)

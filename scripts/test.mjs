// npm test [-- --only static|unit|stories|visual|packages|e2e] [--shard 1/4]: every check, in an order that fails early. A check is a task of
// turbo.json: one whose inputs have not changed since it passed is not run again (`--force` runs it all the same). `--only visual` compares all
// pictures and shows that a pixel is noticed, a plain run compares one a component; `--only stories` plays all stories, a plain run those that docs/stories.md says;
// `--only e2e` takes every journey, a plain run those outside apps/web/e2e/nightly. A shard is a part of the files of stories.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { ensureChromium, ensureInstalled, environment, root } from './ensure.mjs'
import { forgetRuns, outcomesOfRun, reasonsIn } from './outcomes.mjs'
import { optionsOf } from './testOptions.mjs'

const { only, shard, force, refusal } = optionsOf(process.argv.slice(2))
if (refusal) {
  console.error(refusal)
  process.exit(2)
}

/** As many run beside each other as there are cores; most keep one of them busy. */
const beside = [
  { part: 'static', tasks: ['types', 'lint', 'imports', 'format:check'] },
  { part: 'packages', tasks: ['packages'], browser: true },
  { part: 'e2e', tasks: ['build', 'size'] },
  // What is packed waits for the types; the tests of the tools have the other core meanwhile.
  { part: 'unit', tasks: ['unit:tools'] },
]
/** These have workers for every core, or a browser that others would slow: they run one after another. */
const alone = [
  { part: 'unit', tasks: ['unit'] },
  { part: 'stories', tasks: [only ? 'stories' : 'stories:quick'], browser: true },
  { part: 'visual', tasks: only ? ['visual:test', 'visual'] : ['visual:quick'], browser: true },
  { part: 'e2e', tasks: [only ? 'e2e' : 'e2e:quick'], browser: true },
]
const chosen = (checks) => checks.filter(({ part }) => !only || part === only)
const tasksOf = (checks) => chosen(checks).flatMap(({ tasks }) => tasks)

ensureInstalled()
if (chosen([...beside, ...alone]).some(({ browser }) => browser)) ensureChromium()

const versionOf = (browser) =>
  browser === undefined ? '' : execFileSync(browser, ['--version'], { encoding: 'utf8' })

const env = {
  ...environment(),
  TURBO_TELEMETRY_DISABLED: '1',
  BROWSER_VERSION: [findChromium(), findHeadlessShell()].map(versionOf).join(),
}

/**
 * Runs tasks to their end, whichever fail. Returns how each ended.
 * @param variables for these tasks besides `env`
 */
function turbo(tasks, { concurrency, log, variables }) {
  if (tasks.length === 0) return []
  forgetRuns(root)
  spawnSync(
    'turbo',
    [
      'run',
      ...tasks,
      `--concurrency=${concurrency}`,
      '--continue=always',
      '--summarize',
      '--no-update-notifier',
      '--output-logs=new-only',
      ...log,
      ...(force ? ['--force'] : []),
      ...(shard ? ['--', `--shard=${shard}`] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...env, ...variables }, shell: process.platform === 'win32' },
  )
  return outcomesOfRun(root)
}

const outcomes = [
  ...turbo(tasksOf(beside), {
    concurrency: availableParallelism(),
    log: ['--log-order=grouped'],
    // Compiler and linter are written in Go: each takes one core, and so instantiates every type once instead of once a core.
    variables: { GOMAXPROCS: '1' },
  }),
  ...turbo(tasksOf(alone), { concurrency: 1, log: ['--log-order=stream', '--log-prefix=none'] }),
]

console.log('')
for (const { name, passed, unchanged, seconds } of outcomes)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${unchanged ? 'unchanged' : `${seconds} s`})`)
const failed = outcomes.filter(({ passed }) => !passed)
for (const { name, logFile } of failed) {
  const log = join(root, logFile)
  console.log(`\n${name}:`)
  console.log((existsSync(log) ? reasonsIn(readFileSync(log, 'utf8')) : ['it never began']).join('\n'))
}
console.log(`checks: ${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

// npm run nightly [-- --only stories,journeys,pictures,benchmarks,answers,worlds,sizes,sequences,requests,disturbances,conformance,examples]: what `npm test` has no time for, one after another, whichever fail.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureChromium, ensureInstalled, environment, root } from './ensure.mjs'
import { commandsOf } from './nightlyParts.mjs'

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const { refusal, commands } = commandsOf(only)
if (refusal) {
  console.error(refusal)
  process.exit(2)
}
ensureInstalled()
ensureChromium()

const ended = commands.map(({ run, env }) => {
  const began = Date.now()
  console.log(`\nnpm ${run.join(' ')}`)
  const { status } = spawnSync('npm', run, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...env },
    shell: process.platform === 'win32',
  })
  return { run, passed: status === 0, minutes: (Date.now() - began) / 60_000 }
})

console.log('')
for (const { run, passed, minutes } of ended)
  console.log(`${passed ? 'passed' : 'FAILED'}  npm ${run.join(' ')} (${minutes.toFixed(1)} min)`)
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1

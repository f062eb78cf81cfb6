// npm test [-- --only static|unit|stories|visual|packages|e2e] [--shard 1/4]: every check, in an order that fails early.
// The whole run plays each story in one mode and compares one picture a component; `--only visual` compares all of them, and
// STORIES_MODE=all plays each story in all modes. A shard is a part of the test files of `unit` or of `stories`.
import { ensureChromium, ensureInstalled, run } from './ensure.mjs'
import { optionsOf } from './testOptions.mjs'

const { only, shard, refusal } = optionsOf(process.argv.slice(2))
if (refusal) {
  console.error(refusal)
  process.exit(2)
}
const sharded = shard ? [`--shard=${shard}`] : []

const npm = (script, ...more) => ['npm', ['run', '--silent', script, '--', ...more]]
const steps = [
  { part: 'static', name: 'types', command: npm('types') },
  { part: 'static', name: 'lint', command: npm('lint') },
  { part: 'static', name: 'imports', command: npm('imports') },
  { part: 'static', name: 'format', command: npm('format:check') },
  { part: 'unit', name: 'unit and property tests', command: npm('unit', ...sharded) },
  {
    part: 'stories',
    name: 'stories in a browser, with axe',
    command: npm('stories', ...sharded),
    browser: true,
  },
  { part: 'visual', name: 'one pixel is noticed', command: npm('visual:test'), browser: true },
  {
    part: 'visual',
    name: 'pictures of every story',
    command: npm('visual', ...(only ? [] : ['--quick'])),
    browser: true,
  },
  {
    part: 'packages',
    name: 'what is published, and a consumer of it',
    command: npm('packages'),
    browser: true,
  },
  {
    part: 'e2e',
    name: 'web build',
    command: ['npm', ['run', '--silent', 'build', '--workspace', '@onelot/web']],
  },
  { part: 'e2e', name: 'script size', command: npm('size') },
  { part: 'e2e', name: 'journeys in a browser', command: npm('e2e'), browser: true },
]

ensureInstalled()
const chosen = steps.filter(({ part }) => !only || part === only)
if (chosen.some(({ browser }) => browser)) ensureChromium()

const results = chosen.map(({ name, command: [command, args] }) => {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const passed = run(command, args) === 0
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000) }
})

console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`steps: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

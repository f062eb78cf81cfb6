// npm test [-- --only static|unit|stories|visual|packages|e2e] [--shard 1/4]: every check, in an order that fails early.
// The whole run takes a bounded time: of the stories it plays the part whose turn it is (scripts/turn.mjs), each in one mode, and compares one
// picture a component. `--only stories` plays all of them, STORIES_MODE=all in all modes; `--only visual` compares all pictures. A shard is a
// part of the test files of `unit` or of `stories`. Steps that take one core run beside each other (scripts/steps.mjs); what they print stays apart.
import { availableParallelism } from 'node:os'
import { ensureChromium, ensureInstalled, root, run, runPrinting } from './ensure.mjs'
import { runSteps } from './steps.mjs'
import { optionsOf } from './testOptions.mjs'
import { storiesTurn } from './turn.mjs'

const { only, shard, refusal } = optionsOf(process.argv.slice(2))
if (refusal) {
  console.error(refusal)
  process.exit(2)
}
const shardOf = (part) => (part ? [`--shard=${part}`] : [])
/** The part of the stories that is played; undefined where all are. */
const turn = only ? shard : storiesTurn(root)

const npm = (script, ...more) => ['npm', ['run', '--silent', script, '--', ...more]]
/** One core is enough for a step, unless it is `alone`: it has workers for every core, or a browser that others would slow. */
const steps = [
  { part: 'static', name: 'types', command: npm('types') },
  { part: 'static', name: 'lint', command: npm('lint') },
  { part: 'static', name: 'imports', command: npm('imports') },
  { part: 'static', name: 'format', command: npm('format:check') },
  {
    part: 'packages',
    name: 'what is published, and a consumer of it',
    command: npm('packages'),
    browser: true,
    // Both write the compiler's output.
    after: ['types'],
  },
  {
    part: 'e2e',
    name: 'web build',
    command: ['npm', ['run', '--silent', 'build', '--workspace', '@onelot/web']],
  },
  { part: 'e2e', name: 'script size', command: npm('size'), after: ['web build'] },
  { part: 'unit', name: 'unit and property tests', command: npm('unit', ...shardOf(shard)), alone: true },
  {
    part: 'stories',
    name: `stories in a browser, with axe${turn ? `, part ${turn}` : ''}`,
    command: npm('stories', ...shardOf(turn)),
    browser: true,
    alone: true,
  },
  {
    part: 'visual',
    name: 'one pixel is noticed',
    command: npm('visual:test'),
    browser: true,
    alone: true,
  },
  {
    part: 'visual',
    name: 'pictures of every story',
    command: npm('visual', ...(only ? [] : ['--quick'])),
    browser: true,
    alone: true,
  },
  { part: 'e2e', name: 'journeys in a browser', command: npm('e2e'), browser: true, alone: true },
]

ensureInstalled()
const chosen = steps.filter(({ part }) => !only || part === only)
if (chosen.some(({ browser }) => browser)) ensureChromium()

const results = await runSteps(
  chosen,
  { cores: availableParallelism(), print: (text) => process.stdout.write(text) },
  ({ command: [command, args], alone }, print) =>
    alone ? Promise.resolve(run(command, args) === 0) : runPrinting(command, args, print),
)

console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`steps: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

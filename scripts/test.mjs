// npm test [-- --only static|unit|stories|visual|packages|e2e]: every check, in an order that fails early.
// The whole run compares one picture a component; `--only visual` compares all of them.
import { ensureChromium, ensureInstalled, run } from './ensure.mjs'

const parts = ['static', 'unit', 'stories', 'visual', 'packages', 'e2e']

const at = process.argv.indexOf('--only')
const only = at < 0 ? undefined : process.argv[at + 1]
if (at >= 0 && !parts.includes(only)) {
  console.error(`--only takes one of: ${parts.join(', ')}`)
  process.exit(2)
}

const npm = (script, ...more) => ['npm', ['run', '--silent', script, '--', ...more]]
const steps = [
  { part: 'static', name: 'types', command: npm('types') },
  { part: 'static', name: 'lint', command: npm('lint') },
  { part: 'static', name: 'imports', command: npm('imports') },
  { part: 'static', name: 'format', command: npm('format:check') },
  { part: 'unit', name: 'unit and property tests', command: npm('unit') },
  { part: 'stories', name: 'stories in a browser, with axe', command: npm('stories'), browser: true },
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

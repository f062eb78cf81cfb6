// npm run packages: packs what is published and checks it as a registry and a consumer would (docs/packages.md).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { publintSays, typesWrongIn } from './lint.ts'
import { promisesBrokenBy } from './promises.ts'
import { published, root } from './published.ts'
import { packAll } from './stage.ts'

const tarballs = await packAll()
let failed = false

for (const { manifest, stage } of published) {
  const tarball = tarballs.get(manifest.name)
  if (tarball === undefined) throw new Error(`${manifest.name} was not packed`)
  const problems = [
    ...(await publintSays(tarball)).map((message) => `publint: ${message}`),
    ...typesWrongIn(tarball),
    ...promisesBrokenBy(stage, join(root, 'node_modules')),
  ]
  for (const problem of problems) console.error(`${manifest.name}: ${problem}`)
  console.log(
    `${manifest.name.padEnd(20)} ${problems.length === 0 ? 'publint, types and imports are right' : 'FAILED'}`,
  )
  failed ||= problems.length > 0
}

interface Size {
  readonly name: string
  readonly passed: boolean
  readonly size: number
  readonly sizeLimit: number
}

/** Prints what each entry weighs. Returns whether all are within their budgets. */
function withinBudgets(): boolean {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/size-limit/bin.js'), '--config', 'scripts/packages/sizes.ts', '--json'],
    { cwd: root, encoding: 'utf8' },
  )
  const sizes = JSON.parse(stdout) as readonly Size[] | { readonly error: string }
  if ('error' in sizes) throw new Error(`${sizes.error}\n${stderr}`)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
  for (const { name, passed, size, sizeLimit } of sizes)
    console.log(`${name.padEnd(40)} ${kilobytes(size)} of ${kilobytes(sizeLimit)}  ${passed ? 'ok' : 'OVER'}`)
  return sizes.length > 0 && sizes.every(({ passed }) => passed)
}

const light = withinBudgets()
const tests = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.node.config.ts',
    '--project',
    'packages',
  ],
  { cwd: root, stdio: 'inherit' },
)
if (failed || !light || tests.status !== 0) process.exitCode = 1

// npm run packages: packs what is published and checks it as a registry and a consumer would (docs/packages.md).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { publintSays, typesWrongIn } from './lint.ts'
import { promisesBrokenBy } from './promises.ts'
import { packed, root } from './published.ts'
import { packAll } from './stage.ts'

const tarballs = await packAll()
let failed = false

for (const { manifest, stage } of packed) {
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
if (failed || tests.status !== 0) process.exitCode = 1

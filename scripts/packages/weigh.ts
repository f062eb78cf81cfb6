// npm run packages:sizes: packs what is published and compares what each entry weighs with its budget (docs/packages.md).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './published.ts'
import { packAll } from './stage.ts'

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

await packAll()
if (!withinBudgets()) process.exitCode = 1

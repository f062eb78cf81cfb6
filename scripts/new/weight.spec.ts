import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budgets, measure } from '../size.mjs'
import { copyWorkspace } from './copy.ts'
import { make } from './make.ts'

const root = join(import.meta.dirname, '../..')
let copy = ''
beforeAll(() => {
  copy = copyWorkspace()
})
afterAll(() => {
  rmSync(copy, { recursive: true })
})

/** What each screen of the budgets costs in the copy's own build, in bytes. */
function weigh(): readonly number[] {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const app = join(copy, 'apps/web')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: app,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const dist = join(app, 'dist')
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return budgets.map((budget) => measure(manifest, sizeOf, budget).size)
}

it('a new screen adds at most 0.25 KB to the others', async () => {
  const before = weigh()
  await make(copy, ['screen', 'managed/saving-goals'])
  const after = weigh()
  expect(after).toHaveLength(budgets.length)
  expect(after).not.toEqual(before)
  for (const [index, size] of after.entries())
    expect(size - (before[index] ?? 0)).toBeLessThanOrEqual(0.25 * 1024)
})

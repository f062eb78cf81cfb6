import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseRevision, checkOut } from './base.ts'

let root = ''
let first = ''

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  const { status, stdout } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout.trim()
}
async function write(path: string, text: string) {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}
function commit(message: string) {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
  return git('rev-parse', 'HEAD')
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'visual-base-')))
  git('init', '--quiet')
  await write('.gitignore', 'node_modules\n')
  await write('node_modules/react/index.js', 'installed')
  await write('packages/ui/package.json', '{"name": "@shop/ui"}')
  await write('apps/web/package.json', '{"name": "@shop/web"}')
  await write('packages/ui/button.css', 'left: 0')
  await write('pictures/button.json', '1')
  first = commit('Accept')
  await write('packages/ui/button.css', 'left: 1px')
  commit('Move the button')
})
afterAll(() => rm(root, { recursive: true }))

test('the base is the last revision whose pictures were accepted, not the last one', () => {
  expect(baseRevision(root, join(root, 'pictures'))).toBe(first)
})

test('pictures that were never committed have no base', () => {
  expect(baseRevision(root, join(root, 'others'))).toBeUndefined()
})

test('a checkout resolves its own workspaces, and else what is installed', async () => {
  const checkout = join(root, 'node_modules', 'base')
  await checkOut(root, first, checkout)
  expect(await readFile(join(checkout, 'node_modules/@shop/ui/button.css'), 'utf8')).toBe('left: 0')
  expect(await readFile(join(checkout, 'node_modules/react/index.js'), 'utf8')).toBe('installed')
})

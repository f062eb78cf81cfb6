import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { isInstalled, noteInstalled } from './installedFrom.mjs'

const folder = mkdtempSync(join(tmpdir(), 'installed-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('packages are taken for installed until the lock file changes, and not before they were', () => {
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, '{"packages": {}}')
  noteInstalled(folder)
  expect(isInstalled(folder)).toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  noteInstalled(folder)
  expect(isInstalled(folder)).toBe(true)
  writeFileSync(lock, '{"packages": {"node_modules/other": {}}}')
  expect(isInstalled(folder)).toBe(false)
})

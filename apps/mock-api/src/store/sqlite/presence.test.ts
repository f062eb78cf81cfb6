import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anna, append, ben, part } from '../contract/fixtures.ts'
import { type Store, StoreLost } from '../port.ts'
import { createSqliteStore } from '../sqlite.ts'

let folder: string
let file: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'presence-'))
  file = join(folder, 'data', 'onelot.sqlite')
  mkdirSync(join(folder, 'data'))
  store = await createSqliteStore(file)
  await store.append(append([part(anna, 0)]))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
const writing = () => store.append(append([part(ben, 0)]))

describe('a database in use', () => {
  it.each(['', '-wal', '-lock'])(
    'stores nothing more, and says why, once its file "onelot.sqlite%s" was deleted',
    async (end) => {
      rmSync(`${file}${end}`)
      await expect(writing()).rejects.toBeInstanceOf(StoreLost)
      expect(await store.lost).toContain(`${file}${end} was deleted`)
      await expect(store.load(anna)).rejects.toBeInstanceOf(StoreLost)
      await expect(store.record('any', 'key')).rejects.toBeInstanceOf(StoreLost)
    },
  )

  it('stores nothing more once its folder was moved, and leaves alone the one that is there instead', async () => {
    renameSync(join(folder, 'data'), join(folder, 'moved'))
    mkdirSync(join(folder, 'data'))
    const other = await createSqliteStore(file)
    await other.append(append([part(anna, 0), part(ben, 0)]))
    await expect(writing()).rejects.toBeInstanceOf(StoreLost)
    await store.close()
    await other.append(append([part(ben, 1)]))
    await other.close()
    const again = await createSqliteStore(file)
    expect((await again.load(ben)).version).toBe(2)
    await again.close()
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { expectFirstSchemaContents, firstSchemaContents } from '../contract/firstSchema.ts'
import { expectNoCookies, contentsWithCookies } from '../contract/deviceCookies.ts'
import { createSqliteStore } from '../sqlite.ts'
import { APPLICATION_ID, OLD_VERSION, migrations } from './migrations.ts'

/** A file with a database of the first schema. */
function written(contents: string, pageSize = 4_096): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-schema-'))
  const file = join(folder, 'onelot.sqlite')
  const first = new DatabaseSync(file)
  first.exec(`
    PRAGMA page_size = ${String(pageSize)}; PRAGMA journal_mode = WAL; ${String(migrations[0])} ${contents}
    PRAGMA user_version = ${String(OLD_VERSION + 1)}; PRAGMA application_id = ${String(APPLICATION_ID)};`)
  first.close()
  return { folder, file }
}

it('a database of the first schema is brought to the newest one with all that it holds', async () => {
  const { folder, file } = written(firstSchemaContents)
  const store = await createSqliteStore(file)
  await expectFirstSchemaContents(store)
  await store.close()
  const again = await createSqliteStore(file)
  expect(await again.outboxSize()).toBe(2)
  await again.close()
  const newest = new DatabaseSync(file, { readOnly: true })
  expect(newest.prepare('PRAGMA page_size').get()).toEqual({ page_size: 1_024 })
  newest.close()
  rmSync(folder, { recursive: true })
})

it.each([1_024, 4_096])(
  'a cookie that releases wrote is in no file of the database once it is open: with pages of %i bytes',
  async (pageSize) => {
    const { folder, file } = written(contentsWithCookies, pageSize)
    const cookie = 'cookie-of-a-device'
    expect(readFileSync(file).includes(cookie)).toBe(true)
    const store = await createSqliteStore(file)
    await expectNoCookies(store)
    for (const end of ['', '-wal']) expect(readFileSync(`${file}${end}`).includes(cookie)).toBe(false)
    await store.close()
    rmSync(folder, { recursive: true })
  },
)

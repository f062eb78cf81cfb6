import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { expectFirstSchemaContents, firstSchemaContents } from '../contract/firstSchema.ts'
import { createSqliteStore } from '../sqlite.ts'
import { APPLICATION_ID, OLD_VERSION, migrations } from './schema.ts'

it('a database of the first schema is brought to the newest one with all that it holds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-schema-'))
  const file = join(folder, 'onelot.sqlite')
  const first = new DatabaseSync(file)
  first.exec(`
    PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; ${String(migrations[0])} ${firstSchemaContents}
    PRAGMA user_version = ${String(OLD_VERSION + 1)}; PRAGMA application_id = ${String(APPLICATION_ID)};`)
  first.close()
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

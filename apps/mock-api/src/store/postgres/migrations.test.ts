import { Client } from 'pg'
import { inject, it } from 'vitest'
import { createDatabase } from '../../testing/postgres.ts'
import { expectFirstSchemaContents, firstSchemaContents } from '../contract/firstSchema.ts'
import { expectNoCookies, contentsWithCookies } from '../contract/deviceCookies.ts'
import { createPostgresStore } from '../postgres.ts'
import { migrations } from './migrations.ts'

/** The address of a database of the first schema. */
async function written(contents: string): Promise<string> {
  const url = await createDatabase(inject('postgres'))
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`
    CREATE SCHEMA onelot; SET search_path = onelot;
    CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1);
    ${String(migrations[0])} ${contents}
    CREATE OR REPLACE FUNCTION write_outbox(entry jsonb, recipients jsonb) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN RAISE 'this is the function of the first schema'; END $$;`)
  await client.end()
  return url
}

it('a database of the first schema is brought to the newest one with all that it holds', async () => {
  const url = await written(firstSchemaContents)
  const store = await createPostgresStore(url, { log: () => undefined })
  await expectFirstSchemaContents(store)
  await store.close()
})

it('a cookie that releases wrote is in no table once the database is open', async () => {
  const store = await createPostgresStore(await written(contentsWithCookies), { log: () => undefined })
  await expectNoCookies(store)
  await store.close()
})

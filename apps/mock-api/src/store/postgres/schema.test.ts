import { Client } from 'pg'
import { inject, it } from 'vitest'
import { createDatabase } from '../../testing/postgres.ts'
import { expectFirstSchemaContents, firstSchemaContents } from '../contract/firstSchema.ts'
import { createPostgresStore } from '../postgres.ts'
import { migrations } from './schema.ts'

it('a database of the first schema is brought to the newest one with all that it holds', async () => {
  const url = await createDatabase(inject('postgres'))
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`
    CREATE SCHEMA onelot; SET search_path = onelot;
    CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1);
    ${String(migrations[0])} ${firstSchemaContents}
    CREATE OR REPLACE FUNCTION write_outbox(entry jsonb, recipients jsonb) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN RAISE 'this is the function of the first schema'; END $$;`)
  await client.end()
  const store = await createPostgresStore(url, { log: () => undefined })
  await expectFirstSchemaContents(store)
  await store.close()
})

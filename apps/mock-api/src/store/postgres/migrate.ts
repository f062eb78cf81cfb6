import { Client } from 'pg'
import { type SqlRow, whole } from '../columns.ts'
import { migrations } from './migrations.ts'

/** Any number: all brokers wait for the same one. */
const MIGRATING = 720_413_905

/** Migrates the schema `onelot` to the newest version; brokers that start together do it one after the other. @throws Error */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // The statement in progress fails, and reports why.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    await client.query('CREATE SCHEMA IF NOT EXISTS onelot')
    await client.query('SET LOCAL search_path = onelot')
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const found = await client.query<SqlRow>(
      'SELECT coalesce(max(version), 0) AS version FROM schema_version',
    )
    const from = whole(found.rows[0] ?? {}, 'version')
    if (from > migrations.length)
      throw new Error(
        `The PostgreSQL database has version ${String(from)}, and this release of the broker reads up to ${String(migrations.length)}. It was left as it is.`,
      )
    for (const migration of migrations.slice(from)) await client.query(migration)
    if (from < migrations.length)
      await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length])
    await client.query('COMMIT')
  } finally {
    // Ending the connection undoes what was not committed.
    await client.end()
  }
}

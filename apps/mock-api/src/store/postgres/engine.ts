import { instant, kindOfStream } from '@onelot/domain'
import type { AppendText, AsyncEngine } from '../engine.ts'
import { emptied } from '../storeText.ts'
import type { Connection } from './connection.ts'
import { CHANNEL } from './functions.ts'
import { withNamedRows } from './namedRows.ts'
import type { Notices } from './notices.ts'
import { createOutbox } from './outbox.ts'
import { createReads } from './reads.ts'
import { tableNames } from './schema.ts'
import { createTimers } from './timers.ts'
import { createWatches } from './watches.ts'

/** What changes records and nothing else, as an append. Nothing of it shows but the records. */
const onlyRecords = (records: AppendText['records']): AppendText => ({
  at: instant(0),
  actor: '',
  command: '',
  correlation: '',
  streams: [],
  expects: [],
  records,
  quotaClaims: [],
  outcome: undefined,
  fired: undefined,
  delivered: undefined,
  outbox: [],
})

export function createPostgresEngine(
  connection: Connection,
  append: (append: AppendText) => Promise<void>,
  notices: Notices,
): AsyncEngine {
  const { write } = connection
  const reads = createReads(connection)
  return {
    ...reads,
    ...createTimers(connection),
    ...createWatches(connection),
    ...createOutbox(connection),
    append,
    changeRecords: (changes) => append(onlyRecords(changes)),
    async rebuild(rebuilt) {
      await write('SELECT rebuild($1::jsonb, $2)', [
        JSON.stringify(withNamedRows(rebuilt)),
        kindOfStream(rebuilt.stream),
      ])
    },
    async closeOutcome(closed) {
      const { scope, endpoint, key, bodyHash, answer, expiresAt } = closed
      await write('INSERT INTO outcomes VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING', [
        scope,
        endpoint,
        key,
        bodyHash,
        answer,
        expiresAt,
      ])
      return (await reads.outcome(closed)) ?? closed
    },
    async sweep(now) {
      await write(
        `WITH records_swept AS (DELETE FROM records WHERE expires_at <= $1),
           outcomes_swept AS (DELETE FROM outcomes WHERE expires_at <= $1),
           outbox_swept AS (DELETE FROM outbox o WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.entry = o.id))
         SELECT 1 AS swept`,
        [now],
      )
    },
    async reset() {
      const deletions = tableNames.map((table) => `${table}_emptied AS (DELETE FROM ${table})`)
      const told = { ...emptied }
      await write(
        `WITH ${deletions.join(', ')} SELECT pg_notify('${CHANNEL}', notice) FROM unnest($1::text[]) AS notice`,
        [notices.of(told)],
      )
      notices.acknowledged(told)
    },
  }
}

/** What `reset` empties. */
export const tableNames = [
  'streams',
  'events',
  'snapshots',
  'timers',
  'watches',
  'scans',
  'list_rows',
  'records',
  'outcomes',
  'claims',
  'outbox',
  'deliveries',
] as const

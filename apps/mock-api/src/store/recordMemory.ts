import type { RecordText } from './engine.ts'

/** Records kept at most; then all are forgotten. */
const MOST_KEPT = 5_000
/** Characters of a body that is kept at most: that of a session has some two hundred, an uploaded picture's millions. */
const LONGEST_BODY = 1_000

/**
 * Records that were read by key, of a database to which no other process writes: every request reads its session. They are forgotten as a write of
 * their collection ends, whatever became of the write.
 */
export interface RecordMemory {
  /** What is kept, or else what `ask` answers. */
  readonly read: (
    collection: string,
    key: string,
    ask: () => Promise<RecordText | undefined>,
  ) => Promise<RecordText | undefined>
  readonly forget: (collection: string) => void
  readonly forgetAll: () => void
}

export function createRecordMemory(): RecordMemory {
  const kept = new Map<string, Map<string, RecordText>>()
  let size = 0
  /** How often something was forgotten: what was asked for before is not kept. */
  let forgotten = 0

  function keep(record: RecordText): void {
    if (record.body.length > LONGEST_BODY) return
    if (size >= MOST_KEPT) forgetAll()
    const known = kept.get(record.collection) ?? new Map<string, RecordText>()
    kept.set(record.collection, known.set(record.key, record))
    size += 1
  }
  function forgetAll(): void {
    forgotten += 1
    kept.clear()
    size = 0
  }

  return {
    async read(collection, key, ask) {
      const known = kept.get(collection)?.get(key)
      if (known !== undefined) return known
      const before = forgotten
      const record = await ask()
      if (record !== undefined && before === forgotten) keep(record)
      return record
    },
    forget(collection) {
      forgotten += 1
      size -= kept.get(collection)?.size ?? 0
      kept.delete(collection)
    },
    forgetAll,
  }
}

export interface AnsweredBody {
  readonly status: 0 | 1
  readonly msg: string
  readonly data: unknown
}

/** By what a write is told from all others. */
export interface WriteKey {
  /** Whose it is: keys of one scope are apart from those of another. */
  readonly scope: string
  /** Path of the call. */
  readonly endpoint: string
  readonly key: string
}

/** What is known of a write by its key. */
export interface KeptWrite extends WriteKey {
  /** Keyed digest of the body: what was asked is not kept, as it may hold a password. */
  readonly digest: string
  /** What it was answered; or that `common/outcome` has closed its key; or that its answer is no longer kept. */
  readonly outcome: AnsweredBody | 'neverArrived' | 'forgotten'
}

/** Where outcomes are kept: by default in memory, otherwise in a store that outlives the process and is shared by all of them (docs/backend.md). */
export interface KeptWrites {
  /** Of the digests: at least 32 characters, the same as long as what is kept. */
  readonly secret: string
  /** What is kept under a key; null or undefined where nothing is. */
  readonly find: (key: WriteKey) => KeptWrite | null | undefined | Promise<KeptWrite | null | undefined>
  /** Keeps a write where nothing is kept under its key. Returns what is kept there then. */
  readonly keep: (write: KeptWrite) => KeptWrite | Promise<KeptWrite>
}

const KEPT_MS = 24 * 3_600_000

export interface MemoryOptions {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Answers that are kept at once; the oldest are forgotten. */
  readonly mostAnswers?: number | undefined
  /** Keys whose answers are forgotten, and as many that were closed: the oldest go. */
  readonly mostKeys?: number | undefined
}

/** Names in the order in which they were added, the last ones of them. */
function createNames(most: number) {
  const names = new Set<string>()
  return {
    has: (name: string) => names.has(name),
    add(name: string) {
      names.add(name)
      for (const oldest of names) {
        if (names.size <= most) return
        names.delete(oldest)
      }
    },
  }
}

export const nameOf = ({ scope, endpoint, key }: WriteKey): string => JSON.stringify([scope, endpoint, key])

/** Keeps answers for 24 hours in the memory of the process, and after that their keys. */
export function keepInMemory({ now, mostAnswers = 10_000, mostKeys = 50_000 }: MemoryOptions) {
  const answered = new Map<string, { readonly text: string; readonly until: number }>()
  const forgotten = createNames(mostKeys)
  const closed = createNames(mostKeys)

  function forget(): void {
    const at = now()
    for (const [name, { until }] of answered) {
      if (answered.size <= mostAnswers && at < until) return
      answered.delete(name)
      forgotten.add(name)
    }
  }

  function find(key: WriteKey): KeptWrite | undefined {
    forget()
    const name = nameOf(key)
    if (forgotten.has(name)) return { ...key, digest: '', outcome: 'forgotten' }
    if (closed.has(name)) return { ...key, digest: '', outcome: 'neverArrived' }
    const text = answered.get(name)?.text
    // `keep` wrote it: the back end may go on with the objects that it answered, and change them.
    return text === undefined ? undefined : (JSON.parse(text) as KeptWrite)
  }

  function keep(write: KeptWrite): KeptWrite {
    const known = find(write)
    if (known !== undefined) return known
    if (write.outcome === 'neverArrived') closed.add(nameOf(write))
    else answered.set(nameOf(write), { text: JSON.stringify(write), until: now() + KEPT_MS })
    forget()
    return write
  }

  return {
    secret: `${crypto.randomUUID()}${crypto.randomUUID()}`,
    find,
    keep,
  } satisfies KeptWrites
}

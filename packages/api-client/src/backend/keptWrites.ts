export interface AnsweredBody {
  readonly status: 0 | 1
  readonly msg: string
  readonly data: unknown
}

/** What distinguishes a write from all others. */
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

/** What scopes of members begin with. */
export const ACCOUNT = 'account '

const KEPT_MS = 24 * 3_600_000

export interface MemoryOptions {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Answers that are kept at once; the oldest are forgotten. */
  readonly mostAnswers?: number | undefined
  /** Keys of members whose answers are forgotten, and as many that were closed; as many of guests: the oldest go. */
  readonly mostKeys?: number | undefined
  /** Of them, those of one account or device. */
  readonly mostKeysOfScope?: number | undefined
}

/** Names in the order in which they were added, the last ones of all and of each scope. */
function createNames({ most, mostOfScope }: { readonly most: number; readonly mostOfScope: number }) {
  const scopes = new Map<string, string>()
  const ofScopes = new Map<string, Set<string>>()
  function removeFirst(names: Iterable<string>): void {
    for (const name of names) {
      const scope = scopes.get(name) ?? ''
      const ofScope = ofScopes.get(scope)
      scopes.delete(name)
      ofScope?.delete(name)
      if (ofScope?.size === 0) ofScopes.delete(scope)
      return
    }
  }
  return {
    has: (name: string) => scopes.has(name),
    add(name: string, scope: string) {
      const ofScope = ofScopes.get(scope) ?? new Set()
      ofScopes.set(scope, ofScope.add(name))
      scopes.set(name, scope)
      if (ofScope.size > mostOfScope) removeFirst(ofScope)
      if (scopes.size > most) removeFirst(scopes.keys())
    },
  }
}

/** Those of guests apart from those of members: anyone has as many devices as they like. */
function createKeys(limits: Parameters<typeof createNames>[0]) {
  const [ofMembers, ofGuests] = [createNames(limits), createNames(limits)]
  const of = (scope: string) => (scope.startsWith(ACCOUNT) ? ofMembers : ofGuests)
  return {
    has: (key: WriteKey) => of(key.scope).has(nameOf(key)),
    add(key: WriteKey) {
      of(key.scope).add(nameOf(key), key.scope)
    },
  }
}

export const nameOf = ({ scope, endpoint, key }: WriteKey): string => JSON.stringify([scope, endpoint, key])

/** Keeps answers for 24 hours in the memory of the process, and after that their keys. */
export function keepInMemory({
  now,
  mostAnswers = 10_000,
  mostKeys = 50_000,
  mostKeysOfScope = 1_000,
}: MemoryOptions) {
  const answered = new Map<
    string,
    { readonly key: WriteKey; readonly text: string; readonly until: number }
  >()
  const limits = { most: mostKeys, mostOfScope: mostKeysOfScope }
  const forgotten = createKeys(limits)
  const closed = createKeys(limits)

  function forget(): void {
    const at = now()
    for (const [name, { key, until }] of answered) {
      if (answered.size <= mostAnswers && at < until) return
      answered.delete(name)
      forgotten.add(key)
    }
  }

  function find(key: WriteKey): KeptWrite | undefined {
    forget()
    if (forgotten.has(key)) return { ...key, digest: '', outcome: 'forgotten' }
    if (closed.has(key)) return { ...key, digest: '', outcome: 'neverArrived' }
    const text = answered.get(nameOf(key))?.text
    // `keep` wrote it: the back end may go on with the objects that it answered, and change them.
    return text === undefined ? undefined : (JSON.parse(text) as KeptWrite)
  }

  function keep(write: KeptWrite): KeptWrite {
    const { scope, endpoint, key } = write
    const known = find(write)
    if (known !== undefined) return known
    if (write.outcome === 'neverArrived') closed.add(write)
    else
      answered.set(nameOf(write), {
        key: { scope, endpoint, key },
        text: JSON.stringify(write),
        until: now() + KEPT_MS,
      })
    forget()
    return write
  }

  return {
    secret: `${crypto.randomUUID()}${crypto.randomUUID()}`,
    find,
    keep,
  } satisfies KeptWrites
}

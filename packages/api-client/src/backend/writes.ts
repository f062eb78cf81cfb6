import { refuseCall } from './calls.ts'
import { canonicalText, type createDigest } from './digest.ts'
import { type AnsweredBody, type KeptWrite, type KeptWrites, type WriteKey, nameOf } from './keptWrites.ts'

export type Outcome =
  | { readonly state: 'done'; readonly message: string; readonly data: unknown }
  | { readonly state: 'waiting' | 'neverArrived' | 'forgotten' }

interface UnderWay {
  readonly digest: Promise<string>
  readonly carriedOut: Promise<CarriedOut>
}

export interface CarriedOut {
  readonly answer: AnsweredBody
  /** It was carried out by an earlier request. */
  readonly isRepeat: boolean
}

/** How a write is carried out. */
export interface Handler {
  /** @param toKeep what is to be stored of it, given what it answers */
  readonly carryOut: (toKeep: (data: unknown) => KeptWrite) => unknown
  /** @throws Error where the call has no such answer */
  readonly answerOf: (data: unknown) => AnsweredBody
}

export interface Writes {
  /** Carries a write out once for its key, and answers it again with the same. A refusal is not kept. @throws CallRefused */
  readonly once: (key: WriteKey, body: unknown, handler: Handler) => Promise<CarriedOut>
  /** What became of a write. Closes the key of one that never arrived. */
  readonly outcome: (key: WriteKey) => Promise<Outcome>
}

function answerAgain({ digest, outcome }: KeptWrite, asked: string): CarriedOut {
  if (typeof outcome === 'string' || digest !== asked) return refuseCall('IDEMPOTENCY_KEY_REUSED')
  return { answer: outcome, isRepeat: true }
}

/** An answer as a caller receives it, whatever becomes of its objects later. @throws TypeError where it is no JSON */
function asSent({ status, msg, data }: AnsweredBody): AnsweredBody {
  const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data))
  return { status, msg, data: sent }
}

/** What a repeat waits for the request that carries its write out. */
const MOST_WAITED_MS = 8_000

/** Undefined where it takes longer. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Writes that could not be stored, and are known to this process alone; the oldest of more are not. */
const MOST_UNSTORED = 10_000

/** Carries writes out once for a key (docs/backend.md). */
export function createWrites(kept: KeptWrites, digestOf: ReturnType<typeof createDigest>): Writes {
  const underWay = new Map<string, UnderWay>()
  const closing = new Map<string, Promise<unknown>>()
  const unstored = new Map<string, KeptWrite>()

  const find = async (key: WriteKey): Promise<KeptWrite | undefined> => (await kept.find(key)) ?? undefined

  /** Stores what was carried out. Until that succeeds, it is known here. */
  async function store(write: KeptWrite): Promise<KeptWrite> {
    const name = nameOf(write)
    unstored.set(name, write)
    const [oldest] = unstored.keys()
    if (unstored.size > MOST_UNSTORED && oldest !== undefined) unstored.delete(oldest)
    const stored = await kept.keep(write)
    if (stored.outcome === 'neverArrived')
      throw new Error(
        `${write.endpoint} was carried out after its key had been closed: its toKeep prevents it`,
      )
    unstored.delete(name)
    return stored
  }

  /** What could not be stored, which is tried once more: why it fails has been reported. */
  async function unstoredOf(key: WriteKey): Promise<KeptWrite | undefined> {
    const write = unstored.get(nameOf(key))
    if (write !== undefined) await store(write).catch(() => undefined)
    return write
  }

  async function carryOut(key: WriteKey, asked: Promise<string>, handler: Handler): Promise<CarriedOut> {
    await closing.get(nameOf(key))
    const digest = await asked
    const before = (await unstoredOf(key)) ?? (await find(key))
    if (before !== undefined) return answerAgain(before, digest)
    const toKeep = (data: unknown): KeptWrite => ({ ...key, digest, outcome: asSent(handler.answerOf(data)) })
    let data: unknown
    try {
      data = await handler.carryOut(toKeep)
    } catch (error) {
      // Another process may have carried it out meanwhile, or closed its key: then it could not be stored a second time.
      const meanwhile = await find(key).catch(() => undefined)
      if (meanwhile === undefined) throw error
      return answerAgain(meanwhile, digest)
    }
    let write: KeptWrite
    try {
      write = toKeep(data)
    } catch (error) {
      // It was carried out, and what it answers cannot be sent.
      await store({ ...key, digest, outcome: 'forgotten' }).catch(() => undefined)
      throw error
    }
    return { ...answerAgain(await store(write), digest), isRepeat: false }
  }

  /** What became of a write; where nothing is known of it, its key is closed. */
  const close = async (key: WriteKey): Promise<KeptWrite> =>
    (await unstoredOf(key)) ?? kept.keep({ ...key, digest: '', outcome: 'neverArrived' })

  return {
    async once(key, body, handler) {
      const name = nameOf(key)
      const digest = canonicalText(body).then(digestOf)
      const first = underWay.get(name)
      if (first !== undefined) {
        if ((await first.digest) !== (await digest)) return refuseCall('IDEMPOTENCY_KEY_REUSED')
        const carriedOut = await within(MOST_WAITED_MS, first.carriedOut)
        return carriedOut === undefined ? refuseCall('SYSTEM_BUSY') : { ...carriedOut, isRepeat: true }
      }
      const carriedOut = carryOut(key, digest, handler)
      underWay.set(name, { digest, carriedOut })
      try {
        return await carriedOut
      } finally {
        underWay.delete(name)
      }
    },
    async outcome(key) {
      const name = nameOf(key)
      if (underWay.has(name)) return { state: 'waiting' }
      const closed = close(key)
      closing.set(name, closed)
      try {
        const { outcome } = await closed
        if (typeof outcome === 'string') return { state: outcome }
        return { state: 'done', message: outcome.msg, data: outcome.data }
      } finally {
        closing.delete(name)
      }
    },
  }
}

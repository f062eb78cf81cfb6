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

/** Carries a write out. @param toKeep what is to be stored of it, with its answer */
type Act = (toKeep: (answer: AnsweredBody) => KeptWrite) => Promise<AnsweredBody>

export interface Writes {
  /** Carries a write out once for its key, and answers it again with the same. A refusal is not kept. @throws CallRefused */
  readonly once: (key: WriteKey, body: unknown, act: Act) => Promise<CarriedOut>
  /** What became of a write. Closes the key of one that never arrived. */
  readonly outcome: (key: WriteKey) => Promise<Outcome>
}

function answerAgain({ digest, outcome }: KeptWrite, asked: string): CarriedOut {
  if (typeof outcome === 'string' || digest !== asked) return refuseCall('IDEMPOTENCY_KEY_REUSED')
  return { answer: outcome, isRepeat: true }
}

/** Carries writes out once for a key (docs/backend.md). */
export function createWrites(kept: KeptWrites, digestOf: ReturnType<typeof createDigest>): Writes {
  const underWay = new Map<string, UnderWay>()
  const closing = new Map<string, Promise<unknown>>()

  const find = async (key: WriteKey): Promise<KeptWrite | undefined> => (await kept.find(key)) ?? undefined

  async function carryOut(key: WriteKey, asked: Promise<string>, act: Act): Promise<CarriedOut> {
    await closing.get(nameOf(key))
    const [before, digest] = await Promise.all([find(key), asked])
    if (before !== undefined) return answerAgain(before, digest)
    const toKeep = (outcome: AnsweredBody): KeptWrite => ({ ...key, digest, outcome })
    try {
      const answer = await act(toKeep)
      await kept.keep(toKeep(answer))
      return { answer, isRepeat: false }
    } catch (error) {
      // Another process may have carried it out meanwhile, or closed its key: then it could not be stored a second time.
      const meanwhile = await find(key)
      if (meanwhile === undefined) throw error
      return answerAgain(meanwhile, digest)
    }
  }

  return {
    async once(key, body, act) {
      const name = nameOf(key)
      const digest = canonicalText(body).then(digestOf)
      const first = underWay.get(name)
      if (first !== undefined) {
        if ((await first.digest) !== (await digest)) return refuseCall('IDEMPOTENCY_KEY_REUSED')
        return { ...(await first.carriedOut), isRepeat: true }
      }
      const carriedOut = carryOut(key, digest, act)
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
      const closed = Promise.resolve(kept.keep({ ...key, digest: '', outcome: 'neverArrived' }))
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

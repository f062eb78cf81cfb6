import { refuseCall } from './calls.ts'
import { canonicalText } from './digest.ts'

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
  /** What it was answered, or that `common/outcome` has closed its key. */
  readonly outcome: AnsweredBody | 'neverArrived'
}

export type Outcome =
  | { readonly state: 'done'; readonly message: string; readonly data: unknown }
  | { readonly state: 'waiting' | 'neverArrived' }

interface UnderWay {
  readonly digest: Promise<string>
  readonly carriedOut: Promise<CarriedOut>
}

export interface CarriedOut {
  readonly answer: AnsweredBody
  /** It was carried out by an earlier request. */
  readonly isRepeat: boolean
}

export interface Writes {
  /** Carries a write out once for its key, and answers it again with the same. A refusal is not kept. @throws CallRefused */
  readonly once: (key: WriteKey, body: unknown, act: () => Promise<AnsweredBody>) => Promise<CarriedOut>
  /** What became of a write. Closes the key of one that never arrived. */
  readonly outcome: (key: WriteKey) => Outcome
}

const nameOf = ({ scope, endpoint, key }: WriteKey): string => JSON.stringify([scope, endpoint, key])

function answerAgain({ digest, outcome }: KeptWrite, asked: string): CarriedOut {
  if (outcome === 'neverArrived' || digest !== asked) return refuseCall('IDEMPOTENCY_KEY_REUSED')
  return { answer: outcome, isRepeat: true }
}

/** Carries writes out once for a key (docs/backend.md). */
export function createWrites(digestOf: (text: string) => Promise<string>): Writes {
  const kept = new Map<string, KeptWrite>()
  const underWay = new Map<string, UnderWay>()

  async function carryOut(
    key: WriteKey,
    asked: Promise<string>,
    act: () => Promise<AnsweredBody>,
  ): Promise<CarriedOut> {
    const before = kept.get(nameOf(key))
    const digest = await asked
    if (before !== undefined) return answerAgain(before, digest)
    const outcome = await act()
    kept.set(nameOf(key), { ...key, digest, outcome })
    return { answer: outcome, isRepeat: false }
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
    outcome(key) {
      const name = nameOf(key)
      if (underWay.has(name)) return { state: 'waiting' }
      const known = kept.get(name) ?? { ...key, digest: '', outcome: 'neverArrived' }
      kept.set(name, known)
      const { outcome } = known
      return outcome === 'neverArrived'
        ? { state: outcome }
        : { state: 'done', message: outcome.msg, data: outcome.data }
    },
  }
}

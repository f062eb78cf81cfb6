import { refuseCall } from './calls.ts'
import { canonicalText } from './digest.ts'
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

export interface Writes {
  /** Carries a write out once for its key, and answers it again with the same. A refusal is not kept. @throws CallRefused */
  readonly once: (key: WriteKey, body: unknown, act: () => Promise<AnsweredBody>) => Promise<CarriedOut>
  /** What became of a write. Closes the key of one that never arrived. */
  readonly outcome: (key: WriteKey) => Outcome
}

function answerAgain({ digest, outcome }: KeptWrite, asked: string): CarriedOut {
  if (typeof outcome === 'string' || digest !== asked) return refuseCall('IDEMPOTENCY_KEY_REUSED')
  return { answer: outcome, isRepeat: true }
}

/** Carries writes out once for a key (docs/backend.md). */
export function createWrites(kept: KeptWrites, digestOf: (text: string) => Promise<string>): Writes {
  const underWay = new Map<string, UnderWay>()

  async function carryOut(
    key: WriteKey,
    asked: Promise<string>,
    act: () => Promise<AnsweredBody>,
  ): Promise<CarriedOut> {
    const before = kept.find(key)
    const digest = await asked
    if (before !== undefined) return answerAgain(before, digest)
    const outcome = await act()
    kept.keep({ ...key, digest, outcome })
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
      if (underWay.has(nameOf(key))) return { state: 'waiting' }
      const { outcome } = kept.keep({ ...key, digest: '', outcome: 'neverArrived' })
      return typeof outcome === 'string'
        ? { state: outcome }
        : { state: 'done', message: outcome.msg, data: outcome.data }
    },
  }
}

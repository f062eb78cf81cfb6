import { type Instant, plusMs } from '@onelot/domain'
import { type RefusalOnWire, successText, transportRefusal } from '../http/envelope.ts'
import type { Planned } from '../http/route.ts'
import { type IdempotencyKey, StoreConflict } from '../store/port.ts'
import type { House } from './house.ts'

/** Accepted outcomes are kept this long (RULES 5). */
const OUTCOME_KEPT_MS = 24 * 3_600_000
/** Each conflict means that somebody else got through, so this many in a row is overload. */
const MAX_ATTEMPTS = 40

export interface Submission {
  readonly key: IdempotencyKey
  readonly bodyHash: string
  readonly now: Instant
  /** Decides anew at each call, on what is then stored. */
  readonly plan: () => Planned<unknown>
}
export type Submitted =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: RefusalOnWire }

const refusedAs = (code: 'TOO_FREQUENT' | 'SYSTEM_BUSY' | 'IDEMPOTENCY_KEY_REUSED'): Submitted => ({
  ok: false,
  refusal: transportRefusal(code),
})

/**
 * Carries a command out at most once a key (RULES 5): an accepted outcome is stored in the transaction of its events and answered
 * again, byte for byte, to the same key and body. A refusal stores nothing. A conflict with another command decides again.
 */
export async function submit(house: House, submission: Submission, idempotent = true): Promise<Submitted> {
  const { key, now, plan } = submission
  const known = () => (idempotent ? knownOutcome(house, submission) : Promise.resolve(undefined))
  const before = await known()
  if (before) return before
  const counter = `submission\n${key.scope}\n${key.endpoint}`
  if (!(await house.store.take(counter, now, house.controls.current.submissions)))
    return refusedAs('TOO_FREQUENT')

  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const planned = await plan()
    // A refusal may be the echo of this very command, accepted meanwhile under the same key.
    if (!planned.ok) return (await known()) ?? planned
    const { data, message, appends = [], along = {} } = planned.value
    const text = successText(data, message)
    const outcome = {
      ...key,
      bodyHash: submission.bodyHash,
      answer: await house.vault.seal(text),
      expiresAt: plusMs(now, OUTCOME_KEPT_MS),
    }
    try {
      await house.store.append(appends, idempotent ? { ...along, idempotency: outcome } : along)
      return { ok: true, text }
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error
      const meanwhile = error.conflict.kind === 'duplicateKey' ? await known() : undefined
      if (meanwhile) return meanwhile
    }
  }
  return refusedAs('SYSTEM_BUSY')
}

async function knownOutcome(
  house: House,
  { key, bodyHash, now }: Submission,
): Promise<Submitted | undefined> {
  const outcome = await house.store.outcome(key)
  if (outcome === undefined) return undefined
  if (outcome.expiresAt <= now) {
    await house.store.sweep(now)
    return undefined
  }
  if (outcome.bodyHash !== bodyHash) return refusedAs('IDEMPOTENCY_KEY_REUSED')
  return { ok: true, text: await house.vault.open(outcome.answer) }
}

import {
  type AccountId,
  type Instant,
  type Refusal,
  type Result,
  type StreamId,
  type StreamVersion,
  plusMs,
} from '@onelot/domain'
import type { Vault } from '../ports/vault.ts'
import type { RecordChange } from '../store/lists.ts'
import {
  type OutcomeKey,
  type Store,
  StoreConflict,
  type StoredOutcome,
  UnknownCommit,
} from '../store/port.ts'
import type { Commands } from './commands.ts'
import { type Contention, Overload } from './contention.ts'
import type { Plan } from './plan.ts'
import { createQueues } from '../store/queue.ts'

/** Accepted outcomes are kept this long. */
const OUTCOME_KEPT_MS = 24 * 3_600_000
/** A second request waits this long for the first one's outcome. */
const WAIT_MS = 8_000

/** What an accepted submission answers and stores. */
export interface Accepted {
  /** The answer as it goes out, now and each time that the outcome is asked for again. */
  readonly text: string
  readonly plan?: Plan | undefined
  readonly records?: readonly RecordChange[] | undefined
  /** Streams that it was decided on, where it has no plan. */
  readonly basedOn?: readonly StreamVersion[] | undefined
}

/** How the submitted command is named, wherever it is planned. */
export interface SubmittedCommand {
  readonly commandId: string
  readonly now: Instant
}

export interface Submission<Refused extends object> {
  readonly key: OutcomeKey
  readonly actor: AccountId | 'guest'
  /** Keyed digest of the body. */
  readonly bodyHash: string
  readonly now: Instant
  /** Submissions that concern one stream are decided one after the other. */
  readonly stream: StreamId | undefined
  /** Acquires a slot among the submissions of its kind, or refuses. */
  readonly acquire: () => Result<undefined, Refused>
  /** Decides anew at each call, on what is then stored. */
  readonly plan: (command: SubmittedCommand) => Promise<Result<Accepted, Refused>>
}

/** Why a submission has no outcome. `busy`: it may have been carried out, and is asked for under its key. */
export type NotSubmitted = 'keyReused' | 'busy'

export type Submitted<Refused> =
  | {
      readonly kind: 'accepted'
      readonly text: string
      /** Carried out earlier, and answered from what was kept. */
      readonly isRepeat: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: Refused | Refusal }
  | { readonly kind: NotSubmitted }

export type OutcomeState =
  | { readonly state: 'done'; readonly text: string }
  | { readonly state: 'waiting' }
  | { readonly state: 'neverArrived' }
  /** Carried out, so long ago that its answer is no longer kept. */
  | { readonly state: 'forgotten' }

/** Carries submissions out at most once a key (docs/rules/commands.md). */
export interface Submissions<Refused extends object> {
  /**
   * An accepted outcome is stored in the transaction of its events, and answered again, byte for byte, to the same key and body. A refusal stores
   * nothing. A second request of a key in flight waits for the first.
   */
  submit(submission: Submission<Refused>): Promise<Submitted<Refused>>
  /**
   * The outcome of a key. One under which nothing has arrived is closed: what arrives later is not carried out. Without the stream that it
   * concerns, what was carried out is known as long as its answer is kept.
   */
  outcome(key: OutcomeKey, now: Instant, stream?: StreamId): Promise<OutcomeState>
}

interface InFlight<Refused> {
  readonly bodyHash: string
  readonly answer: Promise<Submitted<Refused>>
}

const notSubmitted = <Reason extends NotSubmitted>(kind: Reason) => ({ kind })
const nameOf = ({ scope, endpoint, key }: OutcomeKey): string => `${scope}\n${endpoint}\n${key}`

/** Resolves to the value, or to undefined once the time is over. */
async function within<T>(value: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined)
    }, ms)
  })
  try {
    return await Promise.race([value, over])
  } finally {
    clearTimeout(timer)
  }
}

export function createSubmissions<Refused extends object>(
  store: Store,
  vault: Vault,
  commands: Commands,
  contention: Contention,
  idempotent: boolean,
): Submissions<Refused> {
  const inFlight = new Map<string, InFlight<Refused>>()
  const enqueue = createQueues()
  let unkeyed = 0

  const commandIdOf = ({ key, now }: Submission<Refused>): string =>
    idempotent ? nameOf(key) : `${nameOf(key)} ${now} ${String((unkeyed += 1))}`

  /** What is answered to a key that has a stored outcome; undefined where it has none. */
  async function answeredBefore({
    key,
    bodyHash,
    now,
  }: Submission<Refused>): Promise<Submitted<never> | undefined> {
    const outcome = idempotent ? await store.outcome(key) : undefined
    if (outcome === undefined || outcome.expiresAt <= now) return undefined
    if (outcome.answer === undefined || outcome.bodyHash !== bodyHash) return notSubmitted('keyReused')
    return { kind: 'accepted', text: await vault.open(outcome.answer), isRepeat: true }
  }

  /** Also where its outcome is no longer kept. */
  const wasCarriedOut = async (stream: StreamId | undefined, commandId: string): Promise<boolean> =>
    stream !== undefined && store.hasCommand(stream, commandId)

  async function outcomeOf(
    { key, bodyHash, now }: Submission<Refused>,
    text: string,
  ): Promise<StoredOutcome> {
    return { ...key, bodyHash, answer: await vault.seal(text), expiresAt: plusMs(now, OUTCOME_KEPT_MS) }
  }

  /** @throws StoreConflict where it is to be decided anew, or has been carried out already */
  async function storeAccepted(
    submission: Submission<Refused>,
    commandId: string,
    { text, plan, records = [], basedOn }: Accepted,
  ): Promise<Submitted<Refused>> {
    const { actor, now } = submission
    const outcome = idempotent ? await outcomeOf(submission, text) : undefined
    if (plan === undefined) {
      const meta = { actor, command: commandId, correlation: commandId }
      await commands.commitExtras(meta, now, { outcome, records }, basedOn)
    } else {
      const stored = await commands.commit(plan, { outcome, records })
      if (!stored.ok) return { kind: 'refused', refusal: stored.refusal }
    }
    return { kind: 'accepted', text, isRepeat: false }
  }

  /** Decides and stores once. @throws StoreConflict where it is to be decided anew */
  async function attempt(submission: Submission<Refused>, commandId: string): Promise<Submitted<Refused>> {
    const { now, stream } = submission
    let decided: Result<Accepted, Refused>
    try {
      decided = await submission.plan({ commandId, now })
    } catch (error) {
      // A command that was carried out before finds its own ids in use.
      const earlier = await answeredBefore(submission)
      if (earlier !== undefined) return earlier
      if (await wasCarriedOut(stream, commandId)) return notSubmitted('keyReused')
      throw error
    }
    // A refusal may follow from this very command, which another instance carried out meanwhile.
    if (!decided.ok)
      return (await answeredBefore(submission)) ?? { kind: 'refused', refusal: decided.refusal }
    try {
      return await storeAccepted(submission, commandId, decided.value)
    } catch (error) {
      if (error instanceof UnknownCommit)
        return (await answeredBefore(submission).catch(() => undefined)) ?? notSubmitted('busy')
      if (!(error instanceof StoreConflict)) throw error
      const earlier = await answeredBefore(submission)
      if (earlier !== undefined) return earlier
      if (error.conflict.kind === 'commandRepeated') return notSubmitted('keyReused')
      // The stored outcome has expired, and no tick has dropped it yet.
      if (error.conflict.kind === 'outcomeExists') await store.sweep(now)
      throw error
    }
  }

  async function carryOut(submission: Submission<Refused>): Promise<Submitted<Refused>> {
    const commandId = commandIdOf(submission)
    try {
      return await contention.retryOnConflict(() => attempt(submission, commandId))
    } catch (error) {
      if (error instanceof Overload) return notSubmitted('busy')
      throw error
    }
  }

  async function submitOnce(submission: Submission<Refused>): Promise<Submitted<Refused>> {
    const { stream, acquire } = submission
    const earlier = await answeredBefore(submission)
    if (earlier !== undefined) return earlier
    const acquired = acquire()
    if (!acquired.ok) return { kind: 'refused', refusal: acquired.refusal }
    return stream === undefined ? carryOut(submission) : enqueue(stream, () => carryOut(submission))
  }

  return {
    async submit(submission) {
      if (!idempotent) return submitOnce(submission)
      const name = nameOf(submission.key)
      const first = inFlight.get(name)
      if (first !== undefined) {
        if (first.bodyHash !== submission.bodyHash) return notSubmitted('keyReused')
        return (await within(first.answer, WAIT_MS).catch(() => undefined)) ?? notSubmitted('busy')
      }
      const answer = submitOnce(submission)
      inFlight.set(name, { bodyHash: submission.bodyHash, answer })
      try {
        return await answer
      } finally {
        inFlight.delete(name)
      }
    },
    async outcome(key, now, stream) {
      if (inFlight.has(nameOf(key))) return { state: 'waiting' }
      const closed = { ...key, bodyHash: '', answer: undefined, expiresAt: plusMs(now, OUTCOME_KEPT_MS) }
      const { answer } = await store.closeOutcome(closed)
      if (answer !== undefined) return { state: 'done', text: await vault.open(answer) }
      // Asked after the key is closed: nothing is carried out by it in between.
      return { state: (await wasCarriedOut(stream, nameOf(key))) ? 'forgotten' : 'neverArrived' }
    },
  }
}

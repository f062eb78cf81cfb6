import { type Instant, type Refusal, type Result, no, ok } from '@onelot/domain'
import { type Append, type Conflict, type Store, StoreConflict, type StreamAppend } from '../store/port.ts'
import type { CommandRequest, Plan, Planner } from './plan.ts'
import type { StreamView, Streams } from './streams.ts'
import type { Waiting } from './waiting.ts'

/** Each conflict means that another command was stored first, so this many in a row is overload. */
export const MOST_ATTEMPTS = 40

/** What is stored with the events of a command. */
export type Besides = Pick<Append, 'records' | 'outcome' | 'fired' | 'delivered'>

/** A stream as it was when something was decided on it. */
export type DecidedOn = Pick<StreamView, 'stream' | 'version'>

const unchanged = ({ stream, version: expectedVersion }: DecidedOn): StreamAppend => ({
  stream,
  expectedVersion,
  events: [],
  rows: [],
  schedules: [],
})

export interface Commands {
  plan: Planner['plan']
  /** Stores a plan; a used-up quota refuses. @throws StoreConflict where it is to be planned anew, or has been carried out already */
  commit(plan: Plan, besides?: Besides): Promise<Result<void, Refusal>>
  /** Stores what no event belongs to; with `decidedOn`, only where that stream has no more events by now. @throws StoreConflict */
  commitBesides(meta: Append['meta'], at: Instant, besides: Besides, decidedOn?: DecidedOn): Promise<void>
  /** Deletes a timer that leads to nothing; another instance may have done so. */
  dropTimer(meta: Append['meta'], at: Instant, fired: NonNullable<Append['fired']>): Promise<void>
  /**
   * Plans and stores until it is stored or refused. `repeated`: it had been carried out before. @throws UnreadableStream, UnknownCommit, or
   * Error after `MOST_ATTEMPTS`
   */
  run(request: CommandRequest, besides?: Besides): Promise<Result<Plan | 'repeated', Refusal>>
}

const repeats = (conflict: Conflict): boolean =>
  conflict.kind === 'commandRepeated' || conflict.kind === 'alreadyFired' || conflict.kind === 'outcomeExists'

export function createCommands(store: Store, planner: Planner, streams: Streams, waiting: Waiting): Commands {
  const { plan } = planner

  async function commit(planned: Plan, besides: Besides = {}): Promise<Result<void, Refusal>> {
    const { claims, views } = planned
    const append = { ...planned.append, ...besides }
    try {
      await store.append(append)
    } catch (error) {
      for (const { stream } of views) {
        streams.forget(stream)
        waiting.forget(stream)
      }
      const conflict = error instanceof StoreConflict ? error.conflict : undefined
      const full = conflict?.kind === 'claimExceeded' ? conflict.key : undefined
      const claim = claims.find(({ key }) => key === full)
      if (claim === undefined) throw error
      return no(claim.refusal)
    }
    for (const view of views) streams.hold(view)
    waiting.committed(append)
    return ok(undefined)
  }

  async function commitBesides(
    meta: Append['meta'],
    at: Instant,
    besides: Besides,
    decidedOn?: DecidedOn,
  ): Promise<void> {
    try {
      await store.append({
        meta,
        at,
        streams: decidedOn === undefined ? [] : [unchanged(decidedOn)],
        ...besides,
      })
    } catch (error) {
      if (decidedOn !== undefined) streams.forget(decidedOn.stream)
      throw error
    }
  }

  return {
    plan,
    commit,
    commitBesides,
    async dropTimer(meta, at, fired) {
      waiting.forget(fired.stream)
      try {
        await commitBesides(meta, at, { fired })
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error
      }
    },
    async run(request, besides) {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const planned = await plan(request)
        if (!planned.ok) return planned
        try {
          const stored = await commit(planned.value, besides)
          return stored.ok ? planned : stored
        } catch (error) {
          if (!(error instanceof StoreConflict)) throw error
          streams.forget(request.stream)
          waiting.forget(request.stream)
          if (repeats(error.conflict)) return ok('repeated')
        }
      }
      throw new Error(`${request.command.kind} met ${String(MOST_ATTEMPTS)} conflicts in a row`)
    },
  }
}

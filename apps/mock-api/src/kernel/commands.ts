import { type Instant, type Refusal, type Result, type StreamVersion, no, ok } from '@onelot/domain'
import { type Append, type Conflict, type Store, StoreConflict } from '../store/port.ts'
import type { Contention } from './contention.ts'
import type { CommandRequest, Plan, Planner } from './plan.ts'
import type { Streams } from './streams.ts'
import type { ScheduleCache } from './scheduleCache.ts'

/** What is stored with the events of a command. */
export type Extras = Pick<Append, 'records' | 'outcome' | 'fired' | 'delivered'>

export interface Commands {
  plan: Planner['plan']
  /** Stores a plan; a used-up quota refuses. @throws StoreConflict where it is to be planned anew, or has been carried out already */
  commit(plan: Plan, extras?: Extras): Promise<Result<void, Refusal>>
  /** Stores what no event belongs to; with `basedOn`, only where none of those streams has another version by now. @throws StoreConflict */
  commitExtras(
    meta: Append['meta'],
    at: Instant,
    extras: Extras,
    basedOn?: readonly StreamVersion[],
  ): Promise<void>
  /**
   * Plans and stores until it is stored or refused. `repeated`: it had been carried out before. @throws UnreadableStream, BrokenRule, UnknownCommit,
   * Overload
   */
  run(request: CommandRequest, extras?: Extras): Promise<Result<Plan | 'repeated', Refusal>>
}

const repeats = (conflict: Conflict): boolean =>
  conflict.kind === 'commandRepeated' || conflict.kind === 'alreadyFired' || conflict.kind === 'outcomeExists'

export function createCommands(
  store: Store,
  planner: Planner,
  streams: Streams,
  schedules: ScheduleCache,
  contention: Contention,
  /** Called after a plan was stored by this instance; whatever it does affects no command. */
  committed: (plan: Plan) => void = () => undefined,
): Commands {
  const { plan } = planner

  /** What was held of these streams may be out of date. */
  function forget(stale: readonly StreamVersion[]): void {
    for (const { stream } of stale) {
      streams.forget(stream)
      schedules.forget(stream)
    }
  }

  async function commit(planned: Plan, extras: Extras = {}): Promise<Result<void, Refusal>> {
    const { quotaClaims, views } = planned
    const { records = [] } = extras
    const append = {
      ...planned.append,
      ...extras,
      records: [...(planned.append.records ?? []), ...records],
    }
    try {
      await store.append(append)
    } catch (error) {
      forget([...views, ...(append.basedOn ?? [])])
      const conflict = error instanceof StoreConflict ? error.conflict : undefined
      const full = conflict?.kind === 'quotaExceeded' ? conflict.key : undefined
      const claim = quotaClaims.find(({ key }) => key === full)
      if (claim === undefined) throw error
      return no(claim.refusal)
    }
    for (const view of views) streams.hold(view)
    schedules.committed(append)
    committed(planned)
    return ok(undefined)
  }

  async function commitExtras(
    meta: Append['meta'],
    at: Instant,
    extras: Extras,
    basedOn: readonly StreamVersion[] = [],
  ): Promise<void> {
    const append = { meta, at, streams: [], basedOn, ...extras }
    try {
      await store.append(append)
    } catch (error) {
      forget(basedOn)
      throw error
    }
    schedules.committed(append)
  }

  return {
    plan,
    commit,
    commitExtras,
    async run(request, extras) {
      return contention.retryOnConflict(async () => {
        const planned = await plan(request)
        if (!planned.ok) return planned
        await request.pace?.()
        try {
          const stored = await commit(planned.value, extras)
          return stored.ok ? planned : stored
        } catch (error) {
          if (!(error instanceof StoreConflict) || !repeats(error.conflict)) throw error
          forget([{ stream: request.stream, version: 0 }])
          return ok('repeated')
        }
      })
    },
  }
}

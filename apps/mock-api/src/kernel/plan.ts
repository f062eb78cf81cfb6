import {
  type Claim,
  type Instant,
  type ModuleCommand,
  type ModuleEvent,
  type Refusal,
  type Result,
  type StreamId,
  type StreamState,
  moduleFor,
  no,
  ok,
  sliceOf,
} from '@onelot/domain'
import type { Append, EventMeta, OutboxEntry, StreamAppend } from '../store/port.ts'
import { derivedId } from './digest.ts'
import type { KernelModule, Process, Sequel } from './modules.ts'
import { type Projection, project } from './projection.ts'
import { decideSequels, sequelCommands } from './sequels.ts'
import type { StreamView, Streams } from './streams.ts'
import type { ModuleTable } from '@onelot/domain'

/** A command for one stream. `meta.command` is unique to it: an equal one is the same command. */
export interface CommandRequest {
  readonly stream: StreamId
  readonly command: ModuleCommand
  readonly now: Instant
  readonly meta: EventMeta
}

/** What a command leads to, before it is stored. */
export interface Plan {
  readonly append: Append
  readonly claims: readonly Claim[]
  readonly before: StreamState
  readonly after: StreamState
  /** Of the command's own stream. */
  readonly events: readonly ModuleEvent[]
  /** Every stream that the append changes, as it is afterwards. */
  readonly views: readonly StreamView[]
}

/** A snapshot is written each time that a stream has so many more events. */
const EVENTS_PER_SNAPSHOT = 50

const crossesSnapshot = (before: number, after: number): boolean =>
  Math.floor(after / EVENTS_PER_SNAPSHOT) > Math.floor(before / EVENTS_PER_SNAPSHOT)

export interface Planner {
  /** Decides a command on what is stored now. @throws UnreadableStream */
  plan: (request: CommandRequest) => Promise<Result<Plan, Refusal>>
}

export function createPlanner(
  streams: Streams,
  table: ModuleTable,
  modules: ReadonlyMap<string, KernelModule>,
  processes: readonly Process[],
  sequels: readonly Sequel[],
): Planner {
  function appendOf(view: StreamView, events: readonly ModuleEvent[], made: Projection): StreamAppend {
    const { after, rows, schedules } = made
    return {
      stream: view.stream,
      expectedVersion: view.version,
      events,
      rows,
      schedules,
      snapshot: crossesSnapshot(view.version, after.version) ? streams.snapshotOf(after) : undefined,
    }
  }

  /** Entries of the outbox for every process that an event starts. */
  function outboxOf({ stream, events }: StreamAppend, meta: EventMeta): readonly OutboxEntry[] {
    return events.flatMap((event, index) =>
      processes.flatMap((process): OutboxEntry[] => {
        const recipients = process.on === event.kind ? process.recipients(event, stream) : undefined
        if (recipients === undefined) return []
        const id = `${meta.command}/${stream}/${String(index)}/${process.name}`
        const { correlation } = meta
        return [{ id, process: process.name, at: event.at, correlation, body: event, recipients }]
      }),
    )
  }

  return {
    async plan({ stream, command, now, meta }) {
      const rules = moduleFor(table, command.kind)
      const module = modules.get(rules.name)
      if (module === undefined) throw new Error(`nothing gives ${rules.name} its context`)
      const view = await streams.load(stream)
      const base = { now, newId: await derivedId(meta.command), ledger: view.state.ledger }
      const context = await module.context({ command, stream, state: view.state, base })
      const decided = rules.decide(command, sliceOf(view.state, rules), context)
      if (!decided.ok) return no(decided.refusal)

      const { events, others = [], claims = [] } = decided.value
      const changes = [{ stream, events }, ...others].filter((change) => change.events.length > 0)
      const appends: StreamAppend[] = []
      const views: StreamView[] = []
      for (const change of changes) {
        const from = change.stream === stream ? view : await streams.load(change.stream)
        const own = project(table, from, change.events)
        const commands = sequelCommands(change.events, sequels)
        const followed = { stream: change.stream, commands, after: own.after, now, command: meta.command }
        const more = commands.length === 0 ? [] : await decideSequels(followed, table, modules)
        const then = project(table, own.after, more)
        const made = {
          after: then.after,
          rows: [...own.rows, ...then.rows],
          schedules: [...own.schedules, ...then.schedules],
        }
        appends.push(appendOf(from, [...change.events, ...more], made))
        views.push(made.after)
      }
      const after = views.find((one) => one.stream === stream)?.state ?? view.state
      const append: Append = {
        meta,
        at: now,
        streams: appends,
        claims: claims.map(({ key, amount, max }) => ({ key, amount, max })),
        outbox: appends.flatMap((one) => outboxOf(one, meta)),
      }
      return ok({ append, claims, before: view.state, after, events, views })
    },
  }
}

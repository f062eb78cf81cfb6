import {
  type QuotaClaim,
  type Decision,
  type Instant,
  type ModuleCommand,
  type ModuleEvent,
  type Refusal,
  type Result,
  type RuleContext,
  type StreamId,
  type StreamState,
  type StreamVersion,
  followingIn,
  hasEndedFor,
  kindOfStream,
  moduleFor,
  no,
  ok,
  sliceOf,
} from '@onelot/domain'
import type { ModuleTable } from '@onelot/domain'
import type { RecordChange } from '../store/lists.ts'
import { type Append, type EventMeta, type OutboxEntry, type StreamAppend, isOfStore } from '../store/port.ts'
import { derivedId } from './digest.ts'
import { type Drafts, createDrafts } from './drafts.ts'
import type { ContextRequest, Erasure, KernelModule, Process, Reaction } from './modules.ts'
import { withDecisions } from './operatorDecisions.ts'
import { type StreamView, type Streams, UnreadableStream } from './streams.ts'

/** A command for one stream. `meta.command` is unique to it: an equal one is the same command. */
export interface CommandRequest {
  readonly stream: StreamId
  readonly command: ModuleCommand
  readonly now: Instant
  readonly meta: EventMeta
  /** Asked before each part that takes time: what is carried out in the background waits then, so that requests are answered meanwhile. */
  readonly pace?: (() => Promise<void>) | undefined
}

/** What a command leads to, before it is stored. */
export interface Plan {
  readonly append: Append
  readonly quotaClaims: readonly QuotaClaim[]
  readonly before: StreamState
  readonly after: StreamState
  /** The command's own, in its own stream. */
  readonly events: readonly ModuleEvent[]
  /** Every stream that the append changes, as it is afterwards. */
  readonly views: readonly StreamView[]
}

/** A reaction to a reaction, and so on: deeper than this they follow each other in a circle. */
const MOST_DEPTH = 8

/** The rules of a command contradict themselves: nothing of it is stored, and it fails in the same way whenever it is decided again. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule'
  /** Why what follows is refused, where it is. */
  readonly refusal: Refusal | undefined
  constructor(message: string, { cause, refusal }: { cause?: unknown; refusal?: Refusal } = {}) {
    super(message, { cause })
    this.refusal = refusal
  }
}

/** Somebody asks something of a stream that is over. */
export class EndedStream extends Error {
  override readonly name = 'EndedStream'
}

/** A command that is still to be decided: the one of the request, or one that follows an event. */
interface Pending {
  readonly stream: StreamId
  readonly command: ModuleCommand
  readonly id: string
  readonly depth: number
}

export interface Planner {
  /**
   * Decides a command, and then what follows its events, on what is stored now. A reaction that is refused is an error: it never vanishes, and nothing
   * is stored without it. In a stream that is over, what is due or delivered leads to nothing, and what would move money is an error.
   * @throws UnreadableStream, BrokenRule, EndedStream
   */
  plan: (request: CommandRequest) => Promise<Result<Plan, Refusal>>
}

/** @throws BrokenRule where it fails by itself, and not by what it reads */
async function contextOf(module: KernelModule, request: ContextRequest): Promise<RuleContext> {
  try {
    return await module.context(request)
  } catch (error) {
    if (isOfStore(error) || error instanceof UnreadableStream) throw error
    throw new BrokenRule(`${request.command.kind} has no context in ${request.stream}`, { cause: error })
  }
}

/** What is due or delivered, and was decided, in a stream that is over. @throws BrokenRule where it would move money */
function inEnded(stream: StreamId, { kind }: ModuleCommand, decided: Result<Decision>): Result<Decision> {
  if (decided.ok && decided.value.events.some(({ postings }) => postings.length > 0))
    throw new BrokenRule(`${kind} moves money in ${stream}, which is over`)
  return ok({ events: [] })
}

export function createPlanner(
  streams: Streams,
  table: ModuleTable,
  modules: ReadonlyMap<string, KernelModule>,
  processes: readonly Process[],
  reactions: readonly Reaction[],
  erasures: readonly Erasure[] = [],
): Planner {
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

  const reactionsTo = (event: ModuleEvent): readonly ModuleCommand[] =>
    reactions.flatMap((reaction) => {
      const command = reaction.on === event.kind ? reaction.command(event) : undefined
      return command === undefined ? [] : [command]
    })

  const erasedBy = ({ stream, events }: StreamAppend): readonly RecordChange[] =>
    events.flatMap((event) =>
      erasures.flatMap((erasure) => (erasure.on === event.kind ? erasure.records(event, stream) : [])),
    )

  async function decide(
    { stream, command, id }: Pending,
    { now, pace }: Pick<CommandRequest, 'now' | 'pace'>,
    drafts: Drafts,
  ) {
    const rules = moduleFor(table, command.kind)
    if (rules.retired?.timers.includes(command.kind) === true) return ok({ events: [] })
    const module = modules.get(rules.name)
    if (module === undefined) throw new Error(`nothing gives ${rules.name} its context`)
    const { state } = await drafts.view(stream)
    const base = { now, newId: await derivedId(id), ledger: state.ledger }
    await pace?.()
    const context = await contextOf(module, { command, stream, state, base })
    await pace?.()
    try {
      return rules.decide(command, sliceOf(state, rules), context)
    } catch (error) {
      throw new BrokenRule(`${command.kind} cannot be decided in ${stream}`, { cause: error })
    }
  }

  return {
    async plan({ stream, command, now, meta, pace }) {
      const drafts = createDrafts(streams, table)
      const quotaClaims: QuotaClaim[] = []
      const basedOn: StreamVersion[] = []
      const follow: Pending[] = []
      const reacted = new Map<StreamId, number>()

      async function add(to: StreamId, events: readonly ModuleEvent[], depth: number): Promise<void> {
        if (events.length === 0) return
        await drafts.view(to)
        try {
          drafts.add(to, events)
        } catch (error) {
          throw new BrokenRule(`${command.kind} does not fit ${to}`, { cause: error })
        }
        for (const following of events.flatMap(reactionsTo)) {
          const index = reacted.get(to) ?? 0
          reacted.set(to, index + 1)
          const id = `${meta.command}/${to}/reaction/${String(index)}`
          follow.push({ stream: to, command: following, id, depth: depth + 1 })
        }
      }
      async function accept(decision: Decision, on: Pending): Promise<void> {
        await add(on.stream, decision.events, on.depth)
        for (const other of decision.others ?? []) await add(other.stream, other.events, on.depth)
        quotaClaims.push(...(decision.quotaClaims ?? []))
        basedOn.push(...(decision.basedOn ?? []))
      }

      const { state: before } = await drafts.view(stream)
      const isOver = hasEndedFor(table, moduleFor(table, command.kind), before)
      if (isOver && meta.actor !== 'system')
        throw new EndedStream(`${command.kind} is asked of ${stream}, which is over`)
      const asked = { stream, command, id: meta.command, depth: 0 }
      const made = await decide(asked, { now, pace }, drafts)
      const decided = isOver ? inEnded(stream, command, made) : made
      if (!decided.ok) return no(decided.refusal)
      await accept(decided.value, asked)
      for (let next = follow.shift(); next !== undefined; next = follow.shift()) {
        if (next.depth > MOST_DEPTH)
          throw new BrokenRule(`${next.command.kind} follows ${command.kind} in a circle`)
        const reaction = await decide(next, { now, pace }, drafts)
        if (!reaction.ok)
          throw new BrokenRule(
            `${next.command.kind}, which follows ${command.kind}, is refused with ${reaction.refusal.code}`,
            { refusal: reaction.refusal },
          )
        await accept(reaction.value, next)
      }

      for (const { stream: changed, state } of drafts.views())
        await add(changed, followingIn(table, kindOfStream(changed), state, now), MOST_DEPTH)

      const appends = drafts.appends()
      const append: Append = {
        meta,
        at: now,
        streams: withDecisions(meta, appends),
        basedOn: [...basedOn, ...drafts.unchanged()],
        quotaClaims: quotaClaims.map(({ key, amount, max }) => ({ key, amount, max })),
        outbox: appends.flatMap((one) => outboxOf(one, meta)),
        records: appends.flatMap(erasedBy),
      }
      const { state: after } = await drafts.view(stream)
      return ok({ append, quotaClaims, before, after, events: decided.value.events, views: drafts.views() })
    },
  }
}

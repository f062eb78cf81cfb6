import {
  type Instant,
  type ModuleCommand,
  type Refusal,
  type Result,
  type StreamId,
  type StreamVersion,
  invalid,
  no,
} from '@onelot/domain'
import { type Append, type EventMeta, type Store, StoreConflict } from '../store/port.ts'
import type { Commands, Extras } from './commands.ts'
import { BrokenRule, type CommandRequest } from './plan.ts'
import type { Streams } from './streams.ts'

const collection = 'kernel.failures'

/** What was due, or was to be delivered, and was refused: nothing tries it again but an operator. */
export interface Failure {
  readonly id: string
  readonly what: 'timer' | 'watch' | 'delivery'
  /** When it was due. */
  readonly at: Instant
  readonly stream: StreamId
  readonly command: ModuleCommand
  readonly correlation: string
  /** The rules' answer; undefined where the rules themselves failed. */
  readonly refusal?: Refusal | undefined
  readonly error?: string | undefined
}

type Led = Extras &
  (
    | { readonly fired: NonNullable<Append['fired']> }
    | { readonly delivered: NonNullable<Append['delivered']> }
  )

export interface Failing {
  readonly commands: Commands
  readonly streams: Pick<Streams, 'load'>
  readonly log: (message: string, error: unknown) => void
}

const whatOf = ({ fired }: Extras): Failure['what'] => fired?.what ?? 'delivery'

type Why = Pick<Failure, 'refusal' | 'error'>

/** Why it cannot be carried out, or what follows it is refused; undefined where it was carried out. */
async function failed(
  commands: Commands,
  request: CommandRequest,
  led: Led,
): Promise<(Why & { readonly following?: Refusal | undefined }) | undefined> {
  try {
    const done = await commands.run(request, led)
    return done.ok ? undefined : { refusal: done.refusal }
  } catch (error) {
    if (!(error instanceof BrokenRule)) throw error
    const { message, cause, refusal } = error
    return { error: cause instanceof Error ? `${message}: ${cause.message}` : message, following: refusal }
  }
}

/**
 * Carries out what records a refusal, on the version of the stream that was refused. `moved`: the stream is another one by now, so that the refused
 * command is decided again.
 */
async function recorded(
  commands: Commands,
  request: CommandRequest,
  led: Led,
  { stream, version }: StreamVersion,
): Promise<Why | 'moved' | undefined> {
  try {
    const planned = await commands.plan(request)
    if (!planned.ok) return { refusal: planned.refusal }
    const own = planned.value.append.streams.find((one) => one.stream === stream)
    if (own !== undefined && own.expectedVersion !== version) return 'moved'
    const stored = await commands.commit(planned.value, led)
    return stored.ok ? undefined : { refusal: stored.refusal }
  } catch (error) {
    if (error instanceof StoreConflict) return error.conflict.kind === 'version' ? 'moved' : undefined
    if (!(error instanceof BrokenRule)) throw error
    return { error: error.message }
  }
}

/**
 * Carries out what is due or to be delivered. Rules answer it with events. A refusal that `instead` answers with a command is recorded by it; another
 * one is an error, which is logged and kept, and holds up nothing. It is decided again where its stream has moved on meanwhile: nothing is given up for
 * what was so before.
 */
export async function carryOut(
  { commands, streams, log }: Failing,
  request: CommandRequest,
  led: Led,
  instead?: (refusal: Refusal) => ModuleCommand | undefined,
): Promise<void> {
  const { stream, command, now: at, meta } = request
  for (;;) {
    const view = await streams.load(stream)
    const first = await failed(commands, request, led)
    if (first === undefined) return
    const { following, ...refused } = first
    const refusal = refused.refusal ?? following
    const records = refusal && instead?.(refusal)
    const why =
      records === undefined ? refused : await recorded(commands, { ...request, command: records }, led, view)
    if (why === undefined) return
    if (why === 'moved') continue
    const id = `${at} ${meta.command}`
    const { correlation } = meta
    const failure: Failure = { id, what: whatOf(led), at, stream, command, correlation, ...why }
    const record = { collection, key: id, owner: stream, body: failure }
    try {
      await commands.commitExtras(meta, at, { ...led, records: [{ kind: 'replace', record }] }, [view])
      log(`${command.kind} of ${stream} was refused`, failure)
      return
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error
      // Else another instance has done so.
      if (error.conflict.kind !== 'version') return
    }
  }
}

/** The earliest first. */
export async function storedFailures(store: Store): Promise<readonly Failure[]> {
  const records = await store.records({ collection })
  // `carryOut` wrote them.
  return records.map(({ body }) => body as Failure)
}

/** Carries out now what had failed; its failure is deleted with that. A crossing is not tried again: its price has passed. */
export async function retryFailure(
  { commands, store }: Pick<Failing, 'commands'> & { readonly store: Store },
  id: string,
  now: Instant,
  actor: string,
): Promise<Result<unknown>> {
  const record = await store.record(collection, id)
  if (record === undefined) return no(invalid({ failure: 'unknown' }))
  const { what, stream, command, correlation } = record.body as Failure
  if (what === 'watch') return no(invalid({ failure: 'notAllowed' }))
  const meta: EventMeta = { actor, command: `retry ${id}`, correlation }
  return commands.run({ stream, command, now, meta }, { records: [{ kind: 'remove', collection, key: id }] })
}

import {
  type Instant,
  type ModuleCommand,
  type ModuleEvent,
  type ModuleTable,
  type StreamId,
  fold,
  kindOfStream,
  moduleFor,
  sliceOf,
} from '@onelot/domain'
import { derivedId } from './digest.ts'
import type { KernelModule, Sequel } from './modules.ts'
import type { StreamView } from './streams.ts'

/** What events lead to in other modules of their own stream. */
export const sequelCommands = (
  events: readonly ModuleEvent[],
  sequels: readonly Sequel[],
): readonly ModuleCommand[] =>
  events.flatMap((event) =>
    sequels.flatMap((sequel) => {
      const command = sequel.on === event.kind ? sequel.command(event) : undefined
      return command === undefined ? [] : [command]
    }),
  )

export interface Followed {
  readonly stream: StreamId
  readonly commands: readonly ModuleCommand[]
  /** As the events that are followed leave it. */
  readonly after: StreamView
  readonly now: Instant
  /** Of the command that led to those events. */
  readonly command: string
}

/** The events of commands that follow, to be stored with those that they follow: each is decided on what those before it leave. What is refused is dropped. */
export async function decideSequels(
  { stream, commands, after, now, command: id }: Followed,
  table: ModuleTable,
  modules: ReadonlyMap<string, KernelModule>,
): Promise<readonly ModuleEvent[]> {
  const made: ModuleEvent[] = []
  let { state } = after
  for (const [index, command] of commands.entries()) {
    const rules = moduleFor(table, command.kind)
    const module = modules.get(rules.name)
    if (module === undefined) throw new Error(`nothing gives ${rules.name} its context`)
    const newId = await derivedId(`${id}/${stream}/sequel/${String(index)}`)
    const context = await module.context({
      command,
      stream,
      state,
      base: { now, newId, ledger: state.ledger },
    })
    const decided = rules.decide(command, sliceOf(state, rules), context)
    if (!decided.ok) continue
    made.push(...decided.value.events)
    for (const event of decided.value.events) state = fold(table, kindOfStream(stream), state, event)
  }
  return made
}

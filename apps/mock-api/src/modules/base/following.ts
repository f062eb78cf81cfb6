import type { ModuleCommand, ModuleEvent, StreamId } from '@onelot/domain'
import type { Process } from '../../kernel/modules.ts'

/** A process whose command follows from its event alone. */
export const following = <Event extends ModuleEvent>({
  command,
  ...process
}: Omit<Process, 'recipients' | 'command'> & {
  recipients(event: Event, stream: StreamId): ReturnType<Process['recipients']>
  readonly command: (event: Event) => ModuleCommand
}): Process => ({
  ...process,
  // The body of an entry is the event that it follows.
  command: ({ entry }) => command(entry.body as Event),
})

/** Every stream that has something of a list in a group, once. */
export const accountsOf = (collection: string, group: string) =>
  ({ kind: 'rows', collection, group, each: 'stream' }) as const

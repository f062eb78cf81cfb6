import type { MessagesCommand } from '@onelot/domain'
import type { Reaction } from '../../kernel/modules.ts'
import { messageSources } from './table.ts'

/** An account is notified of an event by the append that stores it. */
export const messageReactions: readonly Reaction[] = messageSources.map((source) => ({
  on: source.on,
  command(event): MessagesCommand | undefined {
    const content = source.message(event)
    return content && { kind: 'messages.receive', content }
  },
}))

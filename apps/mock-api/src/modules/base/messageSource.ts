import type { MessageKind, MessageOfKind, MessageTopic } from '@onelot/api-client'
import type { Kind, MessageContent, MessagesCommand, ModuleEvent } from '@onelot/domain'
import type { Reaction } from '../../kernel/modules.ts'

/** The message that an event of an account leads to. `message` is a method, so that sources of different events fit one list. */
export interface MessageSource {
  readonly on: Kind
  /** Undefined where this event is no news to the member. */
  message(event: ModuleEvent): MessageContent | undefined
  /** Of events with one id, the first alone is news. Without it, each is. */
  id?(event: ModuleEvent): string
}

export const news = <K extends MessageKind>(
  topic: MessageTopic,
  kind: K,
  params: MessageOfKind<K>['params'],
): MessageContent => ({ topic, kind, params })

/** An account is notified of an event by the append that stores it. */
export const messageReaction = (source: MessageSource): Reaction => ({
  on: source.on,
  command(event): MessagesCommand | undefined {
    const content = source.message(event)
    return content && { kind: 'messages.receive', content, id: source.id?.(event) }
  },
})

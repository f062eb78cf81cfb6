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

/** Makes the sources of a module, each typed by its kind of event. */
export const sourcesOf =
  <E extends ModuleEvent>() =>
  <const K extends E['kind']>(
    on: K,
    message: (event: Extract<E, { readonly kind: K }>) => MessageContent | undefined,
    id?: (event: Extract<E, { readonly kind: K }>) => string,
  ): MessageSource =>
    id === undefined ? { on, message } : { on, message, id }

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

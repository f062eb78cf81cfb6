import type { ModuleEvent } from '../../base/module/module.ts'
import type { OptionalTopic } from './notices.ts'
import type { Message } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type MessagesEvent =
  | (Base & {
      readonly kind: 'messages.received'
      readonly message: Message
      readonly number: number
      /** What makes room for it. */
      readonly dropped: readonly string[]
    })
  | (Base & { readonly kind: 'messages.read'; readonly ids: readonly string[] })
  | (Base & {
      readonly kind: 'messages.topicSet'
      readonly topic: OptionalTopic
      readonly announced: boolean
      /** Unread ones of the topic, which count as read from now on. */
      readonly ids: readonly string[]
    })
  | (Base & { readonly kind: 'messages.expired'; readonly ids: readonly string[] })

import type { DueCommand } from '../../base/module/module.ts'
import type { OptionalTopic } from './notices.ts'
import type { MessageContent } from './state.ts'

export type MessagesCommand =
  /** Follows an event. With an `id` it is received once, however many deliveries lead to it. */
  | {
      readonly kind: 'messages.receive'
      readonly content: MessageContent
      readonly id?: string | undefined
    }
  /** One of them; all without one. */
  | { readonly kind: 'messages.read'; readonly message?: string | undefined }
  /** Whether messages of a topic are announced and counted. */
  | { readonly kind: 'messages.setTopic'; readonly topic: OptionalTopic; readonly announced: boolean }
  /** From the timer of the oldest. */
  | (DueCommand & { readonly kind: 'messages.expire' })

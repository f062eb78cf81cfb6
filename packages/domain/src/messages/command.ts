import type { DueCommand } from '../module/module.ts'
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
  /** From the timer of the oldest. */
  | (DueCommand & { readonly kind: 'messages.expire' })

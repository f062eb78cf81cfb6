import type { DueCommand } from '../module/module.ts'
import type { MessageContent } from './state.ts'

export type MessagesCommand =
  /** From a process that follows an event of the account. */
  | { readonly kind: 'messages.receive'; readonly content: MessageContent }
  /** One of them; all without one. */
  | { readonly kind: 'messages.read'; readonly message?: string | undefined }
  /** From the timer of the oldest. */
  | (DueCommand & { readonly kind: 'messages.expire' })

import type { Instant } from '../instant.ts'

/** What an account is notified of. Its text is made where it is read, from `kind` and `params`. */
export interface MessageContent {
  readonly kind: string
  /** What it is about: lists are filtered by it. */
  readonly topic: string
  /** JSON. */
  readonly params: object
}

export interface Message extends MessageContent {
  readonly id: string
  readonly at: Instant
}

interface KeptMessage extends Pick<Message, 'id' | 'at'> {
  readonly read: boolean
}

export interface MessagesState {
  /** The oldest first. The messages themselves are rows. */
  readonly kept: readonly KeptMessage[]
  /** How many there have been: lists show the greatest first where times are equal. */
  readonly received: number
}

export const initialMessages: MessagesState = Object.freeze({ kept: [], received: 0 })

export const unreadIn = ({ kept }: MessagesState): readonly string[] =>
  kept.filter(({ read }) => !read).map(({ id }) => id)

import type { Instant } from '../../base/instant.ts'
import type { NoticeTopic, OptionalTopic } from './notices.ts'

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

export interface KeptMessage extends Pick<Message, 'id' | 'at' | 'kind'> {
  /** Undefined for what is of none. */
  readonly notice: NoticeTopic | undefined
  readonly read: boolean
}

export interface MessagesState {
  /** The oldest first. The messages themselves are rows. */
  readonly kept: readonly KeptMessage[]
  /** How many there have been: lists show the greatest first where times are equal. */
  readonly received: number
  /** What is received of these counts as read at once. */
  readonly quiet: readonly OptionalTopic[]
}

export const initialMessages: MessagesState = Object.freeze({ kept: [], received: 0, quiet: [] })

/** The oldest first. */
export const unreadMessages = ({ kept }: MessagesState): readonly KeptMessage[] =>
  kept.filter(({ read }) => !read)

export const unreadIn = (state: MessagesState): readonly string[] => unreadMessages(state).map(({ id }) => id)

import { type Instant, epochMs, instant, plusMs } from '../../base/instant.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, RuleContext } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import type { MessagesCommand } from './command.ts'
import type { MessagesEvent } from './event.ts'
import { rows } from './rows.ts'
import { isAnnounced, noticeTopicOf } from './notices.ts'
import { type MessagesState, initialMessages, unreadIn, unreadMessages } from './state.ts'

export type { MessagesEvent } from './event.ts'

const DAY_MS = 86_400_000
/** A message is kept for so long. */
export const MESSAGE_DAYS = 90
/** Messages that an account keeps at most: a new one then replaces the oldest. */
export const MOST_MESSAGES = 500

function evolve(state: MessagesState, event: MessagesEvent): MessagesState {
  const without = (ids: readonly string[]) => state.kept.filter(({ id }) => !ids.includes(id))
  const readOf = (ids: readonly string[]) =>
    state.kept.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one))
  switch (event.kind) {
    case 'messages.received': {
      const { id, at, kind } = event.message
      const notice = noticeTopicOf(event.message)
      const kept = { id, at, kind, notice, read: state.quiet.some((topic) => topic === notice) }
      return { ...state, kept: [...without(event.dropped), kept], received: event.number }
    }
    case 'messages.read':
      return { ...state, kept: readOf(event.ids) }
    case 'messages.topicSet': {
      const others = state.quiet.filter((topic) => topic !== event.topic)
      return {
        ...state,
        kept: readOf(event.ids),
        quiet: event.announced ? others : [...others, event.topic],
      }
    }
    case 'messages.expired':
      return { ...state, kept: without(event.ids) }
    default: {
      const never: never = event
      return never
    }
  }
}

/** Messages end together at the end of a day in UTC. */
const endsAt = (at: Instant): Instant =>
  instant(Math.ceil(epochMs(plusMs(at, MESSAGE_DAYS * DAY_MS)) / DAY_MS) * DAY_MS)

function accept(
  command: MessagesCommand,
  state: MessagesState,
  { now: at, newId }: RuleContext,
): readonly MessagesEvent[] {
  const base = { version: 1, at, postings: [] } as const
  switch (command.kind) {
    case 'messages.receive': {
      if (state.kept.some(({ id }) => id === command.id)) return []
      const dropped = state.kept.slice(0, Math.max(0, state.kept.length + 1 - MOST_MESSAGES))
      return [
        {
          ...base,
          kind: 'messages.received',
          message: { ...command.content, id: command.id ?? newId, at },
          number: state.received + 1,
          dropped: dropped.map(({ id }) => id),
        },
      ]
    }
    case 'messages.read': {
      const unread = unreadIn(state)
      const ids = command.message === undefined ? unread : unread.filter((id) => id === command.message)
      return ids.length === 0 ? [] : [{ ...base, kind: 'messages.read', ids }]
    }
    case 'messages.setTopic': {
      const { topic, announced } = command
      if (isAnnounced(state, topic) === announced) return []
      const unread = unreadMessages(state).filter(({ notice }) => notice === topic)
      const ids = announced ? [] : unread.map(({ id }) => id)
      return [{ ...base, kind: 'messages.topicSet', topic, announced, ids }]
    }
    case 'messages.expire': {
      const ids = state.kept.filter((one) => endsAt(one.at) <= at).map(({ id }) => id)
      return ids.length === 0 ? [] : [{ ...base, kind: 'messages.expired', ids }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** One timer, for the oldest. */
function schedule({ before, after }: Change<MessagesState, MessagesEvent>): readonly Schedule[] {
  const oldest = after.kept[0]
  if (oldest?.id === before.kept[0]?.id) return []
  const timers = oldest === undefined ? [] : [{ kind: 'messages.expire', dueAt: endsAt(oldest.at) } as const]
  return [{ owner: 'messages', timers, watches: [] }]
}

/** What an account is notified of (docs/rules/alerts.md). */
export const messages = defineModule({
  name: 'messages',
  stream: 'account',
  initial: initialMessages,
  shape: 3,
  evolve,
  upcasts: { 'messages.received': [], 'messages.read': [], 'messages.topicSet': [], 'messages.expired': [] },
  refusals: { 'messages.receive': [], 'messages.read': [], 'messages.setTopic': [], 'messages.expire': [] },
  accept,
  schedule,
  rows,
})

import { noticeTopics, optionalTopics } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { messageShape, messageTopics } from './messageShapes.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText } from '../base/scalars.ts'

const messageIdText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

export const messagesList = defineEndpoint({
  path: 'messages/list',
  summary: 'The member’s messages of 90 days, newest first: all of them, or those of a topic.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ topic: z.optional(z.enum(messageTopics)), ...listPageShape }),
  response: z.object({
    messages: rowsOf(messageShape),
    ...listAnswerShape,
    /** Counts all topics. */
    unread: z.int(),
    /** Those of the page's messages, each once. A listing that the market no longer has is left out. */
    instruments: rowsOf(namedInstrumentShape),
  }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const messagesUnread = defineEndpoint({
  path: 'messages/unread',
  summary: 'How many messages are unread, and which came last.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: z.object({
    unread: z.int(),
    latest: z.optional(z.object({ id: messageIdText, at: instantText })),
  }),
  refusals: [],
  successes: [],
  example: {},
})

export const messagesRead = defineEndpoint({
  path: 'messages/read',
  summary: 'Marks a message as read; all of them where none is named.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ message: z.optional(messageIdText) }),
  response: z.object({ unread: z.int() }),
  refusals: [],
  successes: [],
  example: {},
})

/** Whether messages of each topic are announced as they come, and counted until they are read. */
const topicsShape = z.object({ announced: z.record(z.enum(noticeTopics), z.boolean()) })

export const messagesTopics = defineEndpoint({
  path: 'messages/topics',
  summary: 'Of which topics messages are announced. It is kept with the account, for all devices.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: topicsShape,
  refusals: [],
  successes: [],
  example: {},
})
export type AnnouncedTopics = ResponseOf<typeof messagesTopics>['announced']

export const messagesSetTopic = defineEndpoint({
  path: 'messages/setTopic',
  summary:
    'Announces the messages of a topic, or not: then they are in the list, and count as read. What is about security is always announced.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ topic: z.enum(optionalTopics), announced: z.boolean() }),
  response: topicsShape,
  refusals: [],
  successes: [],
  example: { topic: 'orders', announced: true },
})

export const messages = {
  messagesList,
  messagesUnread,
  messagesRead,
  messagesTopics,
  messagesSetTopic,
} as const

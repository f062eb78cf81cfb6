import { type AnnouncedTopics, type MessageOnWire, contract } from '@onelot/api-client'
import {
  type InstrumentId,
  type Message,
  type MessagesState,
  accountStream,
  isAnnounced,
  moduleOfKind,
  messagesCollection,
  ok,
  sliceOf,
  unreadIn,
} from '@onelot/domain'
import { messages as rules } from '@onelot/domain/modules/site/messages'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Found } from '../../../store/lists.ts'
import { decidedForMember } from '../../base/decided.ts'
import { namedInstruments } from '../../base/named.ts'
import { titlesFor } from '../../base/titles.ts'

const { messagesList, messagesUnread, messagesRead, messagesTopics, messagesSetTopic } = contract.messages

const announcedIn = (state: MessagesState): AnnouncedTopics => ({
  orders: isAnnounced(state, 'orders'),
  alerts: isAnnounced(state, 'alerts'),
  dividends: isAnnounced(state, 'dividends'),
  reviews: isAnnounced(state, 'reviews'),
  security: isAnnounced(state, 'security'),
})

/** The rules write each message as the body of its row, and the table makes its params of its kind. */
function onWire({ row }: Found, unread: ReadonlySet<string>): MessageOnWire {
  const { id, at, kind, params } = row.body as Message
  return { id, at, read: !unread.has(id), kind, params } as MessageOnWire
}

/** With the name of the mentor, where a message is of a follow. */
async function withMentor(
  message: MessageOnWire,
  titleOf: ReturnType<typeof titlesFor>,
): Promise<MessageOnWire> {
  if (message.kind !== 'product' || message.params.follow === undefined) return message
  const { name, follow: id } = message.params
  const mentor = await titleOf({ module: moduleOfKind(name), id })
  return { ...message, params: { ...message.params, mentor } }
}

const instrumentIn = (params: MessageOnWire['params']): readonly InstrumentId[] =>
  'instrument' in params && params.instrument !== undefined ? [params.instrument] : []

export const routes: readonly Route[] = [
  memberRead(messagesList, async ({ topic, ...page }, { services, account }) => {
    const stream = accountStream(account)
    const filter = { collection: messagesCollection, stream, state: topic }
    const [found, { state }] = await Promise.all([
      storedPage(services, filter, page),
      services.streams.load(stream),
    ])
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const unread = new Set(unreadIn(sliceOf(state, rules)))
    const titleOf = titlesFor({ services, account })
    const messages = await Promise.all(rows.map((row) => withMentor(onWire(row, unread), titleOf)))
    const instruments = namedInstruments(
      services,
      messages.flatMap(({ params }) => instrumentIn(params)),
    )
    return ok({ messages, ...rest, unread: unread.size, instruments })
  }),

  memberRead(messagesUnread, async (_, { services, account }) => {
    const { state } = await services.streams.load(accountStream(account))
    const slice = sliceOf(state, rules)
    const last = slice.kept.at(-1)
    return ok({ unread: unreadIn(slice).length, latest: last && { id: last.id, at: last.at } })
  }),

  memberWrite(messagesRead, async ({ message }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'messages.read', message })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { unread: unreadIn(sliceOf(plan.after, rules)).length }, plan })
  }),

  memberRead(messagesTopics, async (_, { services, account }) => {
    const { state } = await services.streams.load(accountStream(account))
    return ok({ announced: announcedIn(sliceOf(state, rules)) })
  }),

  memberWrite(messagesSetTopic, async ({ topic, announced }, visit) => {
    const command = { kind: 'messages.setTopic', topic, announced } as const
    const decided = await decidedForMember(visit, rules, command)
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { announced: announcedIn(sliceOf(plan.after, rules)) }, plan })
  }),
]

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { instant } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import type { MessagesCommand } from './command.ts'
import { messages } from './module.ts'
import { noticeTopicOf, optionalTopics } from './notices.ts'
import { unreadIn, unreadMessages } from './state.ts'

const SEED = 20_261_129

const now = instant(Date.UTC(2026, 2, 10, 2))

function decideOn(before: typeof messages.initial, command: MessagesCommand, newId = 'm1') {
  const decided = messages.decide(command, before, { now, newId, ledger: emptyBalances })
  const events = decided.ok ? decided.value.events : []
  return { events, after: events.reduce((folded, one) => messages.evolve(folded, one), before) }
}

const receive = (kind: string, params: object = {}): MessagesCommand => ({
  kind: 'messages.receive',
  content: { kind, topic: 'account', params },
})
const setTopic = (topic: (typeof optionalTopics)[number], announced: boolean): MessagesCommand => ({
  kind: 'messages.setTopic',
  topic,
  announced,
})

describe('a topic that is off', () => {
  const off = decideOn(messages.initial, setTopic('orders', false)).after

  it('leaves its messages in the list, read', () => {
    const { after, events } = decideOn(off, receive('orderFilled'))
    expect(after.kept).toMatchObject([{ kind: 'orderFilled', read: true }])
    expect(
      messages.rows({ stream: accountStream(accountId('A1')), before: off, after, events }),
    ).toMatchObject([{ key: 'm1' }])
  })

  it('says nothing of other topics, and of what is of none', () => {
    for (const kind of ['alertFired', 'dividendPaid', 'requestEnded', 'marginEnabled'])
      expect(unreadIn(decideOn(off, receive(kind)).after)).toEqual(['m1'])
  })

  it('never quiets what is about security', () => {
    const quiet = optionalTopics.reduce((state, topic) => decideOn(state, setTopic(topic, false)).after, off)
    const device = receive('product', { name: 'security.newDevice' })
    expect(unreadIn(decideOn(quiet, device).after)).toEqual(['m1'])
    expect(unreadIn(decideOn(quiet, receive('alertFired')).after)).toEqual([])
  })

  it('counts its unread ones no more, and only new ones once it is on again', () => {
    const unread = decideOn(messages.initial, receive('orderFilled')).after
    const quiet = decideOn(unread, setTopic('orders', false)).after
    expect(unreadIn(quiet)).toEqual([])
    const on = decideOn(quiet, setTopic('orders', true)).after
    expect(unreadIn(on)).toEqual([])
    expect(unreadIn(decideOn(on, receive('orderFilled'), 'm2').after)).toEqual(['m2'])
  })

  it('is no event where it is so already', () => {
    expect(decideOn(off, setTopic('orders', false)).events).toEqual([])
    expect(decideOn(messages.initial, setTopic('orders', true)).events).toEqual([])
  })
})

const anyCommand = fc.oneof(
  fc
    .constantFrom('orderFilled', 'alertFired', 'dividendPaid', 'requestEnded', 'marginEnabled')
    .map((kind) => receive(kind)),
  fc.constant(receive('product', { name: 'security.newDevice' })),
  fc.constant<MessagesCommand>({ kind: 'messages.read' }),
  fc
    .tuple(fc.constantFrom(...optionalTopics), fc.boolean())
    .map(([topic, announced]) => setTopic(topic, announced)),
)

it('whatever is received, read, turned off and on, nothing unread is of a topic that is off', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      let state = messages.initial
      commands.forEach((command, index) => {
        const before = state
        state = decideOn(before, command, `m${String(index)}`).after
        const quiet: readonly unknown[] = state.quiet
        expect(unreadMessages(state).filter(({ notice }) => quiet.includes(notice))).toEqual([])
        // Turning a topic on makes nothing unread.
        if (command.kind === 'messages.setTopic')
          expect(unreadIn(before)).toEqual(expect.arrayContaining([...unreadIn(state)]))
      })
    }),
    { seed: SEED },
  )
})

it('what modules notify of is about security by its name alone', () => {
  expect(noticeTopicOf({ kind: 'product', params: { name: 'security.newDevice' } })).toBe('security')
  expect(noticeTopicOf({ kind: 'product', params: { name: 'securityLending.begun' } })).toBeUndefined()
  expect(noticeTopicOf({ kind: 'orderFilled', params: { name: 'security.newDevice' } })).toBe('orders')
})

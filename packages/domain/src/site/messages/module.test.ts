import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import type { MessagesCommand } from './command.ts'
import { MOST_MESSAGES, messages } from './module.ts'
import { unreadIn } from './state.ts'

const DAY_MS = 86_400_000
const now = instant(Date.UTC(2026, 2, 10, 2))
const content = { kind: 'marginEnabled', topic: 'account', params: {} }

function decideOn(before: typeof messages.initial, command: MessagesCommand, at = now, newId = 'm1') {
  const decided = messages.decide(command, before, { now: at, newId, ledger: emptyBalances })
  const events = decided.ok ? decided.value.events : []
  const after = events.reduce((folded, one) => messages.evolve(folded, one), before)
  const change = { stream: accountStream(accountId('A1')), before, after, events }
  return { events, after, rows: messages.rows(change), waits: messages.schedule(change) }
}

/** An account with messages m1, m2 … , one a day. */
const received = (count: number) =>
  Array.from({ length: count }, (_, index) => index).reduce(
    (state, index) =>
      decideOn(
        state,
        { kind: 'messages.receive', content },
        plusMs(now, index * DAY_MS),
        `m${String(index + 1)}`,
      ).after,
    messages.initial,
  )

describe('a message', () => {
  it('with an id is received once, however many deliveries lead to it', () => {
    const halted = { kind: 'messages.receive', content, id: 'halted-1' } as const
    const { after, rows } = decideOn(messages.initial, halted)
    expect(rows).toMatchObject([{ key: 'halted-1' }])
    expect(decideOn(after, halted, now, 'm2').events).toEqual([])
    expect(decideOn(after, { ...halted, id: 'halted-2' }, now, 'm2').events).toHaveLength(1)
  })

  it('is a row of its topic, unread, and ends after 90 days', () => {
    const { after, rows, waits } = decideOn(messages.initial, { kind: 'messages.receive', content })
    expect(unreadIn(after)).toEqual(['m1'])
    expect(rows).toEqual([
      {
        collection: 'messages.kept',
        key: 'm1',
        row: { state: 'account', sortKey: `${now} 0000000001`, body: { ...content, id: 'm1', at: now } },
      },
    ])
    // At the end of the day in UTC.
    const dueAt = instant(Date.UTC(2026, 2, 11) + 90 * DAY_MS)
    expect(waits).toEqual([{ owner: 'messages', timers: [{ kind: 'messages.expire', dueAt }], watches: [] }])
  })

  it('is read by itself, or with all others', () => {
    const three = received(3)
    const one = decideOn(three, { kind: 'messages.read', message: 'm2' })
    expect(unreadIn(one.after)).toEqual(['m1', 'm3'])
    expect(unreadIn(decideOn(one.after, { kind: 'messages.read' }).after)).toEqual([])
  })

  it('that is read already, or unknown, leads to no event', () => {
    const { after } = decideOn(received(1), { kind: 'messages.read' })
    expect(decideOn(after, { kind: 'messages.read' }).events).toEqual([])
    expect(decideOn(after, { kind: 'messages.read', message: 'm9' }).events).toEqual([])
  })

  it('ends with those of its day, and the timer is that of the oldest', () => {
    const due = plusMs(now, 91 * DAY_MS)
    const { after, rows, waits } = decideOn(
      received(3),
      { kind: 'messages.expire', owner: 'messages' },
      instant(Math.floor(Date.parse(due) / DAY_MS) * DAY_MS),
    )
    expect(after.kept.map(({ id }) => id)).toEqual(['m2', 'm3'])
    expect(rows).toEqual([{ collection: 'messages.kept', key: 'm1', row: undefined }])
    expect(waits).toMatchObject([{ timers: [{ dueAt: instant(Date.UTC(2026, 2, 12) + 90 * DAY_MS) }] }])
  })

  it('replaces the oldest where 500 are kept', () => {
    const { after, rows } = decideOn(
      received(MOST_MESSAGES),
      { kind: 'messages.receive', content },
      now,
      'new',
    )
    expect(after.kept).toHaveLength(MOST_MESSAGES)
    expect(rows.map(({ key, row }) => [key, row !== undefined])).toEqual([
      ['new', true],
      ['m1', false],
    ])
  })
})

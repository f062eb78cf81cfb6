import { tradePlace } from '@onelot/api-client'
import {
  accountId,
  accountStream,
  decimal,
  instrumentId,
  listings,
  localDate,
  plusMs,
  sliceOf,
  streamId,
  trading,
} from '@onelot/domain'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { apple, createTestBroker, testTime } from '../../../testing/testBroker.ts'

const meta = { actor: 'system', command: 'of the release before', correlation: 'of the release before' }
const base = { version: 1, at: testTime, postings: [], reason: '' } as const

it('a database of the release before opens: its events change nothing, its timers end, its deliveries arrive', async () => {
  const store = createMemoryStore()
  const before = await createTestBroker({ store })
  const member = await before.trader('01011110000')
  await before.call(tradePlace, marketBuy(1), member)
  const { operator } = before.broker
  const dates = { exDate: localDate('2026-03-12'), payDate: localDate('2026-03-13') }
  await operator.announceDividend({ instrument: apple, amount: decimal('1'), ...dates })
  const [action] = before.broker.services.market.actions(apple)
  if (action === undefined) throw new Error('nothing is announced')
  await before.broker.close()

  // An announcement and a delisting of a minute ago, each with what that release still waited for.
  const announced = { stream: streamId(listings.stream, apple), kind: 'listings.announcementEnded' } as const
  const gone = instrumentId('US:HOLEZ')
  const delisted = { stream: streamId(listings.stream, gone), kind: 'listings.delistingEnded' } as const
  const waits = (owner: string, kind: 'listings.endAnnouncement' | 'listings.endDelisting') => [
    { owner, timers: [{ kind, dueAt: plusMs(testTime, 60_000) }], watches: [] },
  ]
  const later = { ...action, id: `${action.id}x`, exDate: localDate('2026-04-01') }
  const ended = { ...base, kind: announced.kind, instrument: apple, action: later }
  const { version } = await store.load(announced.stream)
  await store.append({
    meta,
    at: testTime,
    streams: [
      {
        stream: announced.stream,
        expectedVersion: version,
        events: [ended],
        rows: [],
        schedules: waits(`${apple} older`, 'listings.endAnnouncement'),
      },
      {
        stream: delisted.stream,
        expectedVersion: 0,
        events: [{ ...base, kind: delisted.kind }],
        rows: [],
        schedules: waits(gone, 'listings.endDelisting'),
      },
    ],
    outbox: [
      {
        id: 'older',
        process: 'trading.notePlacedMeanwhile',
        at: testTime,
        correlation: 'older',
        body: ended,
        recipients: { kind: 'stream', stream: accountStream(accountId(member.account)) },
      },
    ],
  })

  const after = await createTestBroker({ store })
  await after.pass(120_000)
  const { streams } = after.broker.services
  const account = await streams.load(accountStream(accountId(member.account)))
  expect(Object.keys(sliceOf(account.state, trading).actions)).toContain(later.id)
  const { state } = await streams.load(announced.stream)
  expect(Object.keys(sliceOf(state, listings).actions)).toEqual([action.id])
  expect(sliceOf((await streams.load(delisted.stream)).state, listings)).toEqual(listings.initial)
  expect([await store.outboxSize(), await store.nextTimer(after.clock.now())]).toEqual([0, undefined])
})

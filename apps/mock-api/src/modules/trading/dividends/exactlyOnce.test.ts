import { type StreamId, decimal, listings, localDate, streamId } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createHolders } from '../../../testing/manyHolders.ts'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const HOUR_MS = 3_600_000
const HOLDERS = 30

it('a dividend is paid to each holder exactly once, though the broker ends between its payment and the deliveries', async () => {
  const store = createMemoryStore()
  const first = await createTestBroker({ store })
  const holders = await createHolders(first.broker, apple, HOLDERS)
  await first.broker.operator.announceDividend({
    instrument: apple,
    amount: decimal('0.5'),
    exDate: localDate('2026-03-11'),
    payDate: localDate('2026-03-12'),
  })
  await first.pass(30 * HOUR_MS)
  const { services } = first.broker
  const stream = streamId(listings.stream, apple)
  const [action] = services.market.actions(apple)
  // Stored, and not delivered: what a kill right after the commit leaves.
  const owner = `${apple} ${action?.id ?? ''}`
  const meta = { actor: 'system', command: 'paying', correlation: 'paying' }
  const command = { kind: 'listings.payDividend', owner } as const
  await services.commands.run({ stream, command, now: services.clock.now(), meta })
  expect(await store.outboxSize()).toBe(HOLDERS)

  const second = await createTestBroker({ store })
  second.clock.advance(30 * HOUR_MS)
  await second.pass(1_000)
  await second.pass(48 * HOUR_MS)
  expect(await store.outboxSize()).toBe(0)
  const paid = async (holder: StreamId) =>
    (await store.load(holder, 0)).events
      .filter(({ event }) => event.kind === 'trading.dividendPaid')
      .map(({ event }) => event.postings.map(({ from, to, money }) => `${from} ${to} ${money.amount}`))
  const each = await Promise.all(holders.map(paid))
  expect(each).toEqual(holders.map(() => [['house available 0.50', 'available tax 0.08']]))
})

import { messagesList, tradeAccount, tradePlace } from '@onelot/api-client'
import {
  type StreamId,
  accountId,
  accountStream,
  decimal,
  instant,
  instrumentId,
  localDate,
  plusMs,
  streamId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { marketBuy } from '../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../testing/testBroker.ts'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'
import type { Process } from './modules.ts'
import { carryOutDue, settleBefore } from './time.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const other = instrumentId('US:HOLEZ')
const dates = {
  ex: localDate('2026-03-11'),
  pays: localDate('2026-03-12'),
  charges: localDate('2026-03-14'),
}

const availableOf = async ({ call }: TestBroker, member: TestMember): Promise<number> => {
  const { balances } = await call(tradeAccount, { instrument: apple }, member)
  return Number(balances.USD?.available)
}

/** A member with little money is owed a dividend on 12 March, and charged one on 14 March that the account can pay once it has the first. */
async function indebted(): Promise<TestBroker & { readonly member: TestMember }> {
  const world = await createTestBroker()
  const { operator } = world.broker
  const member = await world.trader('01011110000')
  await operator.setPrice(apple, decimal('100.00'))
  await world.call(tradePlace, { ...marketBuy(40, 2), side: 'short' }, member, 'order-short')
  const lots = Math.floor((await availableOf(world, member)) / 705)
  await world.call(tradePlace, { ...marketBuy(lots), instrument: other }, member, 'order-long')
  for (const dividend of [
    { instrument: other, amount: decimal('5'), exDate: dates.ex, payDate: dates.pays },
    { instrument: apple, amount: decimal('45'), exDate: dates.charges, payDate: dates.charges },
  ])
    expect(await operator.announceDividend(dividend)).toMatchObject({ ok: true })
  await world.pass(120_000)
  return { ...world, member }
}

describe('what is due', () => {
  it('leaves the same after one tick as after many, over streams and what they deliver', async () => {
    const ends = await Promise.all(
      [1, 24, 144].map(async (ticks) => {
        const world = await indebted()
        const before = await availableOf(world, world.member)
        expect(before).toBeLessThan(40 * 45)
        for (let tick = 0; tick < ticks; tick += 1) await world.pass((6 * DAY_MS) / ticks)
        const { store } = world.broker.services
        const { events, rows, timers } = await store.dump()
        const available = await availableOf(world, world.member)
        // The dividend, less what of the charge was there by then.
        expect(available).toBe(0)
        return { available, events, rows, timers }
      }),
    )
    expect(ends[0]).toEqual(ends[2])
    expect(ends[1]).toEqual(ends[2])
  })

  it('is done by one tick, with all that it leads to', async () => {
    const { broker, clock, pass } = await indebted()
    await pass(6 * DAY_MS)
    const { store } = broker.services
    expect([await store.nextTimer(clock.now()), await store.outboxSize()]).toEqual([undefined, 0])
  })

  it('of an instrument reaches a member before the member’s next command, between ticks as well', async () => {
    const { broker, call, clock, member } = await indebted()
    clock.advance(3 * DAY_MS)
    await call(tradePlace, marketBuy(1), member)
    const { events } = await broker.services.store.load(accountStream(accountId(member.account)))
    const postings = events.flatMap(({ event }) => event.postings.map(({ reason }) => reason))
    expect(postings.indexOf('dividend')).toBeGreaterThan(-1)
    expect(postings.lastIndexOf('marginTaken')).toBeGreaterThan(postings.indexOf('dividend'))
  })
})

describe('what one stream leads to in another', () => {
  const now = instant(Date.UTC(2026, 2, 10))
  const anna = accountStream(accountId('A1'))
  const ben = accountStream(accountId('A2'))
  /** What happens to Anna happens to Ben, at the same time. */
  const process: Process = {
    name: 'product.copy',
    on: 'product.did',
    recipients: (_, stream) => (stream === anna ? { kind: 'stream', stream: ben } : undefined),
    command: () => ({ kind: 'product.do' }),
  }
  const doing: Told = { kind: 'product.do' }
  const told = (test: TestKernel, stream: StreamId, command: Told) =>
    test.commands.run({
      stream,
      command,
      now,
      meta: { actor: 'A', command: `to ${stream}`, correlation: 'A' },
    })
  const timesOf = async ({ store }: TestKernel, stream: StreamId) =>
    (await store.load(stream)).events.map(({ event }) => event.at)
  /** Waits for a price that is met so many seconds from now. */
  const waiting = (seconds: number): Told => {
    const cross = {
      kind: 'level',
      at: 'bid',
      when: 'atMost',
      phases: ['regular'],
      price: decimal(String(seconds)),
    } as const
    const watches = [{ kind: 'product.do', instrument: apple, cross }] as const
    return { ...doing, schedule: { owner: 'O1', timers: [], watches } }
  }

  it('is delivered before a later price is met there, in one tick over both', async () => {
    const test = createTestKernel({
      modules: [toldModule('product', 'account', doing)],
      processes: [process],
      prices: {
        firstCross(_, cross, from, to) {
          const price = cross.kind === 'level' ? cross.price : decimal('0')
          const at = plusMs(now, Number(price) * 1_000)
          return from < at && at <= to ? { at, price } : undefined
        },
        peakOf: (_, { peak }) => peak,
        extremes: () => undefined,
      },
    })
    await told(test, anna, waiting(1))
    await told(test, ben, waiting(2))
    await carryOutDue(test.time, plusMs(now, 60_000))
    const times = await timesOf(test, ben)
    expect(times).toEqual(times.toSorted())
    expect(times).toHaveLength(4)
  })

  it('is not waited for by the next command of a third, though something of another member is due', async () => {
    const cleo = accountStream(accountId('A3'))
    const memory = createMemoryStore()
    let reads = 0
    const store = {
      ...memory,
      deliveries: (...asked: Parameters<Store['deliveries']>) => {
        reads += 1
        return memory.deliveries(...asked)
      },
    }
    const test = createTestKernel({
      modules: [toldModule('product', 'account')],
      processes: [process],
      store,
    })
    const timers = [{ kind: 'product.do', dueAt: plusMs(now, 1) }] as const
    await told(test, anna, { ...doing, events: 100, schedule: { owner: 'O1', timers, watches: [] } })
    await settleBefore(test.time, cleo, plusMs(now, 2))
    expect([reads, await store.outboxSize(), await store.nextTimer(plusMs(now, 2))]).toEqual([
      0,
      100,
      plusMs(now, 1),
    ])
  })

  it('is delivered to all before a command to what members share, which fixes who receives something', async () => {
    const offer = streamId('offer', 'P1')
    const test = createTestKernel({ modules: [toldModule('product', 'account')], processes: [process] })
    await told(test, anna, doing)
    await settleBefore(test.time, offer, now)
    expect([await timesOf(test, ben), await test.store.outboxSize()]).toEqual([[now], 0])
  })

  it('of something shared that is due is delivered before the next command, and left in the outbox for others', async () => {
    const offer = streamId('offer', 'P1')
    const members = [ben, accountStream(accountId('A3')), accountStream(accountId('A4'))]
    const drawing = members.map((stream): Process => ({
      ...process,
      name: `product.tell ${stream}`,
      on: 'offering.did',
      recipients: () => ({ kind: 'stream', stream }),
    }))
    const drawn: Told<'offering'> = { kind: 'offering.do' }
    const test = createTestKernel({
      modules: [toldModule('product', 'account'), toldModule('offering', 'offer', drawn)],
      processes: drawing,
    })
    const timers = [{ kind: 'offering.do', dueAt: plusMs(now, 1) }] as const
    await test.commands.run({
      stream: offer,
      command: { ...drawn, schedule: { owner: 'P1', timers, watches: [] } } as Told<'offering'>,
      now,
      meta: { actor: 'operator', command: 'open', correlation: 'open' },
    })
    await carryOutDue(test.time, now)
    const before = (await test.store.load(ben)).version
    await settleBefore(test.time, ben, plusMs(now, 2))
    expect((await timesOf(test, ben)).slice(before)).toEqual([plusMs(now, 1)])
    expect(await test.store.outboxSize()).toBe(2)
  })

  it('is delivered before the next command there, also where no timer is due', async () => {
    const test = createTestKernel({ modules: [toldModule('product', 'account')], processes: [process] })
    await told(test, anna, doing)
    expect(await timesOf(test, ben)).toEqual([])
    await settleBefore(test.time, ben, now)
    expect(await timesOf(test, ben)).toEqual([now])
  })
})

/** A store that cannot write the first delivery. */
function storeWithoutFirstDelivery(): Store {
  const store = createMemoryStore()
  let fails = true
  return {
    ...store,
    append(append) {
      if (append.delivered === undefined || !fails) return store.append(append)
      fails = false
      return Promise.reject(new Error('the disk is full'))
    },
  }
}

describe('what is delivered to one stream', () => {
  it('arrives in the order in which it was written, also where the first failed once', async () => {
    const logged: string[] = []
    const log = (message: string) => logged.push(message)
    const { broker, call, trader, pass } = await createTestBroker({ store: storeWithoutFirstDelivery(), log })
    const member = await trader('01011110000')
    await call(tradePlace, marketBuy(1), member)
    await broker.operator.setHalt(apple, true)
    await broker.operator.setHalt(apple, false)
    const kinds = async () => {
      const { messages } = await call(messagesList, { pageSize: 3 }, member)
      return messages.map(({ kind }) => kind)
    }
    expect(logged).toEqual([`messages.tradingHalted did not reach account/${member.account}`])
    expect(await kinds()).toEqual(['marginEnabled', 'realNamePassed'])
    await pass(60_000)
    expect(await kinds()).toEqual(['tradingResumed', 'tradingHalted', 'marginEnabled'])
  })
})

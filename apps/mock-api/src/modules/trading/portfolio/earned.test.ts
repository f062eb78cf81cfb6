import {
  type RequestInput,
  memberLogin,
  portfolioExecutions,
  portfolioProfits,
  tradeClose,
  tradePlace,
} from '@onelot/api-client'
import {
  type Money,
  accountId,
  accountStream,
  add,
  currencyDay,
  lastDayBefore,
  tradingCollections,
  zero,
} from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import type { Store } from '../../../store/port.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, createTestBroker } from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'

const DAY_MS = 86_400_000
const currency = 'USD'
const zone = 'Asia/Seoul'
const asked = { currency, zone, range: 'all', pageSize: 100 } as const
const phone = '01011116661'

async function roundTrip({ call }: TestBroker, member: TestMember, order = marketBuy(1)): Promise<void> {
  const { position } = await call(tradePlace, order, member)
  await call(tradeClose, { position: position.id, lots: 1, type: 'market' }, member)
}

/** A store that counts the rows that it returns. */
function countingRows(): { readonly store: Store; readonly rows: () => number } {
  const memory = createMemoryStore()
  let count = 0
  const store: Store = {
    ...memory,
    async rows(filter, page) {
      const found = await memory.rows(filter, page)
      count += found.rows.length
      return found
    },
  }
  return { store, rows: () => count }
}

test('profits by instrument are read from as many rows after many trades as after few', async () => {
  const { store, rows } = countingRows()
  const world = await createTestBroker({ store })
  const member = await world.trader(phone)
  const read = async (): Promise<number> => {
    const before = rows()
    await world.call(portfolioProfits, asked, member)
    return rows() - before
  }
  await roundTrip(world, member)
  const few = await read()
  for (let count = 0; count < 20; count += 1) await roundTrip(world, member)
  expect(few).toBeGreaterThan(0)
  expect(await read()).toBe(few)
  await world.broker.close()
})

describe('an account that traded over months', () => {
  let world: TestBroker
  let member: TestMember

  /** Trades on both sides of the end of a month, of a day in New York and of a day in Seoul. */
  beforeAll(async () => {
    world = await createTestBroker()
    member = await world.trader(phone)
    const korean = koreanStock(world.broker.services.market)
    for (const hours of [0, 15, 3, 24, 21 * 24, 11, 24, 26 * 24, 10, 30]) {
      await world.pass((hours * DAY_MS) / 24)
      member = await world.call(memberLogin, { phone, password: 'Onelot2026' })
      await roundTrip(world, member)
      await roundTrip(world, member, { ...marketBuy(1), instrument: korean })
    }
    await world.call(tradePlace, marketBuy(2), member)
  })
  afterAll(() => world.broker.close())

  const profits = (more: Partial<RequestInput<typeof portfolioProfits>> = {}) =>
    world.call(portfolioProfits, { ...asked, ...more }, member)

  test.each(['w1', 'm1', 'm3', 'all'] as const)(
    'has of the range %s what its exits brought on the days after the date at which it begins',
    async (range) => {
      const { trades } = await world.call(portfolioExecutions, { pageSize: 100 }, member)
      const last = lastDayBefore(range, zone, world.clock.now()) ?? ''
      const exits = trades.filter(
        ({ execution }) =>
          execution.purpose === 'close' && currencyDay(execution.fee.currency, execution.at) > last,
      )
      const { sums, instruments } = await profits({ range })
      expect(sums.exits).toBe(exits.length)
      const none: Money = zero(currency)
      expect(add(none, ...instruments.map(({ realised }) => realised))).toEqual(sums.realised)
      const inDollars = exits.flatMap(({ execution }) =>
        execution.purpose === 'close' && execution.fee.currency === currency ? [execution.netProfit] : [],
      )
      const apple = instruments.find(({ instrument }) => instrument.currency === currency)
      expect(apple?.realised).toEqual(add(none, ...inDollars))
    },
  )

  test('has fewer exits in a shorter range', async () => {
    const found = await Promise.all((['w1', 'm1', 'all'] as const).map((range) => profits({ range })))
    const [week = 0, month = 0, all = 0] = found.map(({ sums }) => sums.exits)
    expect(week).toBeGreaterThan(0)
    expect(month).toBeGreaterThan(week)
    expect(all).toBeGreaterThan(month)
  })

  test('is read page by page, each instrument once, by the prices of the first page', async () => {
    const whole = await profits()
    const first = await profits({ pageSize: 1 })
    await world.pass(60_000)
    const second = await profits({ pageSize: 1, after: first.next })
    expect(whole.instruments).toHaveLength(2)
    expect([...first.instruments, ...second.instruments]).toEqual(whole.instruments)
    expect([first.total, second.total]).toEqual([2, 2])
    expect([second.sums, second.asOf]).toEqual([whole.sums, whole.asOf])
    expect(second.next).toBeUndefined()
    expect((await profits()).asOf).not.toBe(whole.asOf)
  })

  test.each(['a', '%20', 'a,b,c', '2026-03-01T00:00:00.000Z,1,2'])('refuses the cursor %s', async (after) => {
    const headers = { token: member.token, account: member.account }
    const answered = await world.send('portfolio/profits', { ...asked, after }, headers)
    expect(answered).toMatchObject({ http: 200, msg: 'VALIDATION' })
  })

  test('has its lists made anew, once, where it began before there were any', async () => {
    const { store, table, streams } = world.broker.services
    const stream = accountStream(accountId(member.account))
    const before = await profits()
    const now = world.clock.now()
    const lists: readonly string[] = [
      tradingCollections.earnedDays,
      tradingCollections.earnedMonths,
      tradingCollections.earnedWhole,
    ]
    // As a release that had none of the lists left them.
    const older: Store = {
      ...store,
      rebuild: (rebuilt) =>
        store.rebuild({
          ...rebuilt,
          rows: rebuilt.rows.filter(({ collection }) => !lists.includes(collection)),
        }),
    }
    await rebuildStream(older, table, streams, stream, now)
    const rows = async (): Promise<number> =>
      (await store.rows({ collection: tradingCollections.earnedDays, stream }, { limit: 1 })).total
    expect(await rows()).toBe(0)
    // What it trades now is in its lists, which lack what was before.
    await roundTrip(world, member)
    expect(await rows()).toBe(1)
    const after = await profits()
    expect(after.sums.exits).toBe(before.sums.exits + 1)
    expect(await rows()).toBeGreaterThan(1)
  })
})

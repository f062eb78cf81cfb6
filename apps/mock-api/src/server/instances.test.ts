import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  closingClose,
  memberLogin,
  memberLogout,
  tradeAccount,
  tradePlace,
  tradePositions,
  tradeSummary,
} from '@onelot/api-client'
import { accountId, accountStream, epochMs, exact } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createPostgresStore } from '../store/postgres.ts'
import { everyFreeze, everyOrder, insist, insistOnMember } from '../testing/insist.ts'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { createDatabase } from '../testing/postgres.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
  requestTo,
  testTime,
} from '../testing/testBroker.ts'

let url = ''
const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  url = await createDatabase(inject('postgres'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** One of several brokers on the test's database. */
async function instance(): Promise<TestBroker> {
  const world = await createTestBroker({ store: await createPostgresStore(url) })
  closing.push(() => world.broker.close())
  return world
}
const password = 'Onelot2026'
const order = (limitPrice: string) =>
  ({ instrument: apple, side: 'long', type: 'limit', limitPrice, lots: 1, leverage: 1 }) as const

/** Events of a stream as they come; ends with the test. */
async function eventsOf({ broker }: TestBroker, member: TestMember) {
  const response = await broker.fetch(requestTo('stream/open', { instruments: [apple] }, headersOf(member)))
  const found: string[] = []
  let ended = false
  const reader = response.body?.getReader()
  const read = async (): Promise<void> => {
    for (;;) {
      const piece = await reader?.read()
      if (piece?.value === undefined) break
      found.push(new TextDecoder().decode(piece.value))
    }
    ended = true
  }
  void read()
  return { text: () => found.join(''), ended: () => ended }
}
/** Waits until it holds, a second at most. */
async function withinASecond(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < 100; look += 1) {
    if (await holds()) return true
    await sleep(10)
  }
  return false
}

describe('two brokers on one database', () => {
  it('serve one account side by side, without losing or doubling an order', async () => {
    const [one, two] = [await instance(), await instance()]
    const member = await one.trader('01011112222')
    const placed = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? one : two).call(tradePlace, order('1.00'), member)),
    )
    const ids = placed.map(({ position }) => position.id).sort()
    expect(new Set(ids).size).toBe(40)
    for (const world of [one, two]) {
      const { positions } = await world.call(tradePositions, { tab: 'purchase', pageSize: 100 }, member)
      expect(positions.map(({ position }) => position.id).sort()).toEqual(ids)
    }
  })

  it('answer one command once, though both are sent it with one key at the same time', async () => {
    const [one, two] = [await instance(), await instance()]
    const member = await one.trader('01011112222')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const answers = await Promise.all(
      [one, two, one, two].map((world) => world.send('trade/place', order('1.00'), headers)),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { total } = await two.call(tradePositions, { tab: 'purchase', pageSize: 10 }, member)
    expect(total).toBe(1)
  })

  it('see each other’s changes at once, and so do the streams that they have open', async () => {
    const [one, two] = [await instance(), await instance()]
    const member = await one.trader('01011112222')
    const events = await eventsOf(two, member)
    await withinASecond(() => events.text().includes('"kind":"account"'))
    const before = events.text().split('"kind":"account"').length
    await one.call(tradePlace, order('1.00'), member)
    const { frozen } = await two.call(tradeSummary, { currency: 'USD' }, member)
    expect(exact(frozen.amount).gt('0')).toBe(true)
    expect(await withinASecond(() => events.text().split('"kind":"account"').length > before)).toBe(true)
  })

  it('apply within a second what the other’s operator has set', async () => {
    const [one, two] = [await instance(), await instance()]
    await one.broker.operator.setHalt(apple, true)
    await one.broker.operator.changeSite({ maintenance: true })
    const { services } = two.broker
    expect(await withinASecond(() => services.market.status(apple, services.clock.now()) === 'halted')).toBe(
      true,
    )
    expect(await withinASecond(() => services.site.values.maintenance)).toBe(true)
  })

  it('end a member’s streams in both when the session ends in one', async () => {
    const [one, two] = [await instance(), await instance()]
    const member = await one.trader('01011112222')
    const events = await eventsOf(two, member)
    await withinASecond(() => events.text() !== '')
    await one.call(memberLogout, {}, member)
    expect(await withinASecond(events.ended)).toBe(true)
  })

  it('end all that an account had in both when it is closed in one, and what is asked of both at once closes it once', async () => {
    const [one, two] = [await instance(), await instance()]
    const phone = '01011112222'
    const member = await one.register(phone)
    const other = await two.call(memberLogin, { phone, password })
    const events = await eventsOf(two, other)
    await withinASecond(() => events.text() !== '')
    const headers = () => ({ ...headersOf(member), 'idempotency-key': nextKey() })
    const asked = { password, consented: true }
    const answers = await Promise.all([
      one.send(closingClose.path, asked, headers()),
      two.send(closingClose.path, asked, headers()),
      two.send('watchlist/add', { instruments: [apple] }, headers()),
      one.send('member/endOtherDevices', {}, headers()),
    ])
    expect(answers.slice(0, 2).filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await withinASecond(events.ended)).toBe(true)
    for (const world of [one, two])
      for (const session of [member, other])
        expect((await world.send('member/me', {}, headersOf(session))).http).toBe(401)
    const { store } = two.broker.services
    const stored = (await store.load(accountStream(accountId(member.account)), 0)).events
    expect(stored.filter(({ event }) => event.kind === 'closing.closed')).toHaveLength(1)
    expect(stored.at(-1)?.event.kind).toBe('closing.closed')
    expect((await store.dump())['records']).toEqual([])
    const login = await two.send(memberLogin.path, { phone, password }, { 'idempotency-key': nextKey() })
    expect(login.msg).toBe('CREDENTIALS_WRONG')
  })

  it('drop in both what was there before a reset in one', async () => {
    const [one, two] = [await instance(), await instance()]
    const before = await one.trader('01011112222')
    await one.call(tradePlace, order('1.00'), before)
    expect((await two.call(tradeAccount, { instrument: apple }, before)).orders).toHaveLength(1)
    const events = await eventsOf(two, before)
    await one.broker.reset()
    expect(await withinASecond(events.ended)).toBe(true)
    // The same account again, as a seed opens it, at the version that it had before.
    const after = await one.trader('01011112222')
    await one.call(tradePlace, { ...order('2.00'), lots: 2 }, after)
    expect(after.account).toBe(before.account)
    const { orders } = await two.call(tradeAccount, { instrument: apple }, after)
    expect(orders.map(({ lots }) => lots)).toEqual([2])
  })

  it('share what is due: each order expires once, whoever carries it out', async () => {
    const worlds = [await instance(), await instance()]
    const [one] = worlds
    if (one === undefined) throw new Error('there is no broker')
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, n) => one.trader(`010222233${String(n).padStart(2, '0')}`)),
    )
    for (const member of members) await one.call(tradePlace, order('1.00'), member)
    await Promise.all(worlds.map((world) => world.pass(26 * 3_600_000)))
    for (const { account } of members) {
      const { events } = await one.broker.services.store.load(accountStream(accountId(account)), 0)
      expect(events.filter(({ event }) => event.kind === 'trading.orderEnded')).toHaveLength(1)
    }
  })
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('two brokers lose and double nothing, though either is killed repeatedly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'instances-'))
  folders.push(dataDir)
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, BEHIND_MS: String(Date.now() - epochMs(testTime)) }
  const built = inject('builtBroker')
  const mortals: readonly [Mortal, Mortal] = [createMortal(built, env), createMortal(built, env)]
  closing.push(async () => {
    await Promise.all(mortals.map((mortal) => mortal.kill()))
  })
  await mortals[0].start()
  await mortals[1].start()
  const random = seededRandom(20_260_310)
  /** Asks the one or the other, as a load balancer would. */
  const either: Pick<Mortal, 'origin'> = { origin: () => mortals[random() < 0.5 ? 0 : 1].origin() }

  let living = true
  const lives = await Promise.all(
    Array.from({ length: 4 }, async (_, n) => {
      const acknowledged: string[] = []
      return { member: await insistOnMember(either, n), acknowledged }
    }),
  )
  const working = lives.map(async ({ member, acknowledged }, client) => {
    const own = seededRandom(client)
    for (let n = 0; living; n += 1) {
      const key = `order-${String(client)}-${String(n)}`
      const { position } = await insist(either, tradePlace, order('1.00'), key, own, member)
      acknowledged.push(position.id)
      await sleep(20)
    }
  })
  for (let death = 0; death < 6; death += 1) {
    await sleep(100 + random() * 300)
    const dying = mortals[death % 2 === 0 ? 0 : 1]
    await dying.kill()
    await dying.start()
  }
  living = false
  await Promise.all(working)

  for (const { member, acknowledged } of lives) {
    const expected = [...acknowledged].sort()
    expect([...(await everyOrder(either, member))].sort()).toEqual(expected)
    expect([...(await everyFreeze(either, member))].sort()).toEqual(expected)
    expect(expected.length).toBeGreaterThan(10)
  }
}, 120_000)

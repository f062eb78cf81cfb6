import {
  commonConfig,
  commonOutcome,
  fundRecords,
  marketDetail,
  memberMe,
  tradePlace,
  tradePositions,
} from '@onelot/api-client'
import { plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { type Store, StoreConflict } from '../store/port.ts'
import { limitBuy } from '../testing/appleOrders.ts'
import { apple, createTestBroker, headersOf, nextKey, requestTo, testTime } from '../testing/testBroker.ts'

const order = limitBuy('90.00')
const allPending = { tab: 'purchase', pageSize: 100 } as const

describe('the site configuration', () => {
  it('is a list of names and values, logo and title among them', async () => {
    const { call } = await createTestBroker()
    const config = await call(commonConfig, { type: 'all' })
    const named = Object.fromEntries(config.map(({ name, value }) => [name, value]))
    expect(named).toMatchObject({ title: 'Onelot', logo: expect.any(String) as string, calendar: 'demo' })
  })
})

describe('a repeated write', () => {
  it('is answered byte for byte as the first, and done once', async () => {
    const { trader, send, call } = await createTestBroker()
    const member = await trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const first = await send('trade/place', order, headers)
    // The same body, in another order.
    const again = await send('trade/place', Object.fromEntries(Object.entries(order).reverse()), headers)
    expect(first.status).toBe(1)
    expect(again.text).toBe(first.text)
    expect((await call(tradePositions, allPending, member)).total).toBe(1)
  })

  it('is done once when both arrive together', async () => {
    const { trader, send, call } = await createTestBroker()
    const member = await trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('trade/place', order, headers)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await call(tradePositions, allPending, member)).total).toBe(1)
  })

  it('is decided again after a refusal, which stores nothing', async () => {
    const { trader, send, broker } = await createTestBroker()
    const member = await trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    await broker.operator.setHalt(apple, true)
    expect((await send('trade/place', order, headers)).msg).toBe('PRICE_UNAVAILABLE')
    await broker.operator.setHalt(apple, false)
    expect((await send('trade/place', order, headers)).msg).toBe('PURCHASED')
  })

  it('is not done a second time a day later, when its outcome is no longer kept', async () => {
    const { trader, send, call, pass } = await createTestBroker()
    const member = await trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const terms = { ...order, type: 'market', limitPrice: undefined } as const
    expect((await send('trade/place', terms, headers)).msg).toBe('PURCHASED')
    await pass(24 * 3_600_000)
    expect((await send('trade/place', terms, headers)).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await call(tradePositions, { ...allPending, tab: 'inProgress' }, member)).total).toBe(1)
  })

  it.each([0, 1])(
    'whose first outcome expired %d ms ago is answered before a tick drops it',
    async (late) => {
      const { trader, send, clock } = await createTestBroker()
      const member = await trader('01011110000')
      const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
      expect((await send('trade/place', order, headers)).msg).toBe('PURCHASED')
      clock.advance(24 * 3_600_000 + late)
      expect((await send('trade/place', order, headers)).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    },
  )

  it('of one member is nothing to another', async () => {
    const { trader, send } = await createTestBroker()
    const key = { 'idempotency-key': nextKey() }
    const first = await send('trade/place', order, { ...headersOf(await trader('01011110000')), ...key })
    const other = await send('trade/place', order, { ...headersOf(await trader('01022220000')), ...key })
    expect([first.status, other.status]).toEqual([1, 1])
    expect(other.text).not.toBe(first.text)
  })
})

describe('a check of a write', () => {
  it('of a member is answered 401 once the session has ended, and not that it never arrived', async () => {
    const { trader, send, call } = await createTestBroker()
    const member = await trader('01011110000')
    const key = nextKey()
    const placed = await send('trade/place', order, { ...headersOf(member), 'idempotency-key': key })
    expect(placed.msg).toBe('PURCHASED')
    await send('member/logout', {}, { ...headersOf(member), 'idempotency-key': nextKey() })
    const asked = { endpoint: 'trade/place', key }
    expect((await send('common/outcome', asked, headersOf(member))).http).toBe(401)
    expect((await send('common/outcome', asked)).http).toBe(401)
    const login = { phone: '01011110000', password: 'Onelot2026' }
    const { data } = await send('member/login', login, { 'idempotency-key': nextKey() })
    const { token } = data as { readonly token: string }
    expect((await call(commonOutcome, asked, { ...member, token })).state).toBe('done')
  })

  it('stores nothing for a key that no write can have', async () => {
    const { send, broker } = await createTestBroker()
    const asked = { endpoint: 'member/login', key: 'no key' }
    expect((await send('common/outcome', asked)).data).toEqual({ state: 'neverArrived' })
    expect((await broker.services.store.dump())['outcomes']).toEqual([])
  })

  it('is counted by network address, as the submissions of guests are', async () => {
    const site = { guestSubmissions: { max: 2, windowMs: 10_000 } }
    const { send } = await createTestBroker({ site })
    const check = async () => (await send('common/outcome', { endpoint: 'member/login', key: nextKey() })).msg
    expect([await check(), await check(), await check()]).toEqual(['', '', 'TOO_FREQUENT'])
  })
})

describe('concurrent commands', () => {
  it('are all done, each once, and leave a gapless ledger', async () => {
    const { trader, call } = await createTestBroker()
    const member = await trader('01011110000')
    await Promise.all(Array.from({ length: 20 }, () => call(tradePlace, order, member)))
    expect((await call(tradePositions, allPending, member)).total).toBe(20)
    const { lines, total } = await call(fundRecords, { pageSize: 100 }, member)
    expect(lines.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: total }, (_, index) => total - index),
    )
  })

  it('are decided again when the store reports that another came first', async () => {
    const memory = createMemoryStore()
    let conflicts = 3
    const store: Store = {
      ...memory,
      append(append) {
        const [first] = append.streams
        if (append.outcome?.endpoint !== 'trade/place' || conflicts === 0 || first === undefined)
          return memory.append(append)
        conflicts -= 1
        return Promise.reject(new StoreConflict({ kind: 'version', stream: first.stream }))
      },
    }
    const { trader, call } = await createTestBroker({ store })
    await call(tradePlace, order, await trader('01011110000'))
    expect(conflicts).toBe(0)
  })
})

describe('the cross-site cookie', () => {
  const cookie = 'XSRF-TOKEN=abcdef0123456789; onelot-device=fedcba9876543210'

  it('is set, with a device cookie that scripts cannot read, where they are missing', async () => {
    const { broker } = await createTestBroker({ cookies: true })
    const response = await broker.fetch(requestTo('common/config', { type: 'all' }))
    const [xsrf, device] = response.headers.getSetCookie()
    expect(xsrf).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax/)
    expect(xsrf).not.toContain('HttpOnly')
    expect(device).toMatch(/^onelot-device=[0-9a-f]{32};.*HttpOnly/)
    const again = await broker.fetch(
      requestTo('common/config', { type: 'all' }, { cookie, 'x-xsrf-token': 'abcdef0123456789' }),
    )
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['is missing', {}],
    ['says something else', { 'x-xsrf-token': 'abcdef0123456780' }],
    ['is empty', { 'x-xsrf-token': '' }],
  ])('refuses with 403 where its echo %s', async (_, echo) => {
    const { send } = await createTestBroker({ cookies: true })
    const answered = await send('common/config', { type: 'all' }, { cookie, ...echo })
    expect([answered.http, answered.msg]).toEqual([403, 'VALIDATION'])
  })

  it('asks for no echo where there is no cookie', async () => {
    const { send } = await createTestBroker({ cookies: true })
    expect((await send('common/config', { type: 'all' })).status).toBe(1)
  })
})

describe('too many submissions', () => {
  const site = { submissions: { max: 5, windowMs: 10_000 } }

  it('of a kind are refused until ten seconds have passed, others are not', async () => {
    const { trader, send, pass } = await createTestBroker({ site })
    const member = await trader('01011110000')
    const place = () => send('trade/place', order, { ...headersOf(member), 'idempotency-key': nextKey() })
    for (let n = 0; n < 5; n += 1) expect((await place()).msg).toBe('PURCHASED')
    expect((await place()).msg).toBe('TOO_FREQUENT')
    const cancel = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect((await send('trade/cancel', { order: 'O1' }, cancel)).msg).toBe('ORDER_WRONG_STATE')
    await pass(10_000)
    expect((await place()).msg).toBe('PURCHASED')
  })

  it('do not count what is answered from memory', async () => {
    const { trader, send } = await createTestBroker({ site })
    const member = await trader('01011110000')
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    for (let n = 0; n < 12; n += 1) expect((await send('trade/place', order, headers)).msg).toBe('PURCHASED')
  })
})

describe('an internal failure', () => {
  it('is SYSTEM_BUSY to the caller and written to the log, never shown', async () => {
    const told: unknown[] = []
    const { call, broker, send } = await createTestBroker({ log: (_, error) => told.push(error) })
    await call(marketDetail, { instrument: apple })
    Object.assign(broker.services.store, { record: () => Promise.reject(new Error('disk /var/lib is full')) })
    const answered = await send('member/me', {}, { token: 't'.repeat(20), account: 'A1' })
    expect([answered.http, answered.msg]).toEqual([200, 'SYSTEM_BUSY'])
    expect(answered.text).not.toContain('disk')
    expect(told).toHaveLength(1)
  })

  it('refuses every call in maintenance, and says so', async () => {
    const { send, register, broker } = await createTestBroker()
    const member = await register('01011110000')
    await broker.operator.changeSite({ maintenance: true })
    for (const path of ['common/config', 'member/me', 'stream/open']) {
      const { text } = await send(path, { type: 'all' }, headersOf(member))
      expect(JSON.parse(text)).toMatchObject({
        msg: 'SYSTEM_BUSY',
        data: { params: { reason: 'maintenance' } },
      })
    }
  })

  it('says until when it is in maintenance, as long as that lies ahead', async () => {
    const { send, broker, pass } = await createTestBroker()
    const until = plusMs(testTime, 3_600_000)
    await broker.operator.changeSite({ maintenance: true, maintenanceUntil: until })
    const params = async () => {
      const { text } = await send('common/config', { type: 'all' })
      return (JSON.parse(text) as { data: { params: object } }).data.params
    }
    expect(await params()).toEqual({ reason: 'maintenance', until })
    await pass(3_600_000)
    expect(await params()).toEqual({ reason: 'maintenance' })
  })
})

describe('a session', () => {
  it('ends by itself after a week', async () => {
    const { register, call, send, pass } = await createTestBroker()
    const member = await register('01011110000')
    await pass(7 * 86_400_000 - 1)
    expect((await call(memberMe, {}, member)).openedAt).toBe(testTime)
    await pass(1)
    expect((await send('member/me', {}, headersOf(member))).http).toBe(401)
  })
})

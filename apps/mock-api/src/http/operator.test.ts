import { marketDetail, memberMe } from '@onelot/api-client'
import { type Instrument, decimal, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createRandomSecrets } from '../ports/secrets.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type TestBroker, apple, createTestBroker, headersOf, testTime } from '../testing/testBroker.ts'
import { newCompany } from '../worlds/newCompany.ts'

const token = 'operator-token'
const asOperator =
  (call: 'operate' | 'askOperator') =>
  (
    world: TestBroker,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = { 'ops-token': token },
  ) =>
    world[call](path, body, headers)
const operate = asOperator('operate')
const askOperator = asOperator('askOperator')
const createOperated = () => createTestBroker({ operator: { token } })

describe('the operator’s surface', () => {
  it('is not there unless it is asked for', async () => {
    expect((await askOperator(await createTestBroker(), 'reset', {})).http).toBe(404)
  })

  it('opens to its token only, or to all where it is left open', async () => {
    const world = await createOperated()
    for (const headers of [{}, { 'ops-token': 'operator-tokem' }, { 'ops-token': '' }])
      expect((await askOperator(world, 'reset', {}, headers)).http).toBe(401)
    expect((await askOperator(world, 'reset', {})).http).toBe(200)
    expect((await askOperator(await createTestBroker({ operator: 'open' }), 'reset', {}, {})).http).toBe(200)
  })

  it('moves the clock forward, for every instance and after a restart, but never back', async () => {
    const world = await createOperated()
    expect((await askOperator(world, 'clock', { advance: '2 days' })).http).toBe(200)
    const later = plusMs(testTime, 2 * 86_400_000)
    expect(world.broker.services.clock.now()).toBe(later)
    expect((await askOperator(world, 'clock', { now: testTime })).msg).toBe('VALIDATION')
    await operate(world, 'clock', { now: plusMs(later, 5_000) })
    const restarted = await createTestBroker({ store: world.broker.services.store })
    expect(restarted.broker.services.clock.now()).toBe(plusMs(later, 5_000))
  })

  it('moves the clock to a moment once, though it is asked twice at once', async () => {
    const world = await createOperated()
    const now = plusMs(testTime, 5_000)
    const answers = await Promise.all([operate(world, 'clock', { now }), operate(world, 'clock', { now })])
    expect(answers.map(({ http, msg }) => [http, msg])).toEqual([
      [200, ''],
      [200, ''],
    ])
    expect(world.broker.services.clock.now()).toBe(now)
  })

  it('sets a price and releases it again', async () => {
    const world = await createOperated()
    const price = async () => (await world.call(marketDetail, { instrument: apple })).quote?.price
    const before = await price()
    await operate(world, 'price', { instrument: apple, price: '321.00' })
    expect(await price()).toBe('321')
    await world.pass(1_000)
    await operate(world, 'price', { instrument: apple, price: null })
    await world.pass(1_000)
    expect(await price()).not.toBe('321')
    expect(before).not.toBe('321')
  })

  it('halts, resumes and delists', async () => {
    const world = await createOperated()
    await operate(world, 'halt', { instrument: apple, halted: true })
    expect((await world.call(marketDetail, { instrument: apple })).halted).toBe(true)
    await world.pass(1_000)
    await operate(world, 'halt', { instrument: apple, halted: false })
    expect((await world.call(marketDetail, { instrument: apple })).halted).toBe(false)
    await operate(world, 'delist', { instrument: apple })
    expect((await world.send('market/detail', { instrument: apple })).msg).toBe('PRODUCT_UNAVAILABLE')
    expect((await askOperator(world, 'halt', { instrument: 'US:NONE', halted: true })).msg).toBe('VALIDATION')
  })

  it('sets real name and restrictions, by phone or by account', async () => {
    const world = await createOperated()
    const member = await world.register('01011110000')
    await operate(world, 'realName', { phone: '01011110000', state: 'underReview' })
    await operate(world, 'restrictions', { account: member.account, restrictions: ['frozen'] })
    expect(await world.call(memberMe, {}, member)).toMatchObject({
      realName: 'underReview',
      restrictions: ['frozen'],
    })
    expect((await askOperator(world, 'realName', { phone: '01000000000', state: 'passed' })).msg).toBe(
      'ACCOUNT_NOT_FOUND',
    )
  })

  it('injects faults and removes them', async () => {
    const world = await createOperated()
    const config = () =>
      world.broker.fetch(
        new Request('http://broker.test/api/vue/common/config', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"type":"all"}',
        }),
      )
    const on = 'common/config'
    await operate(world, 'faults', {
      faults: [
        { on, http: 503, times: 1 },
        { on, refuse: 'SYSTEM_BUSY', times: 1 },
      ],
    })
    expect((await config()).status).toBe(503)
    expect(await (await config()).json()).toMatchObject({ msg: 'SYSTEM_BUSY' })
    expect((await config()).status).toBe(200)
    await operate(world, 'faults', { faults: [{ on, offline: true }] })
    expect((await config()).type).toBe('error')
    await operate(world, 'faults', { faults: [{ on: '*', nonsense: true }] })
    expect(await (await config()).json()).toMatchObject({ status: 1, data: expect.any(String) as string })
    await operate(world, 'faults', { faults: [{ on, without: '0.name' }] })
    expect(await (await config()).json()).toHaveProperty('data.0.value')
    expect(await (await config()).json()).not.toHaveProperty('data.0.name')
    await operate(world, 'faults', { faults: [{ on, put: '0.name', value: 'unheard' }] })
    expect(await (await config()).json()).toHaveProperty('data.0.name', 'unheard')
    await operate(world, 'faults', { faults: [{ on, html: true }] })
    expect((await config()).headers.get('content-type')).toContain('text/html')
    await operate(world, 'faults', { faults: [{ on, asking: { type: 'none' }, stream: 'twice', after: 2 }] })
    expect((await config()).status).toBe(200)
    await operate(world, 'faults', { faults: [] })
    expect((await config()).status).toBe(200)
  })

  it('puts the site in maintenance, and out of it', async () => {
    const world = await createOperated()
    await operate(world, 'settings', { maintenance: true, maintenanceUntil: '2037-01-01T00:00:00.000Z' })
    const { msg, text } = await world.send('common/config', { type: 'all' })
    expect(msg).toBe('SYSTEM_BUSY')
    expect(text).toContain('"until":"2037-01-01T00:00:00.000Z"')
    await operate(world, 'settings', { maintenance: false, pendingBlocksTrading: true })
    expect((await world.send('common/config', { type: 'all' })).text).toContain('"true"')
  })

  it('forgets everything at a reset, and seeds the demo again', async () => {
    let seeded = 0
    const seed = () => {
      seeded += 1
      return Promise.resolve()
    }
    const world = await createTestBroker({ operator: { token }, seed })
    const member = await world.register('01011110000')
    await operate(world, 'clock', { advance: '1 h' })
    await operate(world, 'reset', {})
    expect(seeded).toBe(1)
    expect(world.broker.services.clock.now()).toBe(testTime)
    expect((await world.send('member/me', {}, headersOf(member))).http).toBe(401)
  })

  it.each([
    ['clock', { advance: '2 weeks' }, { body: 'malformed' }],
    ['clock', {}, { body: 'malformed' }],
    ['clock', { now: 'soon' }, { now: 'malformed' }],
    ['clock', { now: '2026-03-10T01:00:00Z' }, { now: 'tooLow' }],
    ['price', { instrument: apple, price: '-1' }, { price: 'malformed' }],
    ['price', { instrument: apple, price: '0' }, { price: 'malformed' }],
    ['price', { instrument: apple, price: '1e5' }, { price: 'malformed' }],
    ['price', { instrument: apple }, { price: 'required' }],
    ['price', { instrument: 'apple', price: '1' }, { instrument: 'malformed' }],
    ['price', { instrument: 'US:NOBODY', price: '1.00' }, { instrument: 'unknown' }],
    ['halt', { instrument: apple, halted: 'yes' }, { halted: 'malformed' }],
    ['halt', { instrument: 'US:NOBODY', halted: true }, { instrument: 'unknown' }],
    ['delist', { instrument: 'US:NOBODY' }, { instrument: 'unknown' }],
    ['realName', { state: 'passed' }, { body: 'malformed' }],
    ['restrictions', { phone: '01011110000', restrictions: ['banned'] }, { body: 'malformed' }],
    ['settings', { surprise: 1 }, { surprise: 'notAllowed' }],
    ['settings', { stopOutRate: 'much' }, { stopOutRate: 'malformed' }],
    ['settings', { submissions: { max: 0, windowMs: 1 } }, { 'submissions.max': 'tooLow' }],
    ['faults', { faults: [{ on: 'x' }] }, { 'faults.0': 'malformed' }],
    ['faults', { faults: [{ on: '*', refuse: 'NO_SUCH_CODE' }] }, { 'faults.0': 'malformed' }],
    ['faults', { faults: [{ on: '*', http: 200 }] }, { 'faults.0.http': 'tooLow' }],
    ['reset', { really: true }, { really: 'notAllowed' }],
  ])('refuses %s with %o, and names what is wrong', async (path, body, fields) => {
    const { text } = await askOperator(await createOperated(), path, body)
    expect(JSON.parse(text)).toEqual({ status: 0, msg: 'VALIDATION', data: { params: {}, fields } })
  })

  it('answers CALL_NOT_OFFERED to a call that it does not have', async () => {
    expect((await askOperator(await createOperated(), 'nowhere', {})).msg).toBe('CALL_NOT_OFFERED')
  })

  it.each([
    ['realName', { phone: '01011110000', state: 'passed' }],
    ['restrictions', { account: 'A999999', restrictions: ['frozen'] }],
  ])('refuses %s of an account that there is not', async (path, body) => {
    expect((await askOperator(await createOperated(), path, body)).msg).toBe('ACCOUNT_NOT_FOUND')
  })
})

const korean = 'KRX:999990'
const newIssue = newCompany({ listedAt: testTime })

describe('what several operators do at once', () => {
  it('is all kept, whichever came first', async () => {
    const world = await createOperated()
    const answers = await Promise.all([
      operate(world, 'settings', { stopOutRate: '0.35' }),
      operate(world, 'settings', { pendingBlocksTrading: true }),
      operate(world, 'settings', { submissions: { max: 7, windowMs: 1_000 } }),
      operate(world, 'clock', { advance: '1 h' }),
      operate(world, 'clock', { advance: '1 h' }),
    ])
    expect(answers.map(({ http, msg }) => [http, msg])).toEqual(Array(5).fill([200, '']))
    const { site, clock } = world.broker.services
    expect(site.values).toMatchObject({
      settings: { stopOutRate: '0.35', pendingBlocksTrading: true },
      submissions: { max: 7, windowMs: 1_000 },
    })
    expect(clock.now()).toBe(plusMs(testTime, 2 * 3_600_000))
  })

  it('is all kept where they are operators of several instances', async () => {
    const store = { ...createMemoryStore(), exclusive: false }
    // A random part distinguishes the commands of instances.
    const instance = () => createTestBroker({ store, secrets: createRandomSecrets() })
    const [one, two] = [await instance(), await instance()]
    await Promise.all([
      one.broker.operator.changeSite({ settings: { stopOutRate: decimal('0.35') } }),
      two.broker.operator.changeSite({ settings: { pendingBlocksTrading: true } }),
      one.broker.operator.setPrice(apple, decimal('150.00')),
      two.broker.operator.setHalt(apple, true),
    ])
    for (const { broker, pass } of [one, two]) {
      await pass(1_000)
      const { site, market, clock } = broker.services
      expect(site.values.settings).toMatchObject({ stopOutRate: '0.35', pendingBlocksTrading: true })
      expect(market.quote(apple, clock.now())?.price).toBe('150')
      expect(market.status(apple, clock.now())).toBe('halted')
    }
  })
})

describe('a newly listed instrument', () => {
  it('can be priced, halted and delisted as any other', async () => {
    const world = await createOperated()
    expect(await world.broker.operator.list(newIssue, decimal('50000'))).toMatchObject({ ok: true })
    await world.pass(1_000)
    const quote = async () => (await world.call(marketDetail, { instrument: korean })).quote?.price
    expect(await quote()).toBeDefined()
    expect((await askOperator(world, 'price', { instrument: korean, price: '51000' })).msg).toBe('')
    expect(await quote()).toBe('51000')
    expect((await askOperator(world, 'halt', { instrument: korean, halted: true })).msg).toBe('')
    expect((await world.call(marketDetail, { instrument: korean })).halted).toBe(true)
    await operate(world, 'halt', { instrument: korean, halted: false })
    expect((await askOperator(world, 'delist', { instrument: korean })).msg).toBe('')
    expect((await world.send('market/detail', { instrument: korean })).msg).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is refused under a code that is listed, or with terms that no market has', async () => {
    const { broker } = await createTestBroker()
    const taken = { ...newIssue, id: apple, market: 'US', code: 'AAPL', currency: 'USD' } as const
    const fields = async (listing: Instrument, price: string) => {
      const done = await broker.operator.list(listing, decimal(price))
      return done.ok ? {} : done.refusal.fields
    }
    expect(await fields(taken, '10.00')).toEqual({ instrument: 'notAllowed' })
    expect(await fields(newIssue, '50000.5')).toEqual({ price: 'offTick' })
    expect(await fields({ ...newIssue, currency: 'USD' }, '50000')).toEqual({
      'instrument.currency': 'mismatch',
    })
  })
})

describe('input that would break a market or a clock', () => {
  it.each([
    ['a price off the grid', 'price', { instrument: apple, price: '52700.505' }, { price: 'offTick' }],
    [
      'a price off a Korean grid',
      'price',
      { instrument: 'KRX:679190', price: '52700.5' },
      { price: 'offTick' },
    ],
    ['an absurd price', 'price', { instrument: apple, price: '1000000000001' }, { price: 'tooHigh' }],
    ['a clock in the year 275760', 'clock', { now: '+275760-09-12T00:00:00.000Z' }, { now: 'tooHigh' }],
    ['a clock beyond the market', 'clock', { now: '2038-01-01T00:00:00.000Z' }, { now: 'tooHigh' }],
    ['a clock moved on too far', 'clock', { advance: '999999 days' }, { now: 'tooHigh' }],
    ['a pair that converts amounts', 'delist', { instrument: 'FX:USDKRW' }, { instrument: 'notAllowed' }],
    ['a stop-out rate above 1', 'settings', { stopOutRate: '1.5' }, { stopOutRate: 'tooHigh' }],
    ['a stop-out rate of 1', 'settings', { stopOutRate: '1' }, { stopOutRate: 'tooHigh' }],
  ])('is refused with its field: %s', async (_, path, body, fields) => {
    const world = await createOperated()
    const before = await world.broker.services.store.dump()
    const { msg, text } = await askOperator(world, path, body)
    expect(msg).toBe('VALIDATION')
    expect(JSON.parse(text)).toMatchObject({ data: { fields } })
    expect(await world.broker.services.store.dump()).toEqual(before)
    await world.pass(1_000)
    const restarted = await createTestBroker({ store: world.broker.services.store })
    expect((await restarted.call(marketDetail, { instrument: apple })).quote).toBeDefined()
  })
})

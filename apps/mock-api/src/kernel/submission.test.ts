import { createHash } from 'node:crypto'
import { commonOutcome, memberLogin, tradePositions } from '@onelot/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalJson } from '../http/canonicalJson.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type Append, type Store, UnknownCommit } from '../store/port.ts'
import { limitBuy } from '../testing/appleOrders.ts'
import { createHeldStore } from '../testing/heldStore.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../testing/testBroker.ts'

const order = limitBuy('90.00')
const isPlacing = ({ outcome }: Append): boolean => outcome?.endpoint === 'trade/place'
const place = ({ send }: TestBroker, member: TestMember, key: string, body: unknown = order) =>
  send('trade/place', body, { ...headersOf(member), 'idempotency-key': key })
const outcomeOf = (world: TestBroker, key: string, member?: TestMember, endpoint = 'trade/place') =>
  world.call(commonOutcome, { endpoint, key }, member)
const placed = async (world: TestBroker, member: TestMember) =>
  (await world.call(tradePositions, { tab: 'purchase', pageSize: 100 }, member)).total

const turn = () => new Promise((resolve) => setImmediate(resolve))
/** Resolves once so many requests wait for another one's outcome: each has a timer of its own. */
async function waiting(count: number): Promise<void> {
  for (let turns = 0; vi.getTimerCount() < count; turns += 1) {
    if (turns > 10_000) throw new Error(`${String(vi.getTimerCount())} requests wait, not ${String(count)}`)
    await turn()
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an answer', () => {
  it('is that of the committed order, though a listener of the commit throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    world.broker.services.store.onCommit(() => {
      throw new Error('the listener is broken')
    })
    expect((await place(world, member, nextKey())).msg).toBe('PURCHASED')
    expect(await placed(world, member)).toBe(1)
    expect(logged).toHaveBeenCalledOnce()
  })

  it.each([
    ['was written', true, 'PURCHASED', 1],
    ['was not written', false, 'SYSTEM_BUSY', 0],
  ] as const)('is true where the answer to a COMMIT that %s is lost', async (_, writes, msg, orders) => {
    const memory = createMemoryStore()
    let lost = 0
    const store: Store = {
      ...memory,
      async append(append) {
        if (!isPlacing(append) || lost > 0) return memory.append(append)
        lost += 1
        if (writes) await memory.append(append)
        throw new UnknownCommit('the connection was lost')
      },
    }
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    const key = nextKey()
    expect((await place(world, member, key)).msg).toBe(msg)
    expect(lost).toBe(1)
    expect(await placed(world, member)).toBe(orders)
    expect((await place(world, member, key)).msg).toBe('PURCHASED')
    expect(await placed(world, member)).toBe(1)
  })
})

describe('a key in flight', () => {
  const site = { submissions: { max: 2, windowMs: 10_000 } }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it('is answered with the first one’s outcome, and counted once', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store, site })
    const member = await world.trader('01011110000')
    hold(isPlacing)
    const key = nextKey()
    const first = place(world, member, key)
    await held()
    const again = Array.from({ length: 8 }, () => place(world, member, key))
    await waiting(8)
    letGo()
    const answers = await Promise.all([first, ...again])
    expect(answers.map(({ msg }) => msg)).toEqual(Array<string>(9).fill('PURCHASED'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await placed(world, member)).toBe(1)
    expect((await place(world, member, nextKey())).msg).toBe('PURCHASED')
    expect((await place(world, member, nextKey())).msg).toBe('TOO_FREQUENT')
  })

  it('is answered with the first one’s refusal, and counted once', async () => {
    const memory = createMemoryStore()
    let release: () => void = () => undefined
    let reading: () => void = () => undefined
    const read = new Promise<void>((resolve) => (reading = resolve))
    const gate = new Promise<void>((resolve) => (release = resolve))
    let waits = false
    const store: Store = {
      ...memory,
      async outcome(asked) {
        if (waits) {
          waits = false
          reading()
          await gate
        }
        return memory.outcome(asked)
      },
    }
    const world = await createTestBroker({ store, site })
    const member = await world.trader('01011110000')
    const refused = { ...order, lots: 1_000_000 }
    const key = nextKey()
    waits = true
    const first = place(world, member, key, refused)
    await read
    const again = Array.from({ length: 5 }, () => place(world, member, key, refused))
    await waiting(5)
    release()
    const answers = await Promise.all([first, ...again])
    expect(answers.map(({ msg }) => msg)).toEqual(Array<string>(6).fill('BALANCE_INSUFFICIENT'))
    expect((await place(world, member, nextKey())).msg).toBe('PURCHASED')
  })

  it('is refused with another body, without waiting', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    hold(isPlacing)
    const key = nextKey()
    const first = place(world, member, key)
    await held()
    expect((await place(world, member, key, limitBuy('91.00'))).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    letGo()
    expect((await first).msg).toBe('PURCHASED')
  })

  it('is answered SYSTEM_BUSY once it has waited eight seconds', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    hold(isPlacing)
    const key = nextKey()
    const first = place(world, member, key)
    await held()
    const again = place(world, member, key)
    let answered = false
    void again.then(() => (answered = true))
    await waiting(1)
    await vi.advanceTimersByTimeAsync(7_999)
    await turn()
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await again).msg).toBe('SYSTEM_BUSY')
    letGo()
    expect((await first).msg).toBe('PURCHASED')
    expect(await placed(world, member)).toBe(1)
  })
})

describe('the outcome of a key', () => {
  it('is done, with what was answered, each time that it is asked for', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const key = nextKey()
    const { msg: message, data } = await place(world, member, key)
    for (let asked = 0; asked < 2; asked += 1)
      expect(await outcomeOf(world, key, member)).toEqual({ state: 'done', message, data })
  })

  it('is waiting while it is in flight', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const world = await createTestBroker({ store })
    const member = await world.trader('01011110000')
    hold(isPlacing)
    const key = nextKey()
    const first = place(world, member, key)
    await held()
    expect(await outcomeOf(world, key, member)).toEqual({ state: 'waiting' })
    letGo()
    await first
    expect((await outcomeOf(world, key, member)).state).toBe('done')
  })

  it('never arrived, and then a late request under the key is not carried out', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const key = nextKey()
    expect(await outcomeOf(world, key, member)).toEqual({ state: 'neverArrived' })
    expect((await place(world, member, key)).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await outcomeOf(world, key, member)).toEqual({ state: 'neverArrived' })
    expect(await placed(world, member)).toBe(0)
    expect((await place(world, member, nextKey())).msg).toBe('PURCHASED')
  })

  it('never arrived where it was closed while another instance was about to carry it out', async () => {
    const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
    const shared = { ...store, exclusive: false }
    const [one, two] = [await createTestBroker({ store: shared }), await createTestBroker({ store: shared })]
    const member = await one.trader('01011110000')
    hold(isPlacing)
    const key = nextKey()
    const first = place(one, member, key)
    await held()
    expect(await outcomeOf(two, key, member)).toEqual({ state: 'neverArrived' })
    letGo()
    expect((await first).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await placed(two, member)).toBe(0)
  })

  it('is said to be forgotten a day later where it was carried out, and to have never arrived where it was not', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const key = nextKey()
    await place(world, member, key)
    await world.pass(25 * 3_600_000)
    const again = await world.call(memberLogin, { phone: '01011110000', password: 'Onelot2026' })
    expect(await outcomeOf(world, key, again)).toEqual({ state: 'forgotten' })
    expect((await place(world, again, key)).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await outcomeOf(world, key, again)).toEqual({ state: 'forgotten' })
    expect(await outcomeOf(world, nextKey(), again)).toEqual({ state: 'neverArrived' })
  })

  it('never arrived where it was refused', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const key = nextKey()
    expect((await place(world, member, key, { ...order, lots: 1_000_000 })).msg).toBe('BALANCE_INSUFFICIENT')
    expect(await outcomeOf(world, key, member)).toEqual({ state: 'neverArrived' })
  })

  it('of one member is unknown to another, and that of one call to another, and asking closes neither', async () => {
    const world = await createTestBroker()
    const [one, two] = [await world.trader('01011110000'), await world.trader('01022220000')]
    const key = nextKey()
    await place(world, one, key)
    expect((await outcomeOf(world, key, two)).state).toBe('neverArrived')
    expect((await outcomeOf(world, key, one, 'trade/cancel')).state).toBe('neverArrived')
    expect((await outcomeOf(world, key, one, 'member/me')).state).toBe('neverArrived')
    expect((await outcomeOf(world, key, one)).state).toBe('done')
  })

  it('of a guest is that of the device, by its cookie', async () => {
    const world = await createTestBroker()
    await world.register('01011110000')
    const device = { cookie: 'onelot-device=0123456789abcdef' }
    const key = nextKey()
    const body = { phone: '01011110000', password: 'Onelot2026' }
    const { data } = await world.send('member/login', body, { ...device, 'idempotency-key': key })
    const ask = (headers: Readonly<Record<string, string>>) =>
      world.send('common/outcome', { endpoint: 'member/login', key }, headers)
    expect((await ask(device)).data).toEqual({ state: 'done', message: 'LOGGED_IN', data })
    expect((await ask({ cookie: 'onelot-device=fedcba9876543210' })).data).toEqual({ state: 'neverArrived' })
  })
})

describe('a body', () => {
  it('cannot be found again in the store by hashing a guess, that of a login included', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    const login = { phone: '01011110000', password: 'Onelot2026' }
    const guest = { 'idempotency-key': nextKey() }
    expect((await world.send('member/login', login, guest)).msg).toBe('LOGGED_IN')
    expect((await place(world, member, nextKey())).msg).toBe('PURCHASED')

    const dump = await world.broker.services.store.dump()
    const stored = JSON.stringify(dump)
    const texts = [login, order].flatMap((body) => [canonicalJson(body), JSON.stringify(body)])
    const guesses = [...texts, login.password, login.phone].flatMap((text) => {
      const digest = createHash('sha256').update(text)
      const bytes = digest.digest()
      return (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding))
    })
    expect(dump['outcomes']).not.toEqual([])
    expect(guesses.filter((guess) => stored.includes(guess))).toEqual([])
  })
})

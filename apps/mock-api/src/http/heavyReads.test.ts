import { tradeClose, tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../testing/appleOrders.ts'
import {
  type TestBroker,
  apple,
  createTestBroker,
  headersOf,
  requestTo,
  testTime,
} from '../testing/testBroker.ts'

const site = { marketReads: { max: 10, windowMs: 10_000 } }
const bars = { instrument: apple, period: 'day', adjustment: 'none', limit: 300 }
const reads: readonly (readonly [path: string, body: object])[] = [
  ['market/overview', {}],
  ['market/list', { market: 'US', board: 'hot', page: 1, pageSize: 20 }],
  ['market/search', { query: 'a', page: 1, pageSize: 20 }],
  ['market/detail', { instrument: apple }],
  ['market/candles', bars],
  ['market/quotes', { instruments: [apple] }],
]

async function ask(
  { broker }: TestBroker,
  path: string,
  body: object,
  address: string | undefined = '192.0.2.1',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await broker.fetch(requestTo(path, body, headers), { address })
  return ((await response.json()) as { readonly msg: string }).msg
}
async function askTimes(count: number, ...asked: Parameters<typeof ask>): Promise<readonly string[]> {
  const answers = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(...asked))
  return answers
}
const allowed = (count: number): readonly string[] => Array<string>(count).fill('')

describe('heavy reads', () => {
  it.each(reads)('of %s are limited by network address', async (path, body) => {
    const world = await createTestBroker({ site })
    expect(await askTimes(11, world, path, body)).toEqual([...allowed(10), 'TOO_FREQUENT'])
    expect(await ask(world, path, body, '192.0.2.2')).toBe('')
  })

  it('share one budget, which fills again evenly', async () => {
    const world = await createTestBroker({ site })
    for (const [path, body] of reads) expect(await ask(world, path, body)).toBe('')
    expect(await askTimes(5, world, 'market/detail', { instrument: apple })).toEqual([
      ...allowed(4),
      'TOO_FREQUENT',
    ])
    world.clock.advance(2_000)
    expect(await askTimes(3, world, 'market/detail', { instrument: apple })).toEqual([
      ...allowed(2),
      'TOO_FREQUENT',
    ])
    world.clock.advance(60_000)
    expect(await askTimes(11, world, 'market/overview', {})).toEqual([...allowed(10), 'TOO_FREQUENT'])
  })

  it('cost by what is read: long bars more than short ones, and never more than a whole budget', async () => {
    const world = await createTestBroker({ site })
    // 300 weeks are 1,500 days.
    expect(await askTimes(3, world, 'market/candles', { ...bars, period: 'week' })).toEqual([
      ...allowed(2),
      'TOO_FREQUENT',
    ])
    world.clock.advance(10_000)
    expect(await askTimes(2, world, 'market/candles', { ...bars, period: 'month', limit: 1000 })).toEqual([
      '',
      'TOO_FREQUENT',
    ])
  })

  it('cost more where they name a ranking, which may have to be made again', async () => {
    const world = await createTestBroker({ site: { marketReads: { max: 70, windowMs: 10_000 } } })
    const list = { market: 'US', board: 'hot', page: 2, pageSize: 20, snapshot: testTime }
    expect(await askTimes(3, world, 'market/list', list)).toEqual([...allowed(2), 'TOO_FREQUENT'])
  })

  it('of members count with the others of their address', async () => {
    const world = await createTestBroker({ site })
    const headers = headersOf(await world.register('01011110000'))
    expect(await askTimes(10, world, 'market/overview', {})).toEqual(allowed(10))
    expect(await ask(world, 'market/overview', {}, '192.0.2.1', headers)).toBe('TOO_FREQUENT')
  })

  it.each([
    ['portfolio/return', { currency: 'USD', zone: 'Asia/Seoul', range: 'w1' }],
    ['portfolio/days', { currency: 'USD', zone: 'Asia/Seoul', month: '2026-03-01' }],
    ['portfolio/closings', { currency: 'USD', zone: 'Asia/Seoul', range: 'w1' }],
    ['portfolio/year', { currency: 'USD' }],
    ['portfolio/statement', { date: '2026-03-10' }],
  ])('cost by the rows of the account where %s folds them, and little with few', async (path, body) => {
    const budget = 30
    const world = await createTestBroker({ site: { marketReads: { max: budget, windowMs: 10_000 } } })
    const member = await world.trader('01011110000')
    const allowedTimes = async (): Promise<number> => {
      world.clock.advance(10_000)
      const answers = await askTimes(budget + 1, world, path, body, '192.0.2.1', headersOf(member))
      return answers.indexOf('TOO_FREQUENT')
    }
    const few = await allowedTimes()
    expect(few).toBeGreaterThanOrEqual(budget / 2)
    for (let count = 0; count < 60; count += 1) {
      const { position } = await world.call(tradePlace, marketBuy(1), member)
      await world.call(tradeClose, { position: position.id, lots: 1, type: 'market' }, member)
    }
    expect(await allowedTimes()).toBeLessThanOrEqual(few / 2)
  })

  it('use no budget of other calls, and none is counted where the broker runs in the page', async () => {
    const world = await createTestBroker({ site })
    await askTimes(11, world, 'market/overview', {})
    expect(await ask(world, 'common/config', { type: 'all' })).toBe('')
    const answers = []
    for (let index = 0; index < 12; index += 1) answers.push((await world.send('market/overview', {})).msg)
    expect(answers).toEqual(allowed(12))
  })

  it('have a budget that an operator sets', async () => {
    const world = await createTestBroker({ site, operator: 'open' })
    expect((await world.operate('settings', { marketReads: { max: 2, windowMs: 1_000 } })).http).toBe(200)
    expect(await askTimes(3, world, 'market/overview', {})).toEqual([...allowed(2), 'TOO_FREQUENT'])
  })
})

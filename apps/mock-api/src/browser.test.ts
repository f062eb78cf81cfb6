import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tradePlace, tradePositions, tradeSummary } from '@onelot/api-client'
import { displayStatus, instant, positionAssets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  type BrowserBroker,
  type WorldName,
  createBrowserBroker,
  demoInstruments,
  storyTime,
  worldNames,
} from './browser.ts'
import { parseRequest } from '@onelot/api-client/backend'
import { nextKey, requestTo } from './testing/testBroker.ts'
import type { Endpoint, RequestInput, ResponseOf } from '@onelot/api-client'

/** Worlds in which nobody is logged in. */
const forGuests: ReadonlySet<WorldName> = new Set([
  'guest',
  'offersForGuests',
  'auctionsForGuests',
  'blocksForGuests',
  'placementsForGuests',
  'mentorsForGuests',
  'rightsForGuests',
])

interface Envelope {
  readonly status: number
  readonly msg: string
  readonly data: unknown
}
async function ask(world: BrowserBroker, path: string, body: unknown, key = nextKey()): Promise<Envelope> {
  const headers = { ...world.session, 'idempotency-key': key }
  return (await (await world.fetch(requestTo(path, body, headers))).json()) as Envelope
}
async function read<E extends Endpoint>(
  world: BrowserBroker,
  endpoint: E,
  request: RequestInput<E>,
): Promise<ResponseOf<E>> {
  const { data, msg } = await ask(world, endpoint.path, request)
  const parsed = parseRequest<E['response']>(endpoint.response, data)
  if (!parsed.ok) throw new Error(`${endpoint.path}: ${msg} ${JSON.stringify(parsed.refusal)}`)
  return parsed.value
}
const buy = { instrument: demoInstruments.apple, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
type Asked = RequestInput<typeof tradePositions>
const tab = (world: BrowserBroker, name: Asked['tab'], asset?: Asked['asset']) =>
  read(world, tradePositions, { tab: name, asset, pageSize: 100 })

/** Worlds that begin at another hour than all: on the Saturday after it, or two minutes after a cutoff. */
const otherHours: Readonly<Partial<Record<WorldName, string>>> = {
  marketClosed: '2026-03-14T02:00:00.000Z',
  fundsClosed: '2026-03-14T02:00:00.000Z',
  dayTradesEnded: '2026-03-10T06:27:00.000Z',
  followEnding: '2026-03-14T16:00:00.000Z',
}

const exchangeHoursAt = (time: string) => ({ calendar: 'exchange', now: instant(Date.parse(time)) }) as const

describe('a world at another hour', () => {
  it.each([
    ['before New York opens', '2026-03-10T12:00:00.000Z', 'pre'],
    ['while New York is open', '2026-03-10T14:30:00.000Z', 'regular'],
    ['after New York has closed', '2026-03-10T20:30:00.000Z', 'after'],
    ['on a Saturday', '2026-03-14T02:00:00.000Z', 'closed'],
    ['on a holiday', '2026-12-25T17:00:00.000Z', 'closed'],
  ])('keeps the hours of the exchanges %s', async (_, time, phase) => {
    const hours = exchangeHoursAt(time)
    const world = await createBrowserBroker({ world: 'holder', ...hours })
    const { market, clock } = world.broker.services
    expect(clock.now()).toBe(hours.now)
    expect(market.session(demoInstruments.apple, hours.now)?.phase).toBe(phase)
    expect((await tab(world, 'inProgress')).total).toBe(7)
    await world.dispose()
  })

  it('refuses an order while the exchange is closed, and takes one where the calendar is the demo', async () => {
    const closed = await createBrowserBroker({
      world: 'member',
      ...exchangeHoursAt('2026-03-14T02:00:00.000Z'),
    })
    expect((await ask(closed, tradePlace.path, buy)).msg).toBe('OUTSIDE_TRADING_TIME')
    await closed.dispose()
    const open = await createBrowserBroker({ world: 'marketClosed', calendar: 'demo', now: storyTime })
    expect((await ask(open, tradePlace.path, buy)).status).toBe(1)
    await open.dispose()
  })

  it.each(worldNames)('%s is built when every exchange is closed', async (name) => {
    const world = await createBrowserBroker({
      world: name,
      ...exchangeHoursAt('2026-03-14T02:00:00.000Z'),
    })
    expect(world.session === undefined).toBe(forGuests.has(name))
    await world.dispose()
  })
})

describe('a world', () => {
  it.each(worldNames)(
    '%s is built, the same each time, and no limit refuses a story’s call',
    async (name) => {
      const [one, two] = [
        await createBrowserBroker({ world: name }),
        await createBrowserBroker({ world: name }),
      ]
      const { dump } = one.broker.services.store
      const plain = async (get: typeof dump) => JSON.stringify((await get())['events'])
      expect(await plain(dump)).toBe(await plain(two.broker.services.store.dump))
      expect(one.broker.services.site.values.submissions).toEqual({ max: 5, windowMs: 10_000 })
      expect(one.session === undefined).toBe(forGuests.has(name))
      expect(one.broker.services.clock.now()).toBe(otherHours[name] ?? storyTime)
      await Promise.all([one.dispose(), two.dispose()])
    },
  )

  it('of the holder shows every tab with something in it', async () => {
    const world = await createBrowserBroker({ world: 'holder' })
    const statuses = async (...asked: [Asked['tab'], Asked['asset']?]) =>
      (await tab(world, ...asked)).positions.map(({ position }) => position.status)
    expect(await statuses('purchase')).toEqual(['pendingOrder'])
    expect(new Set(await statuses('inProgress'))).toEqual(new Set(['holding', 'preparingToClose']))
    expect(new Set(await statuses('terminated'))).toEqual(new Set(['closed', 'cancelled', 'expired']))
    for (const asset of positionAssets)
      expect((await statuses('inProgress', asset)).length).toBeGreaterThan(0)
    const summary = await read(world, tradeSummary, { currency: 'KRW' })
    for (const figure of [summary.todayProfit, summary.yesterdayProfit, summary.unrealised])
      expect(figure.amount).not.toBe('0')
  })

  it('of the locked holder holds nothing that may be sold', async () => {
    const { positions } = await tab(await createBrowserBroker({ world: 'lockedHolder' }), 'inProgress')
    expect(positions.map(({ position }) => displayStatus(position, storyTime))).toEqual(['locked', 'locked'])
  })

  it.each([
    ['guest', 'CREDENTIALS_WRONG'],
    ['poor', 'BALANCE_INSUFFICIENT'],
    ['frozenAccount', 'ACCOUNT_FROZEN'],
    ['tradingBanned', 'TRADING_BANNED'],
    ['marketClosed', 'OUTSIDE_TRADING_TIME'],
    ['halted', 'PRICE_UNAVAILABLE'],
    ['maintenance', 'SYSTEM_BUSY'],
    ['member', 'PURCHASED'],
  ] as const)('of %s answers an order with %s', async (name: WorldName, code) => {
    const world = await createBrowserBroker({ world: name })
    expect((await ask(world, tradePlace.path, buy)).msg).toBe(code)
  })
})

describe('a broker in the page', () => {
  it('holds an answer until it is released, having done what was asked', async () => {
    const faults = [{ on: tradePlace.path, hang: true, times: 1 }] as const
    const world = await createBrowserBroker({ world: 'member', faults })
    const key = nextKey()
    let answered: Envelope | undefined
    const held = ask(world, tradePlace.path, buy, key).then((envelope) => {
      answered = envelope
    })
    // The caller has given up waiting and asks again, with the same key.
    const again = await ask(world, tradePlace.path, buy, key)
    expect(again.msg).toBe('PURCHASED')
    expect(answered).toBeUndefined()
    expect(world.held()).toBe(1)
    world.release()
    await held
    expect(world.held()).toBe(0)
    expect(answered).toEqual(again)
    expect((await tab(world, 'inProgress')).total).toBe(1)
  })

  it('moves time on, and carries out what falls due', async () => {
    const world = await createBrowserBroker({ world: 'holder' })
    expect((await tab(world, 'purchase')).total).toBe(1)
    await world.advance('2 days')
    expect((await tab(world, 'purchase')).total).toBe(0)
  })

  it('imports nothing of Node', () => {
    const seen = new Map<string, readonly string[]>()
    const sourceOf = (name: string): string | undefined => {
      if (name === '@onelot/api-client/backend') return '../../../packages/api-client/src/backend/backend.ts'
      const [, layer, module] = /^@onelot\/(domain|api-client)(?:\/modules\/(.+))?$/.exec(name) ?? []
      const file = module === undefined ? 'index' : `${module}/module`
      return layer && join('../../../packages', layer, 'src', `${file}.ts`)
    }
    const root = dirname(fileURLToPath(import.meta.url))
    const visit = (file: string): void => {
      if (seen.has(file)) return
      const text = readFileSync(file, 'utf8').replaceAll(/^import type [^']+'[^']+'/gm, '')
      const named = [...text.matchAll(/(?:\bfrom|^import|\bimport\()\s*'([@\w./:-]+)'/gm)].map(
        (match) => match[1] ?? '',
      )
      seen.set(file, named)
      for (const name of named) {
        if (name.startsWith('.')) visit(join(dirname(file), name))
        const source = sourceOf(name)
        if (source !== undefined) visit(join(root, source))
      }
    }
    visit(join(root, 'browser.ts'))
    const outside = new Set(
      [...seen.values()].flat().filter((name) => sourceOf(name) === undefined && !name.startsWith('.')),
    )
    expect(seen.size).toBeGreaterThan(60)
    expect([...outside].sort()).toEqual([
      '@noble/hashes/hmac.js',
      '@noble/hashes/sha2.js',
      '@noble/hashes/sha3.js',
      '@noble/hashes/utils.js',
      'big.js',
      'es-hangul',
      'hono',
      'hono/compress',
      'zod/mini',
    ])
  })
})

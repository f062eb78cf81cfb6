import {
  ApiError,
  type Endpoint,
  type RequestInput,
  createClient,
  marketList,
  messagesList,
  rowsLeftOut,
  tradeAccount,
  tradeOrders,
  tradePositions,
  watchlistRows,
} from '@onelot/api-client'
import { accountId, instrumentId } from '@onelot/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserBroker, type WorldName, createBrowserBroker } from '../browser.ts'

const SEED = 20_261_129

type Row = Record<string, unknown>
interface Listed {
  readonly world: WorldName
  readonly rows: string
  readonly ask: (client: ReturnType<typeof clientOf>) => Promise<object>
}
const listed = <E extends Endpoint>(world: WorldName, endpoint: E, rows: string, request: RequestInput<E>) =>
  [
    endpoint.path,
    { world, rows, ask: (client) => client.read(endpoint, request) as Promise<object> },
  ] as const satisfies [string, Listed]

const page = { pageSize: 10 }
const lists: readonly (readonly [string, Listed])[] = [
  listed('holder', tradePositions, 'positions', { tab: 'inProgress', ...page }),
  listed('holder', tradeAccount, 'positions', { instrument: instrumentId('US:AAPL') }),
  listed('holder', tradeOrders, 'orders', { state: 'all', ...page }),
  listed('holder', messagesList, 'messages', page),
  listed('watcher', watchlistRows, 'rows', {}),
  listed('guest', marketList, 'rows', { market: 'US', board: 'hot', page: 1, ...page }),
]

const brokers = new Map<WorldName, BrowserBroker>()
beforeAll(async () => {
  for (const [, { world }] of lists)
    if (!brokers.has(world)) brokers.set(world, await createBrowserBroker({ world }))
})
afterAll(async () => {
  for (const broker of brokers.values()) await broker.dispose()
})

/** A client whose answers are changed on the way. */
function clientOf(world: WorldName, change: (data: Row) => void) {
  const broker = brokers.get(world)
  if (broker === undefined) throw new Error('no such world')
  const { session } = broker
  return createClient({
    origin: 'http://broker.test',
    fetch: async (input, init) => {
      const body = (await (await broker.fetch(new Request(input, init))).json()) as { data: Row }
      change(body.data)
      return Response.json(body)
    },
    session: () => session && { token: session.token, account: accountId(session.account) },
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    onContractViolation: () => undefined,
  })
}

const rowsIn = (data: object, name: string): readonly Row[] =>
  (data as Record<string, readonly Row[]>)[name] ?? []

describe.each(lists)('%s', (_, { world, rows, ask }) => {
  test('loses of its rows the one that does not fit, whichever and whatever of it', async () => {
    const whole = rowsIn(await ask(clientOf(world, () => undefined)), rows)
    expect(whole.length).toBeGreaterThan(1)
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.boolean(), async (index, field, isNothing) => {
        const unfit = index % whole.length
        const read = await ask(
          clientOf(world, (data) => {
            const row = rowsIn(data, rows)[unfit] ?? {}
            const names = Object.keys(row)
            row[names[field % names.length] ?? ''] = isNothing ? null : [null]
          }),
        )
        expect(rowsIn(read, rows)).toEqual(whole.filter((__, at) => at !== unfit))
        expect(rowsLeftOut(read)).toBe(1)
      }),
      { seed: SEED, numRuns: 30 },
    )
  })

  test('is not understood where none of its rows fits, or something else does not', async () => {
    const spoiled = [
      (data: Row) => {
        data[rows] = rowsIn(data, rows).map(() => null)
      },
      (data: Row) => {
        data[rows] = null
      },
    ]
    for (const spoil of spoiled) await expect(ask(clientOf(world, spoil))).rejects.toThrow(ApiError)
  })
})

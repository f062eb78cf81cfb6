import { createRealClock } from '@onelot/mock-api'
import { type Served, served } from '../asking.ts'
import { createBenchBroker, fetchOf } from '../brokers.ts'
import { DAY_MS, call, place, registerAll, startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { restingOrders } from '../instruments.ts'
import { type TickCost, tickCost } from '../ticking.ts'

/** A served broker on SQLite with resting orders that all end with one session: `node expiry.ts FOLDER ACCOUNTS ORDERS_PER_ACCOUNT`. */
export type ExpiryQuestion = { readonly kind: 'build' } | { readonly kind: 'expire' }
export interface Expired extends TickCost {
  readonly orders: number
  readonly expired: number
}

const INSTRUMENTS = 20

const [folder = '', accounts = '', perAccount = ''] = process.argv.slice(2)
let passed = 0
const began = performance.now()
const clock = createRealClock(() => startMs + Math.floor(performance.now() - began) + passed)
const broker = await createBenchBroker(clock, folder)
const fetch = fetchOf(broker)
const members = await registerAll(fetch, Number(accounts))

async function build(): Promise<Served> {
  const orders = await restingOrders(fetch, INSTRUMENTS)
  await Promise.all(
    members.map(async (member, index) => {
      for (let count = 0; count < Number(perAccount); count += 1) {
        const order = orders[(index + count) % orders.length]
        if (order !== undefined) await place(fetch, member, order.instrument, order.limitPrice)
      }
    }),
  )
  return served(broker)
}

async function countIn(tab: string): Promise<number> {
  const counts = await Promise.all(
    members.map((member) =>
      call<{ readonly total: number }>(fetch, 'trade/positions', { tab, pageSize: 1 }, member),
    ),
  )
  return counts.reduce((sum, { total }) => sum + total, 0)
}

async function expire(): Promise<Expired> {
  const orders = await countIn('purchase')
  passed += DAY_MS
  const cost = await tickCost(broker)
  return { ...cost, orders, expired: await countIn('terminated') }
}

answerParent(
  ({ kind }: ExpiryQuestion) => (kind === 'build' ? build() : expire()),
  () => broker.close(),
)

import { createRealClock } from '@onelot/mock-api'
import { createBenchBroker, fetchOf } from '../brokers.ts'
import { place, register, startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { restingOrders } from '../instruments.ts'

/** A broker on SQLite: `node start.ts FOLDER AGE`, with the age of its clock in milliseconds. */
export type StartQuestion = { readonly kind: 'build'; readonly accounts: number } | { readonly kind: 'open' }
/** Milliseconds since the process was started. */
export interface Open {
  readonly wall: number
  /** Of all threads. */
  readonly cpu: number
}

/** Fewer than passwords are hashed at once. */
const ABREAST = 16
const INSTRUMENTS = 20

const [folder = '', age = '0'] = process.argv.slice(2)
const clock = createRealClock(() => startMs + Number(age) + Math.floor(performance.now()))
const broker = await createBenchBroker(clock, folder)
const { user, system } = process.cpuUsage()
const open: Open = { wall: performance.now(), cpu: (user + system) / 1_000 }
const fetch = fetchOf(broker)

/** Accounts that each hold one lot and have one order that rests. */
async function build(accounts: number): Promise<void> {
  const orders = await restingOrders(fetch, INSTRUMENTS)
  let next = 0
  async function client(): Promise<void> {
    for (let index = next++; index < accounts; index = next++) {
      const member = await register(fetch, index)
      const order = orders[index % orders.length]
      if (order === undefined) throw new Error('the market has too few listings')
      await place(fetch, member, order.instrument)
      await place(fetch, member, order.instrument, order.limitPrice)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, client))
}

answerParent(
  async (question: StartQuestion): Promise<Open> => {
    if (question.kind === 'build') await build(question.accounts)
    return open
  },
  () => broker.close(),
)

import { type Fetch, type Member, cancel, close, place, registerAll, roundTrip, startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { type Resting, restingOrders } from '../instruments.ts'
import { type Cost, costOf } from '../measure.ts'

/**
 * A broker of this checkout or of an older revision, by its `node.ts`, that is asked in process: `node throughput.ts MODULE OPTIONS`, options
 * as JSON.
 */
export interface ThroughputQuestion {
  /** Requests that are under way at once, each on an account of its own. */
  readonly clients: number
  readonly ordersPerAccount: number
}

interface Broker {
  fetch: Fetch
  close: () => Promise<void>
}
interface NodeModule {
  createNodeBroker: (options: object) => Promise<Broker>
}

const ACCOUNTS = 64
const CLOSED = 20
const INSTRUMENTS = 16

const [module = '', options = '{}'] = process.argv.slice(2)
const { createNodeBroker } = (await import(module)) as NodeModule
const clock = {
  now: () => new Date(startMs + performance.now()).toISOString(),
  setOffset: () => undefined,
}
const given = JSON.parse(options) as object
const broker = await createNodeBroker({ ...given, clock })
const fetch: Fetch = (request) => broker.fetch(request)

const members = await registerAll(fetch, ACCOUNTS)
const resting = await restingOrders(fetch, INSTRUMENTS)
const orderAt = (index: number): Resting => {
  const found = resting[index % resting.length]
  if (found === undefined) throw new Error('the market has too few listings')
  return found
}
await Promise.all(
  members.map(async (member, at) => {
    for (let count = 0; count < CLOSED; count += 1)
      await roundTrip(fetch, member, orderAt(at + count).instrument)
  }),
)

interface Placed {
  readonly member: Member
  readonly id: string
  readonly rests: boolean
}

/** Every second order rests; the others fill at the market. */
async function placeNext(member: Member, index: number): Promise<Placed> {
  const { instrument, limitPrice } = orderAt(index)
  const rests = index % 2 === 0
  const id = await place(fetch, member, instrument, rests ? limitPrice : undefined)
  return { member, id, rests }
}

async function run({ clients, ordersPerAccount }: ThroughputQuestion): Promise<Cost> {
  const placed: Placed[] = []
  const waiting = members.flatMap((member, at) => [{ member, at }])
  async function client(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (let count = 0; count < ordersPerAccount; count += 1)
        placed.push(await placeNext(next.member, next.at + count))
  }
  const cost = await costOf(() => Promise.all(Array.from({ length: clients }, client)))
  // The accounts are left as they were, but for what they have closed.
  await Promise.all(
    placed.map(({ member, id, rests }) => (rests ? cancel(fetch, member, id) : close(fetch, member, id))),
  )
  return cost
}

answerParent(run, () => broker.close())

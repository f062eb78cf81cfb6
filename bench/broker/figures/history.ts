import { accountId, accountStream } from '@onelot/domain'
import type { Broker } from '@onelot/mock-api'
import { type StoreKind, fetchOf, storeKinds, withBroker } from '../brokers.ts'
import { DAY_MS, type Fetch, type Member, call, cancel, close, place } from '../calls.ts'
import { type Pair, buildHistories } from '../histories.ts'
import { type Resting, restingOrders } from '../instruments.ts'
import { type Cost, costOf, medianCost } from '../measure.ts'
import { type Figure, atMost } from '../report.ts'

const SAMPLES = 200
const INSTRUMENTS = 16
const LIMIT = 1.2

/** What is called, with how many times the cost of few closed positions that of many may be. */
const limits = { 'market order': LIMIT, 'limit order': LIMIT, summary: LIMIT, profits: 1.3 } as const
type Called = keyof typeof limits
const called = ['market order', 'limit order', 'summary', 'profits'] as const satisfies readonly Called[]

/** What calls of one account took. */
type Costs = Readonly<Record<Called, Cost[]>>
const noCosts = (): Costs => ({ 'market order': [], 'limit order': [], summary: [], profits: [] })

const profits = { currency: 'USD', zone: 'Asia/Seoul', range: 'all', pageSize: 10 }

/** Each order is closed or cancelled, uncounted: the account is left as it was, but for one more closed position. */
async function sample(fetch: Fetch, member: Member, costs: Costs, order: Resting): Promise<void> {
  let id = ''
  const placing = (limitPrice?: string) => async (): Promise<void> => {
    id = await place(fetch, member, order.instrument, limitPrice)
  }
  costs['market order'].push(await costOf(placing()))
  await close(fetch, member, id)
  costs['limit order'].push(await costOf(placing(order.limitPrice)))
  await cancel(fetch, member, id)
  costs.summary.push(await costOf(() => call(fetch, 'trade/summary', { currency: 'USD' }, member)))
  costs.profits.push(await costOf(() => call(fetch, 'portfolio/profits', profits, member)))
}

async function snapshotBytes({ services }: Broker, { account }: Member): Promise<number> {
  const { snapshot } = await services.store.load(accountStream(accountId(account)))
  return Buffer.byteLength(snapshot?.state ?? '')
}

interface Compared {
  readonly pair: Pair
  readonly few: Costs
  readonly many: Costs
}

function figuresOf({ pair, few, many }: Compared, kind: StoreKind): readonly Figure[] {
  return called.flatMap((what) => {
    const [less, more] = [medianCost(few[what]), medianCost(many[what])]
    return (['cpu', 'wall'] as const).map((of) => {
      const detail = `${less[of].toFixed(2)} and ${more[of].toFixed(2)} ms`
      const name = `${what}, ${kind}, ${pair.spread}: ${of}`
      return atMost(name, more[of] / less[of], limits[what], { detail })
    })
  })
}

async function snapshotFigure(broker: Broker, { spread, few, many }: Pair, kind: StoreKind): Promise<Figure> {
  const [small, large] = [await snapshotBytes(broker, few), await snapshotBytes(broker, many)]
  const detail = `${String(small)} and ${String(large)} bytes`
  return atMost(`snapshot, ${kind}, ${spread}`, large / small, LIMIT, { detail })
}

async function measure(kind: StoreKind): Promise<readonly Figure[]> {
  return withBroker(kind, async (broker, clock) => {
    const fetch = fetchOf(broker)
    const orders = await restingOrders(fetch, INSTRUMENTS)
    const instruments = orders.map(({ instrument }) => instrument)
    const pairs = await buildHistories(fetch, instruments, () => {
      clock.advance(DAY_MS)
    })
    const compared = pairs.map((pair): Compared => ({ pair, few: noCosts(), many: noCosts() }))
    const accounts = compared.flatMap(({ pair, few, many }) => [
      { member: pair.few, costs: few },
      { member: pair.many, costs: many },
    ])
    for (let round = 0; round < SAMPLES; round += 1) {
      clock.advance(1_000)
      const order = orders[round % orders.length]
      // Each account goes first as often as any other.
      const first = round % accounts.length
      for (const { member, costs } of [...accounts.slice(first), ...accounts.slice(0, first)])
        if (order !== undefined) await sample(fetch, member, costs, order)
    }
    const snapshots = await Promise.all(pairs.map((pair) => snapshotFigure(broker, pair, kind)))
    return [...compared.flatMap((one) => figuresOf(one, kind)), ...snapshots]
  })
}

/** Accounts with many closed positions compared with accounts with few. */
export async function history(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const kind of storeKinds) figures.push(...(await measure(kind)))
  return figures
}

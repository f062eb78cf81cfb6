import { accountId, accountStream, instant, plusMs } from '@onelot/domain'
import type { Broker, ManualClock } from '@onelot/mock-api'
import { type StoreKind, fetchOf, storeKinds, withBroker } from '../brokers.ts'
import { DAY_MS, type Member, cancel, place, registerAll, startMs } from '../calls.ts'
import { type Resting, restingOrders } from '../instruments.ts'
import { type Cost, costOf, medianCost } from '../measure.ts'
import { type Figure, atLeast, atMost } from '../report.ts'

const DELIVERIES = 10_000
const ROUNDS = 100

/** A broker in which one member's order has ended by now, and no tick has carried that out. */
interface Subject {
  readonly broker: Broker
  readonly member: Member
  readonly order: Resting
  readonly costs: Cost[]
}

async function subjectOf(broker: Broker, clock: ManualClock, deliveries: number): Promise<Subject> {
  const fetch = fetchOf(broker)
  const [member, other] = await registerAll(fetch, 2)
  const [order] = await restingOrders(fetch, 1)
  if (member === undefined || other === undefined || order === undefined)
    throw new Error('nothing to ask for')
  await place(fetch, other, order.instrument, order.limitPrice)
  await broker.tick()
  clock.advance(DAY_MS)
  const at = plusMs(instant(startMs), DAY_MS)
  // What an announcement leaves for so many members, none of whom is asked for.
  const outbox = Array.from({ length: deliveries }, (_, index) => ({
    id: `bench ${String(index)}`,
    process: 'messages.tradingHalted',
    at,
    correlation: 'bench',
    body: { kind: 'listings.halted', version: 1, at, postings: [], instrument: order.instrument, reason: '' },
    recipients: { kind: 'stream', stream: accountStream(accountId(`BENCH${String(index)}`)) } as const,
  }))
  const meta = { actor: 'operator', command: 'bench', correlation: 'bench' }
  await broker.services.store.append({ meta, at, streams: [], outbox })
  return { broker, member, order, costs: [] }
}

async function command({ broker, member, order, costs }: Subject): Promise<void> {
  const fetch = fetchOf(broker)
  let placed = ''
  costs.push(
    await costOf(async () => {
      placed = await place(fetch, member, order.instrument, order.limitPrice)
    }),
  )
  await cancel(fetch, member, placed)
}

const measure = (kind: StoreKind): Promise<readonly Figure[]> =>
  withBroker(kind, (quiet, quietClock) =>
    withBroker(kind, async (busy, busyClock) => {
      const none = await subjectOf(quiet, quietClock, 0)
      const many = await subjectOf(busy, busyClock, DELIVERIES)
      for (let round = 0; round < ROUNDS; round += 1)
        for (const subject of round % 2 === 0 ? [none, many] : [many, none]) await command(subject)
      const [beside, alone] = [medianCost(many.costs), medianCost(none.costs)]
      const name = `a command beside ${String(DELIVERIES)} waiting deliveries, ${kind}`
      const detail = `${beside.wall.toFixed(2)} and ${alone.wall.toFixed(2)} ms`
      return [
        atLeast(`${name}: still waiting`, await busy.services.store.outboxSize(), DELIVERIES, {
          fractionDigits: 0,
        }),
        atMost(`${name}: times one beside none`, beside.wall / alone.wall, 1.5, { detail }),
      ]
    }),
  )

/** What waits for other members, while another member has something due, delays no command. */
export async function waiting(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const kind of storeKinds) figures.push(...(await measure(kind)))
  return figures
}

import { join } from 'node:path'
import { createMemoryStore, type Store } from '@onelot/mock-api'
import { createSqliteStore } from '../../../apps/mock-api/src/store/sqlite.ts'
import { type StoreKind, createBenchBroker, fetchOf, inFolder, manualClock, storeKinds } from '../brokers.ts'
import { place, registerAll } from '../calls.ts'
import { restingOrders } from '../instruments.ts'
import { type Cost, costOf, medianCost } from '../measure.ts'
import { type Figure, atMost, info } from '../report.ts'

const ACCOUNTS = 300
const ORDERS_PER_ACCOUNT = 20
const INSTRUMENTS = 30
const TICKS = 30
/** A price that jumps within a second brings a few watches into reach. */
const MOST_LOOKED_AT = 10

/** A store that counts the watches and the streams that ticks look at. */
function counting(store: Store): { readonly store: Store; readonly looked: () => number } {
  let looked = 0
  const counted: Store = {
    ...store,
    async candidates(...asked) {
      const found = await store.candidates(...asked)
      looked += found.length
      return found
    },
    async dueStreams(...asked) {
      const found = await store.dueStreams(...asked)
      looked += found.length
      return found
    },
  }
  return { store: counted, looked: () => looked }
}

async function measure(kind: StoreKind): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const clock = manualClock()
    const made = await (kind === 'memory'
      ? createMemoryStore()
      : createSqliteStore(join(folder, 'onelot.sqlite')))
    const { store, looked } = counting(made)
    const broker = await createBenchBroker(clock, undefined, { store })
    try {
      const fetch = fetchOf(broker)
      const members = await registerAll(fetch, ACCOUNTS)
      const orders = await restingOrders(fetch, INSTRUMENTS)
      await Promise.all(
        members.map(async (member, index) => {
          for (let count = 0; count < ORDERS_PER_ACCOUNT; count += 1) {
            const order = orders[(index + count) % orders.length]
            if (order !== undefined) await place(fetch, member, order.instrument, order.limitPrice)
          }
        }),
      )
      clock.advance(1_000)
      const first = await costOf(() => broker.tick())
      const before = looked()
      const costs: Cost[] = []
      for (let count = 0; count < TICKS; count += 1) {
        clock.advance(1_000)
        costs.push(await costOf(() => broker.tick()))
      }
      const { wall, cpu } = medianCost(costs)
      const name = `${String(ACCOUNTS * ORDERS_PER_ACCOUNT)} resting orders, ${kind}`
      return [
        info(`${name}: first tick`, `${first.wall.toFixed(1)} ms`),
        info(`${name}: quiet tick`, `${wall.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU`),
        atMost(`${name}: looked at in a quiet tick`, (looked() - before) / TICKS, MOST_LOOKED_AT),
      ]
    } finally {
      await broker.close()
    }
  })
}

/** Ticks while no price comes near an order. */
export async function quietTick(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const kind of storeKinds) figures.push(...(await measure(kind)))
  return figures
}

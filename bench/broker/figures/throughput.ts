import { join } from 'node:path'
import { inFolder } from '../brokers.ts'
import { type Child, startChild } from '../children.ts'
import type { ThroughputQuestion } from '../children/throughput.ts'
import { type Cost, median, medianCost } from '../measure.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'
import { brokerAt } from '../revision.ts'

const CLIENTS = 64
const ORDERS_PER_ACCOUNT = 8
const ORDERS = CLIENTS * ORDERS_PER_ACCOUNT
const ROUNDS = 16

const UNLIMITED = { max: 1_000_000, windowMs: 1 }
const scrypt = { N: 2, r: 1, p: 1 }
const options = { demo: false, scrypt, site: { submissions: UNLIMITED, guestSubmissions: UNLIMITED } }
/** The name that the options had before the redesign. */
const oldOptions = {
  demo: false,
  scrypt,
  controls: { submissions: UNLIMITED, guestSubmissions: UNLIMITED },
}

const current = join(import.meta.dirname, '../../../apps/mock-api/src/node.ts')
const start = (module: string, given: object): Child =>
  startChild('throughput.ts', [module, JSON.stringify(given)])

const subjects = ['sqlite', 'one client', 'memory', 'before'] as const
type Subject = (typeof subjects)[number]

async function measure(children: Readonly<Partial<Record<Subject, Child>>>): Promise<Map<Subject, Cost[]>> {
  const costs = new Map<Subject, Cost[]>()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const subject of subjects) {
      const clients = subject === 'one client' ? 1 : CLIENTS
      const question: ThroughputQuestion = { clients, ordersPerAccount: ORDERS_PER_ACCOUNT }
      const cost = await children[subject]?.ask<Cost>(question)
      // The first round warms up.
      if (cost !== undefined && round > 0) costs.set(subject, [...(costs.get(subject) ?? []), cost])
    }
  return costs
}

const shown = (costs: readonly Cost[]): string => {
  const { cpu, wall } = medianCost(costs)
  return `${((ORDERS / wall) * 1_000).toFixed(0)} a second, ${(cpu / ORDERS).toFixed(2)} ms CPU`
}

/** Median of the ratios of one round each: what else the machine does changes from round to round. */
const ratio = (a: readonly Cost[], b: readonly Cost[], of: keyof Cost): number =>
  median(a.map((cost, round) => cost[of] / (b[round]?.[of] ?? Number.NaN)))

/** Orders of 64 clients on SQLite, beside memory, beside one client, and beside the revision before the redesign. */
export async function throughput(against: string): Promise<readonly Figure[]> {
  return inFolder(async (folder) => {
    const before = await brokerAt(against, folder)
    const sqlite = start(current, { ...options, dataDir: join(folder, 'data') })
    const memory = start(current, options)
    const old =
      before === undefined ? undefined : start(before, { ...oldOptions, dataDir: join(folder, 'old-data') })
    const children = { sqlite, 'one client': sqlite, memory, ...(old ? { before: old } : {}) }
    try {
      const costs = await measure(children)
      const durable = costs.get('sqlite') ?? []
      const alone = costs.get('one client') ?? []
      const forgetful = costs.get('memory') ?? []
      const figures = [
        info('SQLite, 64 clients', shown(durable)),
        info('SQLite, one client', shown(alone)),
        info('memory, 64 clients', shown(forgetful)),
        atLeast('rate of 64 clients, SQLite to memory', ratio(forgetful, durable, 'wall'), 0.5),
        atLeast('rate on SQLite, 64 clients to one', ratio(alone, durable, 'wall'), 1),
      ]
      if (old === undefined)
        return [...figures, info(`CPU of an order, to ${against}`, 'left out: not in this history')]
      const earlier = costs.get('before') ?? []
      return [
        ...figures,
        info(`SQLite at ${against}, 64 clients`, shown(earlier)),
        atMost(`CPU of an order on SQLite, to ${against}`, ratio(durable, earlier, 'cpu'), 0.333),
      ]
    } finally {
      await Promise.all([sqlite.end(), memory.end(), old?.end()])
    }
  })
}

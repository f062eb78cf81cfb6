import {
  accountId,
  accountStream,
  decimal,
  instant,
  instrumentId,
  mentorId,
  money,
  streamId,
} from '@onelot/domain'
import { mentors as rules } from '@onelot/domain/modules/managed/mentors'
import { createRealClock } from '@onelot/mock-api'
import { type Served, served } from '../asking.ts'
import { createBenchBroker, fetchOf } from '../brokers.ts'
import { DAY_MS, call, registerAll, startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { restingOrders } from '../instruments.ts'
import { type TickCost, tickCost } from '../ticking.ts'

/** A served broker on SQLite whose members all follow one mentor: `node copying.ts FOLDER FOLLOWERS`. */
export type CopyingQuestion =
  | { readonly kind: 'build' }
  /** A day with its opening, and the moment at which its trades are mirrored. */
  | { readonly kind: 'day' }
  /** What has been mirrored since the last count. */
  | { readonly kind: 'count' }
export interface Copied {
  /** Followers that have mirrored the mentor's trades of the opening. */
  readonly once: number
  /** Those that have mirrored them more than once. */
  readonly again: number
}

const SHARES = 4
const AMOUNT = '2000'
const REVIEWED_MS = 3_600_000
const MIRRORED_MS = 2_000

const [folder = '', followers = ''] = process.argv.slice(2)
let passed = 0
const began = performance.now()
const clock = createRealClock(() => startMs + Math.floor(performance.now() - began) + passed)
const broker = await createBenchBroker(clock, folder)
const fetch = fetchOf(broker)
const members = await registerAll(fetch, Number(followers))
const accounts = members.map(({ account }) => accountId(account))
const mentor = mentorId('bench')

/** A mentor whose averages cross at most openings. */
async function announce(): Promise<void> {
  const shares = (await restingOrders(fetch, SHARES)).map(({ instrument }) => ({
    instrument: instrumentId(instrument),
    fast: 2,
    slow: 3,
  }))
  const announced = await broker.operator.command(rules, streamId('mentor', mentor), {
    kind: 'mentors.set',
    mentor: {
      id: mentor,
      name: { en: 'Bench', kor: 'Bench', tw: 'Bench' },
      market: 'US',
      capital: money('USD', '100000'),
      shares,
      least: decimal('200'),
      feeRate: decimal('0.1'),
      from: instant(startMs - DAY_MS),
      to: instant(startMs + 30 * DAY_MS),
    },
    reason: 'Bench',
  })
  if (!announced.ok) throw new Error(`the mentor was refused: ${JSON.stringify(announced.refusal)}`)
}

async function build(): Promise<Served> {
  for (const account of accounts)
    await broker.operator.setOnMember({ account }, { kind: 'members.setRealNameState', state: 'passed' })
  await announce()
  await broker.tick()
  const asked = { mentor, amount: AMOUNT, stopLoss: 20, copyOpen: false }
  for (const member of members) await call(fetch, 'copyTrading/submit', asked, member)
  passed += REVIEWED_MS
  await broker.tick()
  return served(broker)
}

let counted: readonly number[] = accounts.map(() => 0)

async function count(): Promise<Copied> {
  const { store } = broker.services
  const mirrored = await Promise.all(
    accounts.map(async (account) => {
      const { events } = await store.load(accountStream(account), 0)
      return events.filter(({ event }) => event.kind === 'copyTrading.mirrored').length
    }),
  )
  const more = mirrored.map((times, index) => times - (counted[index] ?? 0))
  counted = mirrored
  return { once: more.filter((times) => times === 1).length, again: more.filter((times) => times > 1).length }
}

const both = (one: TickCost, other: TickCost): TickCost => ({
  wall: one.wall + other.wall,
  cpu: one.cpu + other.cpu,
  longestBlock: Math.max(one.longestBlock, other.longestBlock),
  longestWork: Math.max(one.longestWork, other.longestWork),
})

async function pass(): Promise<TickCost> {
  passed += DAY_MS
  const noted = await tickCost(broker)
  passed += MIRRORED_MS
  return both(noted, await tickCost(broker))
}

const answers = { build, day: pass, count } as const
answerParent(
  ({ kind }: CopyingQuestion): Promise<Served | TickCost | Copied> => answers[kind](),
  () => broker.close(),
)

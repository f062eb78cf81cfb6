import { createRealClock } from '@onelot/mock-api'
import { accountId, accountStream, instant } from '@onelot/domain'
import { type Served, served } from '../asking.ts'
import { createBenchBroker, fetchOf } from '../brokers.ts'
import { DAY_MS, call, registerAll, startMs } from '../calls.ts'
import { answerParent } from '../children.ts'
import { type TickCost, tickCost } from '../ticking.ts'

/** A served broker on SQLite whose members have applied for new shares: `node draw.ts FOLDER APPLICANTS`. */
export type DrawQuestion = { readonly kind: 'build' } | { readonly kind: 'draw' }
export interface Drawn extends TickCost {
  readonly drawn: number
}

const SHARES = 30
const [folder = '', applicants = ''] = process.argv.slice(2)
let passed = 0
const began = performance.now()
const clock = createRealClock(() => startMs + Math.floor(performance.now() - began) + passed)
const broker = await createBenchBroker(clock, folder)
const fetch = fetchOf(broker)
const members = await registerAll(fetch, Number(applicants))

const after = (days: number) => instant(startMs + days * DAY_MS)
const name = { en: 'Bench', kor: 'Bench', tw: 'Bench' }
const offer = 'bench'

async function build(): Promise<Served> {
  for (const { account } of members)
    await broker.operator.setOnMember(
      { account: accountId(account) },
      { kind: 'members.setRealNameState', state: 'passed' },
    )
  const announced = await broker.operator.setOffer({
    offer,
    market: 'KRX',
    code: '999999',
    name,
    industry: name,
    issuer: name,
    sponsor: name,
    dates: {
      opensAt: after(-1),
      closesAt: after(1),
      drawsAt: after(2),
      paymentFrom: after(4),
      paymentTo: after(5),
      issuesAt: after(6),
      listsAt: after(7),
    },
    provisionalPrice: '20000',
    unit: 10,
    units: 1_000_000,
    winningRate: '0.4',
  })
  if (!announced.ok) throw new Error(`the offer was refused: ${JSON.stringify(announced.refusal)}`)
  await broker.tick()
  for (const member of members) await call(fetch, 'applications/apply', { offer, shares: SHARES }, member)
  return served(broker)
}

/** How many accounts have an application that was drawn; sessions have ended by then, so the streams are asked. */
async function countDrawn(): Promise<number> {
  const { store } = broker.services
  const drawn = await Promise.all(
    members.map(async ({ account }) => {
      const { events } = await store.load(accountStream(accountId(account)), 0)
      return events.some(
        ({ event }) => event.kind === 'applications.won' || event.kind === 'applications.notWon',
      )
    }),
  )
  return drawn.filter(Boolean).length
}

async function draw(): Promise<Drawn> {
  passed += 2 * DAY_MS
  const cost = await tickCost(broker)
  return { ...cost, drawn: await countDrawn() }
}

answerParent(
  ({ kind }: DrawQuestion) => (kind === 'build' ? build() : draw()),
  () => broker.close(),
)

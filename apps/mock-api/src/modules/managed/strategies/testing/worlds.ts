import { type RequestInput, strategiesCancel, strategiesEnd, strategiesSubmit } from '@onelot/api-client'
import { type ListingsCommand, decimal, listings, streamId } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

const MOST_RUNS = 10

type Asked = RequestInput<typeof strategiesSubmit>

const grid: Asked = {
  instrument: demoInstruments.apple,
  strategy: { kind: 'grid', levels: 10, width: decimal('0.1') },
  amount: '5000',
  term: 20,
}
const crossing = { kind: 'crossing', fast: 2, slow: 5 } as const
const breakout = { kind: 'breakout', k: decimal('0.5') } as const

const begin = async (guide: WorldGuide, more: Partial<Asked> = {}): Promise<string> =>
  (await guide.call(strategiesSubmit, { ...grid, ...more })).run.id

/** A verified member. */
async function verified(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.passRealName()
}

async function pass(guide: WorldGuide, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) await guide.advance('24 h')
  await guide.login()
}

/** A run has gone on for some days; the session has begun anew. Returns its id. */
async function running(guide: WorldGuide, days: number, more: Partial<Asked> = {}): Promise<string> {
  await verified(guide)
  const run = await begin(guide, more)
  await pass(guide, days)
  return run
}

async function onApple({ broker }: WorldGuide, command: ListingsCommand): Promise<void> {
  const stream = streamId(listings.stream, demoInstruments.apple)
  const done = await broker.operator.command(listings, stream, command)
  if (!done.ok) throw new Error(`${command.kind} was refused: ${done.refusal.code}`)
}

async function delisted(guide: WorldGuide): Promise<void> {
  await running(guide, 4)
  const instrument = demoInstruments.apple
  await onApple(guide, { kind: 'listings.delist', instrument, reason: 'simulated' })
  await guide.advance('1 min')
}

async function halted(guide: WorldGuide): Promise<void> {
  await running(guide, 4)
  const instrument = demoInstruments.apple
  await onApple(guide, { kind: 'listings.setHalt', instrument, halted: true, reason: 'simulated' })
  await pass(guide, 3)
}

/** Of each state, the newest last. */
async function every(guide: WorldGuide): Promise<void> {
  await verified(guide)
  await guide.call(strategiesCancel, { run: await begin(guide, { amount: '900' }) })
  await begin(guide, { strategy: crossing, term: 5, amount: '1500' })
  const ending = await begin(guide, { strategy: breakout, amount: '2400' })
  await pass(guide, 3)
  await begin(guide)
  await pass(guide, 4)
  await guide.call(strategiesEnd, { run: ending })
  const instrument = koreanStock(guide.broker.services.market)
  await begin(guide, { instrument, strategy: crossing, amount: '3000000', term: 60 })
}

async function full(guide: WorldGuide): Promise<void> {
  await verified(guide)
  for (let count = 0; count < MOST_RUNS; count += 1) await begin(guide, { amount: '200' })
}

async function frozen(guide: WorldGuide): Promise<void> {
  await running(guide, 3)
  const command = { kind: 'members.setRestrictions', restrictions: ['frozen'] } as const
  const set = await guide.broker.operator.setOnMember(demoMember, command)
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

/** What becomes of runs of strategies. */
export const worlds = {
  /** Has just begun a run: it has not been traded, and may be cancelled. */
  runWaiting: { build: (guide) => running(guide, 0).then(() => undefined) },
  /** A run has gone on for six days, and has traded. */
  runRunning: { history: '7 days', build: (guide) => running(guide, 7).then(() => undefined) },
  /** Has asked that a run ends: it does at the next close. */
  runEnding: {
    history: '5 days',
    async build(guide) {
      await guide.call(strategiesEnd, { run: await running(guide, 5) })
    },
  },
  /** A run has ended because the member asked for it. */
  runEnded: {
    history: '7 days',
    async build(guide) {
      await guide.call(strategiesEnd, { run: await running(guide, 6) })
      await pass(guide, 1)
    },
  },
  /** A run was over after its term. */
  runTermEnded: {
    history: '7 days',
    build: (guide) => running(guide, 7, { strategy: crossing, term: 5 }).then(() => undefined),
  },
  /** A run was cancelled before its first close. */
  runCancelled: {
    async build(guide) {
      await guide.call(strategiesCancel, { run: await running(guide, 0) })
    },
  },
  /** A run has ended with its share. */
  runDelisted: { history: '5 days', build: delisted },
  /** The share of a run was halted three days ago. */
  runHalted: { history: '7 days', build: halted },
  /** Runs in each of these states, of each strategy. */
  runs: { history: '7 days', build: every },
  /** Has as many runs as one may have. */
  runsFull: { build: full },
  /** A run goes on before a member whose account is frozen. */
  runFrozen: { history: '3 days', build: frozen },
  /** A site without strategies. */
  withoutStrategies: {
    site: { modules: { strategies: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>

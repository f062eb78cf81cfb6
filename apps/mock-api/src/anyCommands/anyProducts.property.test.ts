import { type CalendarKind, calendarKinds, decimal, defaultSettings } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { liftRestriction } from '../modules/member/members/testing/restrict.ts'
import { DrawnBroker } from './drawnBroker.ts'
import { defaultSite } from './drawnWorld.ts'

import { drawnActs } from './drawnActs.ts'
import { type Seen, faultsAtEnd, faultsNow, productsLeftOver } from './sound.ts'
import type { Drawn } from './step.ts'
import { whatever } from './whatever.ts'
import { type Step, often } from './anyStep.ts'
import { takeStep } from './takeStep.ts'

const SEED = 20_261_128
/** ANY_COMMANDS_RUNS=110 in the nightly run. */
const RUNS = Number(process.env['ANY_COMMANDS_RUNS'] ?? '6')
const STEPS = 250
/** How often each kind occurs in all runs together. */
const LEAST_ACCEPTED = 1
/** What products hold is let go within so long. */
const LONGEST_WAIT_MS = 91 * 86_400_000

const products = await drawnActs()
const acts = new Map(products.flatMap((product) => Object.entries(product.acts)))
const kinds = products.flatMap((product) => product.kinds)
const anyAct = products.flatMap(({ drawn }) =>
  drawn.map(([weight, ...names]) => ({ weight, arbitrary: fc.constantFrom(...names) })),
)

/** Enough to borrow against, in the currencies of what is traded. */
const practiceMoney = {
  ...defaultSettings.practiceMoney,
  KRW: decimal('2000000000'),
  USD: decimal('500000'),
  THB: decimal('5000000'),
  TWD: decimal('5000000'),
}

interface ProductStep extends Drawn {
  readonly act: string
}
const anyProductStep: fc.Arbitrary<ProductStep> = fc.record({
  act: fc.oneof(...anyAct),
  ...whatever,
})

/** What happens beside products: trades, prices, what companies do, reviews and time. */
const anyOtherStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    often(10, 'placeMarket'),
    often(3, 'placeLimit'),
    often(6, 'closeMarket'),
    often(3, 'cancelAll'),
    often(4, 'enableMargin'),
    often(4, 'exchange'),
    often(3, 'cancelRequest'),
    often(1, 'closeAccount'),
    often(8, 'decideRequest'),
    often(10, 'movePrice'),
    often(6, 'releasePrice', 'halt'),
    often(5, 'restrict'),
    often(4, 'announceDividend'),
    often(4, 'announceSplit'),
    often(1, 'delist'),
    often(40, 'wait'),
    often(4, 'look'),
    often(2, 'restart'),
  ),
  ...whatever,
})

async function takeProductStep(drawn: DrawnBroker, { act: name, ...step }: ProductStep): Promise<void> {
  drawn.pass(step.seconds * 1_000)
  if (step.ticked) await drawn.tick()
  const act = acts.get(name)
  if (act === undefined) throw new Error(`${name} is no act`)
  const who = drawn.memberAt(step.member)
  await liftRestriction(drawn, who, step)
  await act(drawn, who, step)
}

/** What cannot be sold would be waited for without end. */
async function resumeAll(drawn: DrawnBroker): Promise<void> {
  for (const { id } of drawn.instruments)
    if (drawn.statusOf(id) === 'halted') await drawn.broker.operator.setHalt(id, false)
}

describe('a broker under any sequence of commands of its products', () => {
  const accepted = new Map<string, number>()

  async function run(calendar: CalendarKind, steps: readonly (Step | ProductStep)[]): Promise<void> {
    const site = { ...defaultSite, settings: { ...defaultSettings, practiceMoney } }
    const drawn = new DrawnBroker(calendar, createMemoryStore(), { site })
    await drawn.open()
    const seen: Seen = new WeakSet()
    for (const step of steps) {
      await ('act' in step ? takeProductStep(drawn, step) : takeStep(drawn, step))
      expect(await faultsNow(drawn, seen), JSON.stringify(step)).toEqual([])
    }
    await drawn.tick()
    expect(await faultsAtEnd(drawn)).toEqual([])
    await resumeAll(drawn)
    drawn.pass(LONGEST_WAIT_MS)
    await drawn.tick()
    for (const [kind, count] of drawn.store.accepted) accepted.set(kind, (accepted.get(kind) ?? 0) + count)
    expect(await faultsNow(drawn, seen)).toEqual([])
    expect(await productsLeftOver(drawn)).toEqual([])
  }

  it(
    'conserves money, holds what its products hold and nothing else, and ends whatever was begun',
    { timeout: 600_000 },
    async () => {
      const step = fc.oneof({ weight: 1, arbitrary: anyProductStep }, { weight: 1, arbitrary: anyOtherStep })
      const sequences = fc.array(step, { minLength: STEPS, maxLength: STEPS })
      const parameters = { seed: SEED, numRuns: RUNS, endOnFailure: true }
      await fc.assert(fc.asyncProperty(fc.constantFrom(...calendarKinds), sequences, run), parameters)
      const seldom = kinds.filter((kind) => (accepted.get(kind) ?? 0) < LEAST_ACCEPTED)
      expect(seldom, JSON.stringify([...accepted])).toEqual([])
    },
  )
})

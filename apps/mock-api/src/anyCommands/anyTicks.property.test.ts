import { type CalendarKind, calendarKinds } from '@onelot/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DrawnBroker } from './drawnBroker.ts'
import { createRecordedStore } from './recordedStore.ts'
import { type Step, anyStep } from './anyStep.ts'
import { takeStep } from './takeStep.ts'

const SEED = 20_261_123
const RUNS = 40
const STEPS = 120
const HOUR_MS = 3_600_000

/** What a broker has stored once so many hours have passed, a tick after each part of them. */
async function afterHours(drawn: DrawnBroker, parts: readonly number[]) {
  await drawn.start()
  for (const hours of parts) {
    drawn.pass(hours * HOUR_MS)
    await drawn.tick()
  }
  expect(drawn.errors).toEqual([])
  const { events, rows, timers, deliveries } = await drawn.store.dump()
  return { events, rows, timers, deliveries }
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

it(
  'whatever members and operators did, time leads to the same in one tick as in many',
  { timeout: 600_000 },
  async () => {
    let events = 0
    async function run(calendar: CalendarKind, steps: readonly Step[], parts: readonly number[]) {
      const { store, copy } = createRecordedStore()
      const drawn = new DrawnBroker(calendar, store)
      await drawn.open()
      for (const step of steps) await takeStep(drawn, step)
      const before = (await drawn.store.dump())['events']?.length ?? 0
      const now = drawn.clock.now()
      const one = await afterHours(new DrawnBroker(calendar, await copy(), { begins: now }), [sum(parts)])
      const many = await afterHours(new DrawnBroker(calendar, await copy(), { begins: now }), parts)
      expect(one).toEqual(many)
      events += (one.events?.length ?? 0) - before
    }
    const steps = fc.array(anyStep, { minLength: STEPS, maxLength: STEPS })
    const parts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 8, maxLength: 16 })
    // A sequence takes most of a second: one that fails is not made shorter.
    const parameters = { seed: SEED, numRuns: RUNS, endOnFailure: true }
    await fc.assert(fc.asyncProperty(fc.constantFrom(...calendarKinds), steps, parts, run), parameters)
    // Time did lead to something.
    expect(events).toBeGreaterThan(RUNS * 10)
  },
)

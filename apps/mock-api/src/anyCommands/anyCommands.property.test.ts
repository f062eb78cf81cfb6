import { type CalendarKind, calendarKinds } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActs } from './anyActs.ts'
import { DrawnBroker } from './drawnBroker.ts'
import { type Seen, faultsAtEnd, faultsNow, leftOver } from './sound.ts'
import { type Step, anyStep } from './anyStep.ts'
import { takeStep } from './takeStep.ts'

const SEED = 20_261_122
/** ANY_COMMANDS_RUNS=110 in the nightly run. */
const RUNS = Number(process.env['ANY_COMMANDS_RUNS'] ?? '25')
const STEPS = 375
/** Commands of a run: those that were sent, and those that the broker carried out by itself; the wait at the end is not counted. */
const LEAST_COMMANDS_OF_A_RUN = 180
/** How often each kind occurs in all runs together. Which comes first of two requests at once is the same in each run of a seed. */
const LEAST_ACCEPTED = 20
/** Whatever waits ends within so long. */
const LONGEST_WAIT_MS = 91 * 86_400_000

/** What leads to events: endpoints, timers and watches, processes, and what operators do. */
const kinds = anyActs.flatMap((one) => one.kinds)

/** Sums over all runs. */
class Tally {
  readonly accepted = new Map<string, number>()
  commands = 0
  restarts = 0
  sessionChanges = 0

  add({ store, restarts, sessionChanges }: DrawnBroker): void {
    for (const [kind, count] of store.accepted)
      this.accepted.set(kind, (this.accepted.get(kind) ?? 0) + count)
    this.restarts += restarts
    this.sessionChanges += sessionChanges
  }
}

describe('a broker under any sequence of commands', () => {
  const tally = new Tally()

  async function run(calendar: CalendarKind, steps: readonly Step[]): Promise<void> {
    const drawn = new DrawnBroker(calendar)
    await drawn.open()
    const seen: Seen = new WeakSet()
    for (const step of steps) {
      await takeStep(drawn, step)
      expect(await faultsNow(drawn, seen), JSON.stringify(step)).toEqual([])
    }
    await drawn.tick()
    expect(await faultsAtEnd(drawn)).toEqual([])
    tally.commands += drawn.sent + drawn.store.carriedOut()
    drawn.pass(LONGEST_WAIT_MS)
    await drawn.tick()
    tally.add(drawn)
    expect(await faultsNow(drawn, seen)).toEqual([])
    expect(await leftOver(drawn)).toEqual([])
  }

  it(
    'conserves money, fills no order twice, holds no position below zero, and fills one order of a group',
    { timeout: 600_000 },
    async () => {
      const sequences = fc.array(anyStep, { minLength: STEPS, maxLength: STEPS })
      // A sequence takes most of a second: one that fails is not made shorter.
      const parameters = { seed: SEED, numRuns: RUNS, endOnFailure: true }
      await fc.assert(fc.asyncProperty(fc.constantFrom(...calendarKinds), sequences, run), parameters)
      const seldom = kinds.filter((kind) => (tally.accepted.get(kind) ?? 0) < LEAST_ACCEPTED)
      expect(seldom, JSON.stringify([tally.commands, ...tally.accepted])).toEqual([])
      expect(tally.commands).toBeGreaterThanOrEqual(RUNS * LEAST_COMMANDS_OF_A_RUN)
      expect(tally.restarts).toBeGreaterThanOrEqual(LEAST_ACCEPTED)
      expect(tally.sessionChanges).toBeGreaterThanOrEqual(LEAST_ACCEPTED)
    },
  )
})

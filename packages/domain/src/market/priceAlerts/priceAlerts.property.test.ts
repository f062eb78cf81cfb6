import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Instant, plusMs } from '../../base/instant.ts'
import type { Cross } from '../../base/module/schedule.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import type { PriceAlertsCommand } from './command.ts'
import { DAY_MS, contextAt, create, decideOn, falls, now, rises } from './testing/fixture.ts'
import { priceAlerts } from './module.ts'

const SEED = 20_261_129

const TICK = 50
const START = 31_000
const LEVEL = { rises: 31_500, falls: 30_500 } as const

interface Step {
  /** Ticks that the price moves by. */
  readonly ticks: number
  readonly minutes: number
  readonly halted: boolean
}

const isMet = ({ when, ...cross }: Cross, price: number): boolean => {
  if (cross.kind !== 'level') return false
  const order = compareDecimals(decimal(String(price)), cross.price)
  return when === 'atLeast' ? order >= 0 : order <= 0
}

/** Runs an alert along a path as the kernel does, and names the steps at which it fired. */
function firingsOf(direction: 'rises' | 'falls', repeat: 'once' | 'daily', path: readonly Step[]) {
  const condition = direction === 'rises' ? rises('31500') : falls('30500')
  const first = decideOn(priceAlerts.initial, create(condition, repeat), contextAt(String(START)))
  let { after: state, waits } = first
  let at: Instant = now
  let price = START
  const fired: number[] = []
  path.forEach(({ ticks, minutes, halted }, index) => {
    at = plusMs(at, minutes * 60_000)
    if (!halted) price = Math.min(40_000, Math.max(22_000, price + ticks * TICK))
    const act = (command: PriceAlertsCommand, when: Instant) => {
      const done = decideOn(state, command, contextAt(String(price), { at: when, halted }))
      state = done.after
      if (done.waits.length > 0) ({ waits } = done)
      if (done.events.some(({ kind }) => kind === 'priceAlerts.fired')) fired.push(index)
    }
    for (const timer of waits.flatMap(({ timers }) => timers))
      if (timer.kind === 'priceAlerts.newDay' && timer.dueAt <= at)
        act({ kind: 'priceAlerts.newDay', owner: 'a1' }, timer.dueAt)
    // The market reports nothing in a halt; the rules refuse it all the same.
    for (const { kind, cross } of waits.flatMap(({ watches }) => watches))
      if ((kind === 'priceAlerts.fire' || kind === 'priceAlerts.comeBack') && isMet(cross, price))
        act({ kind, owner: 'a1', price: decimal(String(price)) }, at)
  })
  return fired
}

const steps = fc.array(
  fc.record({
    ticks: fc.integer({ min: -15, max: 15 }),
    minutes: fc.integer({ min: 1, max: 900 }),
    halted: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
)

/** Prices of the path, step by step. */
function pricesOf(path: readonly Step[]): readonly number[] {
  let price = START
  return path.map(({ ticks, halted }) => {
    if (!halted) price = Math.min(40_000, Math.max(22_000, price + ticks * TICK))
    return price
  })
}

it('an alert fires at most once a crossing and once a day, never in a halt, and only where its price is met', () => {
  let firings = 0
  fc.assert(
    fc.property(
      fc.constantFrom('rises', 'falls'),
      fc.constantFrom('once', 'daily'),
      steps,
      (direction, repeat, path) => {
        const fired = firingsOf(direction, repeat, path)
        const prices = pricesOf(path)
        const isBeyond = (price: number | undefined): boolean =>
          price !== undefined && (direction === 'rises' ? price >= LEVEL.rises : price <= LEVEL.falls)
        const days = path.map((_, index) => {
          const ms = path.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes * 60_000, 0)
          return Math.floor((Date.parse(now) + ms) / DAY_MS)
        })
        firings += fired.length
        expect(fired.filter((index) => path[index]?.halted)).toEqual([])
        expect(fired.filter((index) => !isBeyond(prices[index]))).toEqual([])
        expect(new Set(fired.map((index) => days[index])).size).toBe(fired.length)
        expect(fired.length).toBeLessThanOrEqual(repeat === 'once' ? 1 : days.length)
        // Between two firings the price came back.
        const cameBack = fired
          .slice(1)
          .map((index, before) => prices.slice(fired[before] ?? 0, index).some((price) => !isBeyond(price)))
        expect(cameBack).toEqual(cameBack.map(() => true))
      },
    ),
    { seed: SEED, numRuns: 1_000 },
  )
  expect(firings).toBeGreaterThan(200)
})

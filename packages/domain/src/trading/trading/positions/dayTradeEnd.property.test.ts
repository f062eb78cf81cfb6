import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leverages } from '../../../base/instruments/instrument.ts'
import { add, compare, isNegative, zero } from '../../../base/money/money.ts'
import { isDayTrade } from '../orders/dayTrade.ts'
import type { DayTradeResult } from '../orders/dayTradeResults.ts'
import { sides } from '../orders/order.ts'
import { Model, run } from '../testing/model.ts'
import type { Step } from '../testing/modelStep.ts'

const RUNS = 200

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    'market',
    'limit',
    'limit',
    'move',
    'move',
    'wait',
    'wait',
    'rest',
    'close',
    'amend',
    'protect',
    'cancel',
    'enable',
  ),
  instrument: fc.nat(3),
  pick: fc.nat(1_000),
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(...leverages),
  lots: fc.integer({ min: 1, max: 60 }),
  ticks: fc.integer({ min: -300, max: 300 }),
  phase: fc.oneof({ weight: 8, arbitrary: fc.constant('regular' as const) }, fc.constant('closed' as const)),
  halted: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  dayTrade: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
})

const byMarket = (model: Model) => {
  const sums = new Map<string, { day: string; net: ReturnType<typeof zero>; closed: number }>()
  for (const event of model.events) {
    if (event.kind !== 'trading.orderFilled' || event.execution.purpose !== 'close') continue
    if (!isDayTrade(event.position.terms)) continue
    const { market, currency, tradingDay, netProfit } = event.execution
    const before = sums.get(market)
    const isSame = before?.day === tradingDay
    sums.set(market, {
      day: tradingDay,
      net: add(isSame ? before.net : zero(currency), netProfit),
      closed: (isSame ? before.closed : 0) + 1,
    })
  }
  return sums
}

describe('whatever happens to day trades', () => {
  test('none is open after its time, or it waits for the first price without an order of its own', () => {
    let ended = 0
    let carriedOver = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const model = new Model()
        run(model, steps, () => {
          const overdue = model.positions.filter(
            ({ closesAt }) => closesAt !== undefined && closesAt <= model.now,
          )
          for (const { id, carriedSince, fill } of overdue) {
            expect(carriedSince).toBeDefined()
            expect(fill.lockedUntil).toBeUndefined()
            const asked = model.orders.filter(
              ({ position, placedAt }) =>
                position === id && carriedSince !== undefined && placedAt < carriedSince,
            )
            expect(asked).toEqual([])
          }
          const waiting = model.orders.filter(({ purpose, terms }) => purpose === 'open' && isDayTrade(terms))
          for (const { expiresAt } of waiting) expect(expiresAt && expiresAt > model.now).toBe(true)
        })
        for (const event of model.events) {
          if (event.kind === 'trading.dayTradeCarried') carriedOver += 1
          if (event.kind === 'trading.orderFilled' && event.execution.cause === 'dayTradeEnd') {
            ended += 1
            expect(isDayTrade(event.position.terms)).toBe(true)
          }
        }
      }),
      { seed: 20_260_105, numRuns: RUNS },
    )
    expect(ended).toBeGreaterThan(RUNS / 10)
    expect(carriedOver).toBeGreaterThan(RUNS / 20)
  })

  test('the result of the day is the sum of what was closed on it, and its lowest no greater', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const model = new Model()
        run(model, steps)
        const sums = byMarket(model)
        for (const [market, result] of Object.entries<DayTradeResult>(model.holder.state.dayTrades)) {
          const sum = sums.get(market)
          expect(result).toMatchObject({ day: sum?.day, realised: sum?.net, closed: sum?.closed })
          expect(compare(result.lowest, result.realised)).toBeLessThanOrEqual(0)
          expect(
            isNegative(result.lowest) || result.lowest.amount === zero(result.lowest.currency).amount,
          ).toBe(true)
          compared += 1
        }
        expect(Object.keys(model.holder.state.dayTrades)).toHaveLength(sums.size)
      }),
      { seed: 20_260_106, numRuns: RUNS },
    )
    expect(compared).toBeGreaterThan(RUNS / 4)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Instant, instant } from '../instant.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, add, money, negate, zero } from '../money/money.ts'
import { type Flow, flowsByMonth, flowsOf } from './monthFlows.ts'

const at = (time: string): Instant => instant(Date.parse(time))
const moved = (time: string, amount: string, currency: 'USD' | 'KRW' = 'USD'): Flow => ({
  at: at(time),
  money: money(currency, amount),
})

const total = (all: readonly Money[]): Money => add<Currency>(zero('USD'), ...all)

describe('the months of a record', () => {
  const flows = [
    moved('2026-03-10T03:00:00Z', '-5'),
    moved('2026-03-09T03:00:00Z', '12', 'KRW'),
    moved('2026-03-09T02:00:00Z', '3'),
    moved('2026-03-09T01:00:00Z', '4'),
    // The first of March in Seoul, the last of February in New York.
    moved('2026-02-28T16:00:00Z', '-2'),
    { at: at('2025-12-31T02:00:00Z') },
  ]

  it('have what came and what left in each currency, apart, the newest month first', () => {
    expect(flowsByMonth(flows, 'Asia/Seoul')).toEqual([
      {
        month: '2026-03-01',
        entries: 5,
        sums: [
          { in: money('USD', '7'), out: money('USD', '7') },
          { in: money('KRW', '12'), out: zero('KRW') },
        ],
      },
      { month: '2025-12-01', entries: 1, sums: [] },
    ])
  })

  it('are those of the zone that asks', () => {
    const months = flowsByMonth(flows, 'America/New_York').map(({ month, entries }) => [month, entries])
    expect(months).toEqual([
      ['2026-03-01', 4],
      ['2026-02-01', 1],
      ['2025-12-01', 1],
    ])
  })

  it('count what is held for an order as an entry, and as neither', () => {
    const line = { sequence: 1, at: at('2026-03-10T03:00:00Z'), ref: 'O1', money: money('USD', '100') }
    const held = { ...line, from: 'available', to: 'frozen', reason: 'orderFrozen' } as const
    const paid = { ...line, from: 'available', to: 'fees', reason: 'commission', sequence: 2 } as const
    expect(flowsByMonth(flowsOf([paid, held]), 'UTC')).toEqual([
      { month: '2026-03-01', entries: 2, sums: [{ in: zero('USD'), out: money('USD', '100') }] },
    ])
  })

  it('have a sale as it is listed: in before its charges, which are out', () => {
    const line = { sequence: 1, at: at('2026-03-10T03:00:00Z'), ref: 'O1' }
    const charged = { from: 'margin', to: 'fees', reason: 'commission', money: money('USD', '2') } as const
    const back = {
      from: 'margin',
      to: 'available',
      reason: 'marginReturned',
      money: money('USD', '98'),
    } as const
    const gained = { from: 'house', to: 'available', reason: 'profit', money: money('USD', '10') } as const
    const sale = [charged, back, gained].map((one) => ({ ...line, ...one }))
    expect(flowsByMonth(flowsOf(sale), 'UTC')).toMatchObject([
      { sums: [{ in: money('USD', '110'), out: money('USD', '2') }] },
    ])
  })

  it('have every flow once: what came less what left is what all flows add up to', () => {
    const day = 86_400_000
    const flow = fc
      .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -1_000_000, max: 1_000_000 }))
      .map(([days, cents]): Flow => ({
        at: instant(Date.parse('2024-01-01T23:30:00Z') + days * day),
        money: money('USD', (cents / 100).toFixed(2)),
      }))
    fc.assert(
      fc.property(fc.array(flow), fc.constantFrom('Asia/Seoul', 'America/New_York'), (all, zone) => {
        const months = flowsByMonth(all, zone)
        const nets = months.flatMap(({ sums }) => sums.map((sum) => add(sum.in, negate(sum.out))))
        expect(total(nets)).toEqual(total(all.flatMap(({ money: one }) => one ?? [])))
        expect(months.reduce((sum, { entries }) => sum + entries, 0)).toBe(all.length)
        const names = months.map(({ month }) => month)
        expect(names).toEqual([...new Set(names)].toSorted().toReversed())
      }),
      { seed: 26_11, numRuns: 300 },
    )
  })
})

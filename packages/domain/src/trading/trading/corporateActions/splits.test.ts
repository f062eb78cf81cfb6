import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnouncedSplit } from '../../../base/instruments/announced.ts'
import { orderId } from '../../../base/ids.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { balanceOf } from '../../../base/ledger/ledger.ts'
import {
  type Holder,
  NOW,
  accepted,
  after,
  contextOf,
  decideFor,
  fold,
  instruments,
  trader,
} from '../testing/fixture.ts'
import type { Side, WorkingClosingOrder } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'

const SEED = 20_261_129

const opensAt = plusMs(NOW, 86_400_000)
const splitOf = (to: number, from: number): AnnouncedSplit => ({
  kind: 'split',
  id: 'S1',
  instrument: instruments.newYork.id,
  market: 'US',
  announcedAt: NOW,
  exDate: localDate('2026-01-06'),
  opensAt,
  ratio: { to, from },
})

const bought = (lots: number, side: Side = 'long', leverage: 1 | 2 = 1): Holder =>
  after(trader, [
    {
      kind: 'trading.placeOrder',
      terms: { instrument: instruments.newYork.id, side, type: 'market', lots, leverage },
    },
    contextOf(instruments.newYork, '100', '100'),
  ])

/** The account after a split; `close` is the close before it, in units after it. */
function splitBy(holder: Holder, split: AnnouncedSplit, close: Decimal): Holder {
  const context = contextOf(instruments.newYork, close, close, { now: opensAt })
  return after(
    after(holder, [
      { kind: 'trading.noteAction', action: split },
      contextOf(instruments.newYork, '100', '100'),
    ]),
    [{ kind: 'trading.takeEffect', owner: split.id }, context],
  )
}

const positionsOf = ({ state }: Holder): readonly OpenPosition[] => Object.values(state.positions)
/** What is available, and what open positions would pay at a price, charges aside. */
function worthAt(holder: Holder, price: Decimal): number {
  const held = positionsOf(holder).map(({ fill, terms, lotSize }) => {
    const gained = exact(price).minus(fill.price).times(lotSize).times(String(fill.lots))
    return exact(fill.margin.amount).plus(terms.side === 'long' ? gained : gained.neg())
  })
  const available = exact(balanceOf(holder.ledger, 'USD', 'available').amount)
  return Number(held.reduce((sum, one) => sum.plus(one), available).toFixed(6))
}

describe('a split', () => {
  it('re-bases working orders with what they wait for, and cancels what leaves no whole unit', () => {
    const holder = bought(10)
    const [position] = positionsOf(holder)
    if (position === undefined) throw new Error('nothing was bought')
    const order = (
      id: string,
      lots: number,
      more: Pick<WorkingClosingOrder, 'activation' | 'group'>,
    ): WorkingClosingOrder => ({
      id: orderId(id),
      number: 9,
      position: position.id,
      terms: { ...position.terms, type: 'limit', limitPrice: decimal('120.01'), lots },
      market: 'US',
      currency: 'USD',
      lotSize: decimal('1'),
      placedAt: NOW,
      purpose: 'close',
      origin: 'member',
      ...more,
    })
    const trail = {
      kind: 'trail',
      at: 'bid',
      when: 'atMost',
      phases: ['regular'],
      peak: decimal('100'),
      distance: { kind: 'amount', amount: decimal('4') },
    } as const
    const placed = [order('X', 10, {}), order('Y', 10, { activation: trail, group: 'g' }), order('Z', 1, {})]
    const withOrders = fold(
      holder,
      placed.map((one) => ({ kind: 'trading.orderPlaced', version: 1, at: NOW, postings: [], order: one })),
    )
    const split = splitBy(withOrders, splitOf(1, 2), decimal('200'))
    expect(Object.values(split.state.orders)).toMatchObject([
      { id: 'X', terms: { lots: 5, limitPrice: '240.02' } },
      { id: 'Y', activation: { peak: '200', distance: { amount: '8' } } },
    ])
    expect(positionsOf(split)).toMatchObject([{ fill: { lots: 5, price: '200' }, terms: { lots: 5 } }])
  })

  it('re-bases the protection that an order will give its position', () => {
    const terms = {
      instrument: instruments.newYork.id,
      side: 'long',
      type: 'limit',
      limitPrice: decimal('90'),
      lots: 10,
      leverage: 1,
      protection: { takeProfit: decimal('120.01'), stopLoss: { kind: 'level', price: decimal('80') } },
    } as const
    const resting = after(trader, [
      { kind: 'trading.placeOrder', terms: { ...terms, timeInForce: 'goodTillCancelled' } },
      contextOf(instruments.newYork, '100', '100'),
    ])
    const split = splitBy(resting, splitOf(2, 1), decimal('50'))
    expect(Object.values(split.state.orders)).toMatchObject([
      {
        terms: {
          lots: 20,
          limitPrice: '45',
          protection: { takeProfit: '60.01', stopLoss: { kind: 'level', price: '40' } },
        },
      },
    ])
  })

  it('is done once, and not before its opening', () => {
    const holder = bought(10)
    const noted = after(holder, [
      { kind: 'trading.noteAction', action: splitOf(2, 1) },
      contextOf(instruments.newYork, '100', '100'),
    ])
    const effect = { kind: 'trading.takeEffect', owner: 'S1' } as const
    const early = decideFor(noted, effect, contextOf(instruments.newYork, '100', '100'))
    expect(early).toMatchObject({ ok: false, refusal: { code: 'ORDER_WRONG_STATE' } })
    const context = contextOf(instruments.newYork, '50', '50', { now: opensAt })
    const split = after(noted, [effect, context])
    expect(positionsOf(split)).toMatchObject([{ fill: { lots: 20 } }])
    expect(decideFor(split, effect, context)).toMatchObject({ ok: false })
  })

  it('is not done again where its announcement arrives after it', () => {
    const split = splitBy(bought(10), splitOf(2, 1), decimal('50'))
    const late = { kind: 'trading.noteAction', action: splitOf(2, 1) } as const
    expect(accepted(decideFor(split, late, contextOf(instruments.newYork, '100', '100')))).toEqual([])
    const next = { ...late, action: { ...splitOf(2, 1), id: 'S2', exDate: localDate('2026-01-07') } }
    expect(accepted(decideFor(split, next, contextOf(instruments.newYork, '50', '50')))).toHaveLength(1)
  })

  it('leaves alone what was opened after it, where its announcement arrives late', () => {
    const later = contextOf(instruments.newYork, '50', '50', { now: plusMs(opensAt, 1) })
    const terms = { instrument: instruments.newYork.id, side: 'long', lots: 10, leverage: 1 } as const
    const limit = { ...terms, type: 'limit', limitPrice: decimal('40') } as const
    const holder = after(
      trader,
      [{ kind: 'trading.placeOrder', terms: { ...terms, type: 'market' } }, later],
      [{ kind: 'trading.placeOrder', terms: limit }, later],
    )
    const split = splitBy(holder, splitOf(2, 1), decimal('50'))
    expect(positionsOf(split)).toMatchObject([{ fill: { lots: 10, price: '50' } }])
    expect(Object.values(split.state.orders)).toMatchObject([{ terms: { lots: 10, limitPrice: '40' } }])
  })

  it('is noted with an order that opens after its announcement', () => {
    const context = contextOf(instruments.newYork, '100', '100', { actions: [splitOf(2, 1)] })
    const terms = {
      instrument: instruments.newYork.id,
      side: 'long',
      type: 'limit',
      limitPrice: decimal('90'),
      lots: 1,
      leverage: 1,
    } as const
    const events = accepted(decideFor(trader, { kind: 'trading.placeOrder', terms }, context))
    expect(events.map(({ kind }) => kind)).toEqual(['trading.actionNoted', 'trading.orderPlaced'])
  })

  it('changes no worth but for rounding, and neither makes nor loses money', () => {
    fc.assert(
      fc.property(
        fc.record({
          lots: fc.integer({ min: 1, max: 400 }),
          to: fc.integer({ min: 1, max: 20 }),
          from: fc.integer({ min: 1, max: 20 }),
          side: fc.constantFrom<Side>('long', 'short'),
          leverage: fc.constantFrom(1, 2),
          close: fc.integer({ min: 6_000, max: 14_000 }),
        }),
        ({ lots, to, from, side, leverage, close }) => {
          const before = bought(lots, side, leverage)
          const old = decimal((close / 100).toFixed(2))
          const rebased = decimal(exact(old).times(String(from)).div(String(to)).toFixed(8))
          const split = splitBy(before, splitOf(to, from), rebased)
          // Half a cent of each rounding: of the entry price, of the parts of the margin, and of the profit of the fraction.
          const tolerance = 0.03 + lots * to * 1e-8
          expect(Math.abs(worthAt(split, rebased) - worthAt(before, old))).toBeLessThan(tolerance)
          const total = Object.values(split.ledger.USD ?? {}).reduce((sum, one) => sum.plus(one), exact('0'))
          expect(total.toFixed(2)).toBe('0.00')
          const margins = positionsOf(split).reduce(
            (sum, { fill }) => sum.plus(fill.margin.amount),
            exact('0'),
          )
          expect(margins.toFixed(2)).toBe(balanceOf(split.ledger, 'USD', 'margin').amount)
          const held = positionsOf(split).reduce((sum, { fill }) => sum + fill.lots, 0)
          expect(held).toBe(Math.floor((lots * to) / from))
        },
      ),
      { seed: SEED, numRuns: 300 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnouncedDividend } from '../../../base/instruments/announced.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { balanceOf, post, posting } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { add, money, subtract, zero } from '../../../base/money/money.ts'
import {
  type Holder,
  NOW,
  accepted,
  after,
  changeBy,
  contextOf,
  decideFor,
  fold,
  instruments,
  ledgerOf,
  trader,
} from '../testing/fixture.ts'
import { trading } from '../module.ts'
import { pastAccounts } from '../portfolio/history.ts'
import type { OpenPosition } from '../positions/position.ts'
import { actionRows } from '../lists/actionRows.ts'
import type { Side } from '../orders/order.ts'

const SEED = 20_261_129

const opensAt = plusMs(NOW, 86_400_000)
const paysAt = plusMs(NOW, 3 * 86_400_000)
const dividendOf = (amount: string): AnnouncedDividend => ({
  kind: 'dividend',
  id: 'D1',
  instrument: instruments.newYork.id,
  market: 'US',
  announcedAt: NOW,
  exDate: localDate('2026-01-06'),
  opensAt,
  amount: decimal(amount),
  currency: 'USD',
  payDate: localDate('2026-01-08'),
  paysAt,
})
const at = (now: typeof NOW) =>
  contextOf(instruments.newYork, '100', '100', { now, dividendWithholding: decimal('0.154') })
const noted = (holder: Holder, amount: string): Holder =>
  after(holder, [{ kind: 'trading.noteAction', action: dividendOf(amount) }, at(NOW)])
const counting = { kind: 'trading.takeEffect', owner: 'D1' } as const
const paying = { kind: 'trading.payDividend', dividend: 'D1' } as const

const opened = (holder: Holder, lots: number, side: Side, leverage: 1 | 2 | 5 | 10): Holder =>
  after(holder, [
    {
      kind: 'trading.placeOrder',
      terms: { instrument: instruments.newYork.id, side, type: 'market', lots, leverage },
    },
    at(NOW),
  ])

const heldMargin = ({ state }: Holder): string =>
  add(zero('USD'), ...Object.values<OpenPosition>(state.positions).map(({ fill }) => fill.margin)).amount

const withAvailable = (holder: Holder, available: string): Holder => ({
  ...holder,
  ledger: post(
    holder.ledger,
    posting(
      'available',
      'external',
      subtract(balanceOf(holder.ledger, 'USD', 'available'), money('USD', available)),
      'requestReleased',
      'W1',
    ),
  ),
})

describe('a dividend', () => {
  it('is counted at the opening of the ex-date and paid later, less withholding', () => {
    const holder = noted(opened(trader, 7, 'long', 1), '0.333')
    expect(decideFor(holder, counting, at(NOW))).toMatchObject({ ok: false })
    expect(decideFor(holder, paying, at(paysAt))).toMatchObject({ ok: false })
    const counted = accepted(decideFor(holder, counting, at(opensAt)))
    expect(ledgerOf(counted)).toEqual([])
    const entitled = after(holder, [counting, at(opensAt)])
    const paid = accepted(decideFor(entitled, paying, at(paysAt)))
    expect(ledgerOf(paid)).toEqual([
      'house -> available 2.33 USD dividend',
      'available -> tax 0.36 USD withholding',
    ])
    const done = after(entitled, [paying, at(paysAt)])
    expect(decideFor(done, paying, at(paysAt))).toMatchObject({ ok: false })
    expect(done.state.totals.realised.USD).toBe('1.97')
    expect(done.state.actions).toEqual({})
  })

  it('of 430 shares at 1,250 won is 537,500, of which 82,775 is withheld (example 12)', () => {
    const { seoul } = instruments
    const priced = (now: typeof NOW) =>
      contextOf(seoul, '31450', '31450', { now, dividendWithholding: decimal('0.154') })
    const action: AnnouncedDividend = {
      ...dividendOf('1250'),
      ...{ instrument: seoul.id, market: 'KRX', currency: 'KRW' },
    }
    const terms = { instrument: seoul.id, side: 'long', type: 'market', lots: 430, leverage: 1 } as const
    const holder = after(
      trader,
      [{ kind: 'trading.placeOrder', terms }, priced(NOW)],
      [{ kind: 'trading.noteAction', action }, priced(NOW)],
      [counting, priced(opensAt)],
    )
    expect(ledgerOf(accepted(decideFor(holder, paying, priced(paysAt))))).toEqual([
      'house -> available 537500 KRW dividend',
      'available -> tax 82775 KRW withholding',
    ])
  })

  it('charges a short at once: what is available first, then its margin, which is smaller from then on', () => {
    const poor = noted(withAvailable(opened(trader, 10, 'short', 2), '1.00'), '0.24')
    expect(ledgerOf(accepted(decideFor(poor, counting, at(opensAt))))).toEqual([
      'margin -> available 1.40 USD marginDrawn',
      'available -> house 2.40 USD dividendCharge',
    ])
    const charged = after(poor, [counting, at(opensAt)])
    expect(charged.state.positions).toMatchObject({ O1: { fill: { margin: { amount: '498.60' } } } })
    expect(heldMargin(charged)).toBe(balanceOf(charged.ledger, 'USD', 'margin').amount)
  })

  it('leaves a debt where a short’s margin does not reach, of a position that any price then closes', () => {
    const poor = noted(withAvailable(opened(trader, 10, 'short', 10), '0.00'), '30')
    const counted = accepted(decideFor(poor, counting, at(opensAt)))
    expect(ledgerOf(counted)).toEqual([
      'margin -> available 100.00 USD marginDrawn',
      'debt -> available 200.00 USD debtIncurred',
      'available -> house 300.00 USD dividendCharge',
    ])
    const charged = after(poor, [counting, at(opensAt)])
    expect(charged.state.totals.realised.USD).toBe('-300')
    expect(actionRows(counted)).toMatchObject([
      { row: undefined },
      {
        row: {
          body: {
            record: {
              kind: 'charged',
              lines: [{ net: { amount: '300.00' }, missing: { amount: '200.00' } }],
            },
          },
        },
      },
    ])
    const [schedule] = trading.schedule(changeBy(poor, counted))
    expect(schedule).toMatchObject({
      owner: 'O1',
      watches: [{ kind: 'trading.stopOut', cross: { price: '0', when: 'atLeast' } }],
    })
    const low = contextOf(instruments.newYork, '70', '70', { now: opensAt })
    const closed = after(charged, [{ kind: 'trading.stopOut', owner: 'O1', price: decimal('70') }, low])
    expect(closed.state.positions).toEqual({})
  })

  it('takes a debt of whatever becomes available, once', () => {
    const poor = noted(withAvailable(opened(trader, 10, 'short', 10), '0.00'), '30')
    const charged = after(poor, [counting, at(opensAt)])
    expect(trading.follows?.(charged.ledger, opensAt)).toEqual([])
    const paidIn = (amount: string) =>
      post(charged.ledger, posting('external', 'available', money('USD', amount), 'reward', 'R1'))
    const collected = (amount: string) => ledgerOf(trading.follows?.(paidIn(amount), opensAt) ?? [])
    expect(collected('150')).toEqual(['available -> debt 150.00 USD debtCollected'])
    expect(collected('250')).toEqual(['available -> debt 200.00 USD debtCollected'])
  })

  it('is netted by what was opened first on each side, and taxed only for the rest', () => {
    const legs = [
      [40, 'long'],
      [60, 'long'],
      [70, 'short'],
    ] as const
    const holder = legs.reduce((before, [lots, side]) => opened(before, lots, side, 2), trader)
    const entitled = after(noted(holder, '1'), [counting, at(opensAt)])
    expect(entitled.state.actions).toMatchObject({
      D1: {
        longs: [{ position: 'O2', quantity: '30', gross: { amount: '30.00' }, withheld: { amount: '4.62' } }],
      },
    })
    expect(ledgerOf(accepted(decideFor(entitled, paying, at(paysAt))))).toEqual([
      'house -> available 30.00 USD dividend',
      'available -> tax 4.62 USD withholding',
    ])
    const more = after(noted(opened(holder, 50, 'short', 2), '1'), [counting, at(opensAt)])
    expect(more.state.actions).toEqual({})
    expect(more.state.totals.realised.USD).toBe('-20')
  })

  it('goes first into the margin of a long whose price falls by more than the margin', () => {
    const fallen = contextOf(instruments.newYork, '70', '70', {
      now: opensAt,
      dividendWithholding: decimal('0.154'),
    })
    const holder = noted(opened(trader, 10, 'long', 10), '30')
    expect(ledgerOf(accepted(decideFor(holder, counting, fallen)))).toEqual([
      'house -> available 200.00 USD dividend',
      'available -> margin 200.00 USD marginAdded',
    ])
    const entitled = after(holder, [counting, fallen])
    expect(heldMargin(entitled)).toBe('300.00')
    expect(ledgerOf(accepted(decideFor(entitled, paying, at(paysAt))))).toEqual([
      'house -> available 100.00 USD dividend',
      'available -> tax 46.20 USD withholding',
    ])
    const done = after(entitled, [paying, at(paysAt)])
    expect(done.state.totals.realised.USD).toBe('253.8')
  })

  it('is nothing for as many shares as are long and short of one account, whatever is available', () => {
    const hedged = opened(opened(trader, 100, 'long', 1), 100, 'short', 2)
    const poor = withAvailable(hedged, '0.00')
    const entitled = after(noted(poor, '5'), [counting, at(opensAt)])
    expect(entitled.ledger).toEqual(poor.ledger)
    expect(decideFor(entitled, paying, at(paysAt))).toMatchObject({ ok: false })
  })

  it('changes a margin in the past of an account as it did then', () => {
    const placing = {
      kind: 'trading.placeOrder',
      terms: { instrument: instruments.newYork.id, side: 'short', type: 'market', lots: 10, leverage: 10 },
    } as const
    const opening = accepted(decideFor(trader, placing, at(NOW)))
    const poor = noted(withAvailable(fold(trader, opening), '0.00'), '6')
    const counted = accepted(decideFor(poor, counting, at(opensAt)))
    const postings = [...opening, ...counted].flatMap((event) =>
      event.postings.map((line) => ({ ...line, at: event.at })),
    )
    const executions = opening.flatMap((event) =>
      event.kind === 'trading.orderFilled' ? [event.execution] : [],
    )
    const margins = [...pastAccounts({ executions, postings }, [NOW, opensAt])].map(({ legs }) =>
      legs.map(({ fill }) => fill.margin.amount),
    )
    expect(margins).toEqual([['100.00'], ['40.00']])
  })

  it('is not charged again where its announcement arrives after it', () => {
    const charged = after(noted(opened(trader, 10, 'short', 2), '0.24'), [counting, at(opensAt)])
    const late = { kind: 'trading.noteAction', action: dividendOf('0.24') } as const
    expect(accepted(decideFor(charged, late, at(NOW)))).toEqual([])
  })

  it('is not owed for what was opened after its ex-date began, where its announcement arrives late', () => {
    const terms = { instrument: instruments.newYork.id, side: 'short', type: 'market', lots: 5 } as const
    const placing = { kind: 'trading.placeOrder', terms: { ...terms, leverage: 2 } } as const
    const holder = after(trader, [placing, at(plusMs(opensAt, 1))])
    const counted = accepted(decideFor(noted(holder, '0.24'), counting, at(opensAt)))
    expect(counted).toMatchObject([{ longs: [], shorts: [] }])
  })

  it('leaves nothing behind for an account that holds nothing any more', () => {
    const holder = noted(trader, '1')
    const counted = accepted(decideFor(holder, counting, at(opensAt)))
    expect(actionRows(counted)).toEqual([{ collection: 'trading.noted', key: 'D1', row: undefined }])
    expect(after(holder, [counting, at(opensAt)]).state.actions).toEqual({})
  })

  it('conserves money, and pays what each line says', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            lots: fc.integer({ min: 1, max: 90 }),
            side: fc.constantFrom<Side>('long', 'short'),
            leverage: fc.constantFrom(1, 2, 5),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.integer({ min: 1, max: 4_000_000 }),
        (legs, millionths) => {
          const amount = (millionths / 1_000_000).toFixed(6)
          const held = legs.reduce((holder, leg) => opened(holder, leg.lots, leg.side, leg.leverage), trader)
          const entitled = after(noted(held, amount), [counting, at(opensAt)])
          const done =
            Object.keys(entitled.state.actions).length === 0
              ? entitled
              : after(entitled, [paying, at(paysAt)])
          const total = Object.values(done.ledger.USD ?? {}).reduce((sum, one) => sum.plus(one), exact('0'))
          expect(total.toFixed(2)).toBe('0.00')
          const available = (of: Holder) => exact(balanceOf(of.ledger, 'USD', 'available').amount)
          const change = available(done).minus(available(held)).toFixed(2)
          expect(change).toBe(exact(done.state.totals.realised.USD ?? '0').toFixed(2))
          expect(available(done).gte('0')).toBe(true)
        },
      ),
      { seed: SEED, numRuns: 200 },
    )
  })
})

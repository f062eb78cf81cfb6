import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnouncedDividend } from '../../instruments/announced.ts'
import { localDate, plusMs } from '../../instant.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { decimal, exact } from '../../money/decimal.ts'
import {
  type Holder,
  NOW,
  accepted,
  after,
  contextOf,
  decideFor,
  instruments,
  ledgerOf,
  trader,
} from '../testing/fixture.ts'
import { actionRows } from '../lists/actionRows.ts'
import type { Side } from '../orders/order.ts'

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

const opened = (holder: Holder, lots: number, side: Side, leverage: 1 | 2 | 5): Holder =>
  after(holder, [
    {
      kind: 'trading.placeOrder',
      terms: { instrument: instruments.newYork.id, side, type: 'market', lots, leverage },
    },
    at(NOW),
  ])

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

  it('charges a short at once, as far as available funds reach', () => {
    const short = opened(trader, 10, 'short', 2)
    const poor = {
      ...short,
      ledger: { USD: { ...short.ledger.USD, available: decimal('1.00') } },
    }
    const counted = accepted(decideFor(noted(poor, '0.24'), counting, at(opensAt)))
    expect(ledgerOf(counted)).toEqual(['available -> house 1.00 USD dividendCharge'])
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
          const longs = legs.filter(({ side }) => side === 'long').length
          const done = longs === 0 ? entitled : after(entitled, [paying, at(paysAt)])
          const total = Object.values(done.ledger.USD ?? {}).reduce((sum, one) => sum.plus(one), exact('0'))
          expect(total.toFixed(2)).toBe('0.00')
          const available = (of: Holder) => exact(balanceOf(of.ledger, 'USD', 'available').amount)
          const change = available(done).minus(available(held)).toFixed(2)
          expect(change).toBe(exact(done.state.totals.realised.USD ?? '0').toFixed(2))
          expect(available(done).gte('0')).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})

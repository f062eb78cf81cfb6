import { describe, expect, it } from 'vitest'
import type { AnnouncedRights } from '../../../base/instruments/announced.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { decimal } from '../../../base/money/decimal.ts'
import {
  type Holder,
  NOW,
  accepted,
  after,
  contextOf,
  decideFor,
  instruments,
  trader,
} from '../testing/fixture.ts'
import type { OrderTerms } from '../orders/order.ts'

const DAY_MS = 86_400_000
const opensAt = plusMs(NOW, DAY_MS)
const rights: AnnouncedRights = {
  kind: 'rights',
  id: 'R1',
  instrument: instruments.newYork.id,
  market: 'US',
  announcedAt: NOW,
  exDate: localDate('2026-01-06'),
  opensAt,
  ratio: { to: 3, from: 20 },
  price: decimal('84'),
  currency: 'USD',
  from: plusMs(opensAt, DAY_MS),
  to: plusMs(opensAt, 5 * DAY_MS),
  lockedUntil: plusMs(opensAt, 15 * DAY_MS),
}
const at = (now: typeof NOW) => contextOf(instruments.newYork, '100', '100', { now })
const counting = { kind: 'trading.takeEffect', owner: 'R1' } as const
const noted = (holder: Holder): Holder =>
  after(holder, [{ kind: 'trading.noteAction', action: rights }, at(NOW)])

const opened = (holder: Holder, terms: Pick<OrderTerms, 'lots' | 'side' | 'leverage'>): Holder =>
  after(holder, [
    { kind: 'trading.placeOrder', terms: { ...terms, instrument: rights.instrument, type: 'market' } },
    at(NOW),
  ])
const own = { side: 'long', leverage: 1 } as const

const countedOf = (holder: Holder) => accepted(decideFor(holder, counting, at(opensAt)))

describe('the record date of a capital increase', () => {
  it('counts own shares of every position, and changes nothing of them', () => {
    const holder = noted(opened(opened(trader, { ...own, lots: 7 }), { ...own, lots: 13 }))
    expect(countedOf(holder)).toMatchObject([
      { kind: 'trading.rightsCounted', shares: 20, postings: [], rights },
    ])
    const counted = after(holder, [counting, at(opensAt)])
    expect(counted.state.positions).toEqual(holder.state.positions)
    expect(counted.ledger).toEqual(holder.ledger)
  })

  it('counts neither short nor leveraged ones', () => {
    const leveraged = opened(opened(trader, { ...own, lots: 7 }), { side: 'long', leverage: 2, lots: 5 })
    expect(countedOf(noted(leveraged))).toMatchObject([{ shares: 7 }])
    const short = opened(opened(trader, { ...own, lots: 7 }), { side: 'short', leverage: 1, lots: 5 })
    expect(countedOf(noted(short))).toMatchObject([{ shares: 7 }])
  })

  it('counts none that are opened after it', () => {
    const holder = noted(opened(trader, { ...own, lots: 7 }))
    const late = after(holder, [
      {
        kind: 'trading.placeOrder',
        terms: { ...own, lots: 2, instrument: rights.instrument, type: 'market' },
      },
      at(opensAt),
    ])
    expect(accepted(decideFor(late, counting, at(plusMs(opensAt, 1))))).toMatchObject([{ shares: 7 }])
  })

  it('is once, and not before its opening', () => {
    const holder = noted(opened(trader, { ...own, lots: 7 }))
    expect(decideFor(holder, counting, at(plusMs(opensAt, -1)))).toMatchObject({
      refusal: { code: 'ORDER_WRONG_STATE' },
    })
    const counted = after(holder, [counting, at(opensAt)])
    expect(counted.state.actions).toEqual({})
    expect(decideFor(counted, counting, at(opensAt))).toMatchObject({ ok: false })
  })

  it('is not noted again once it has come', () => {
    const counted = after(noted(opened(trader, { ...own, lots: 7 })), [counting, at(opensAt)])
    const again = decideFor(counted, { kind: 'trading.noteAction', action: rights }, at(opensAt))
    expect(accepted(again)).toEqual([])
  })
})

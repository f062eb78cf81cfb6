import { describe, expect, test } from 'vitest'
import { positionId } from '../../../base/ids.ts'
import { post, posting } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import type { TradingCommand } from '../command.ts'
import { type Holder, after, contextOf, instruments, trader, withMember } from '../testing/fixture.ts'
import { given } from '../testing/given.ts'

const { newYork } = instruments
const managed = positionId('M1')
const at = (price: string) => contextOf(newYork, price, price)

const open = (from: 'copy' | 'available'): TradingCommand => ({
  kind: 'trading.openAllotted',
  terms: {
    ...{ position: managed, instrument: newYork.id, price: decimal('100'), lots: 5 },
    paid: money('USD', '500'),
    fee: money('USD', '1'),
    from,
    origin: { module: 'copyTrading', id: 'F1' },
  },
})
const follower: Holder = {
  ...trader,
  ledger: post(trader.ledger, posting('available', 'copy', money('USD', '50000'), 'copyTrading.put', 'F1')),
}
const holding = after(follower, [open('copy'), at('100')])
const sell = (lots: number): TradingCommand => ({
  kind: 'trading.closeManaged',
  ...{ position: managed, lots, cause: 'mentor' },
})

describe('a position that a module manages', () => {
  test('is sold by it at the bid, in part or whole, and pays into copy', () => {
    expect(given(holding).when(sell(2), at('110')).ledger()).toEqual([
      'margin -> copy 200.00 USD marginReturned',
      'house -> copy 20.00 USD profit',
      'copy -> fees 0.99 USD commission',
    ])
    const closed = given(after(holding, [sell(2), at('110')])).when(sell(3), at('90'))
    expect(closed.position('M1')).toMatchObject({ status: 'closed', closing: { cause: 'mentor' } })
  })

  test('is sold by it under a ban on trading, as the account goes on', () => {
    const banned = withMember(holding, { restrictions: ['tradingBanned'] })
    expect(given(banned).when(sell(5), at('110')).position('M1')).toMatchObject({ status: 'closed' })
  })

  test('is not sold in a halt, nor more of it than there is', () => {
    expect(
      given(holding)
        .when(sell(5), { ...at('110'), halted: true })
        .refusal(),
    ).toBe('PRICE_UNAVAILABLE')
    expect(given(holding).when(sell(6), at('110')).refusal()).toBe('ORDER_WRONG_STATE')
    expect(given(holding).when(sell(0), at('110')).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('is none that the member owns', () => {
    const own = after(trader, [open('available'), at('100')])
    expect(given(own).when(sell(5), at('110')).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

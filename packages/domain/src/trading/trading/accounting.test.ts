import { describe, expect, test } from 'vitest'
import { balanceOf } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { earned, holds } from './accounting.ts'
import { after, contextOf, instruments, trader } from './testing/fixture.ts'
import { close, limit, market } from './testing/given.ts'

const { seoul } = instruments
const at = contextOf(seoul, '70000', '70100')
const resting = after(trader, [limit(seoul, 3, '69000'), at])
const bought = after(trader, [market(seoul, 10), at])

describe('what trading holds', () => {
  test('is what a resting order froze, under the ref of its postings', () => {
    const frozen = balanceOf(resting.ledger, 'KRW', 'frozen')
    const heldFor = { kind: 'order', position: 'O1', instrument: instruments.seoul.id, side: 'long' }
    expect(holds(resting.state)).toEqual([{ account: 'frozen', ref: 'O1', money: frozen, heldFor }])
  })

  test('is the margin of an open position, and nothing of a closing order', () => {
    const closing = after(bought, [close(4, '80000'), at])
    const margin = { account: 'margin', ref: 'O1', money: money('KRW', '701000') }
    expect(holds(closing.state)).toEqual([margin])
  })
})

describe('what trading earned', () => {
  test('is nothing before anything is filled', () => {
    expect(earned(resting.state, () => undefined)).toEqual([])
  })

  test('is what is unrealised of an open position, less the commission of its entry', () => {
    const of = (price?: string) => earned(bought.state, () => (price === undefined ? price : decimal(price)))
    expect(of()).toEqual([money('KRW', '-105')])
    expect(of('70100')).toEqual([money('KRW', '-105')])
    expect(of('71100')).toEqual([money('KRW', '9895')])
  })

  test('is the net profit of what was closed, whatever its price is now', () => {
    const closed = after(bought, [close(10), contextOf(seoul, '75000', '75100')])
    // 49,000 less commissions of 105 and 113 and a tax of 1,125.
    expect(earned(closed.state, () => decimal('1'))).toEqual([money('KRW', '47657')])
  })
})

import { describe, expect, test } from 'vitest'
import type { Currency } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { money } from '../money/money.ts'
import { type PostingFault, emptyBooks, heldUnder, record } from './books.ts'
import { type LedgerAccount, type Posting, balanceOf } from './ledger.ts'

const move = (
  from: LedgerAccount,
  to: LedgerAccount,
  amount: string,
  ref = 'R1',
  currency: Currency = 'USD',
): Posting => ({ from, to, money: money(currency, amount), reason: 'orderFrozen', ref })

const paidIn = move('external', 'available', '100')
const after = (...postings: readonly Posting[]) => record(emptyBooks, postings)

/** The first reason against postings, after others. */
function faultOf(before: readonly Posting[], ...postings: readonly Posting[]): PostingFault | undefined {
  const faults: PostingFault[] = []
  record(after(...before), postings, (fault) => faults.push(fault))
  return faults[0]
}

describe('a hold', () => {
  test('grows and shrinks under its ref, and is gone once nothing is left of it', () => {
    const frozen = after(paidIn, move('available', 'frozen', '30'), move('available', 'frozen', '5.50'))
    expect(heldUnder(frozen.holds, 'R1', 'USD')).toEqual(money('USD', '35.50'))
    const part = record(frozen, [move('frozen', 'margin', '20'), move('frozen', 'fees', '0.50')])
    expect(part.holds).toEqual({ USD: { R1: '15.00' } })
    expect(record(part, [move('frozen', 'available', '15')]).holds).toEqual({ USD: {} })
  })

  test('is of one currency', () => {
    const { holds } = after(move('available', 'frozen', '7'), move('available', 'frozen', '900', 'R1', 'KRW'))
    expect(heldUnder(holds, 'R1', 'USD')).toEqual(money('USD', '7'))
    expect(heldUnder(holds, 'R1', 'KRW')).toEqual(money('KRW', '900'))
    expect(heldUnder(holds, 'R1', 'THB')).toEqual(money('THB', '0'))
  })

  test('of a ref that every object has a property of is none', () => {
    const { holds } = after(move('available', 'frozen', '7', '__proto__'))
    expect(heldUnder(holds, 'toString', 'USD')).toEqual(money('USD', '0'))
    expect(heldUnder(holds, '__proto__', 'USD')).toEqual(money('USD', '7'))
    expect(faultOf([paidIn], move('frozen', 'house', '1', 'toString'))).toMatchObject({ kind: 'overdrawn' })
  })
})

describe('a posting', () => {
  test('takes what there is to the last unit', () => {
    const all = [move('available', 'frozen', '100'), move('frozen', 'available', '100')]
    expect(faultOf([paidIn], ...all, move('available', 'external', '100'))).toBeUndefined()
  })

  test('that takes more is a fault, which says what was there', () => {
    const posting = move('available', 'house', '100.01')
    expect(faultOf([paidIn], posting)).toEqual({ kind: 'overdrawn', posting, left: money('USD', '100') })
  })

  test('that releases more than its ref holds is a fault, though more is frozen for another', () => {
    const held = [paidIn, move('available', 'frozen', '10'), move('available', 'frozen', '50', 'R2')]
    const posting = move('frozen', 'available', '10.01')
    expect(faultOf(held, posting)).toEqual({ kind: 'overReleased', posting, left: money('USD', '10') })
    expect(faultOf(held, move('frozen', 'fees', '9'), move('frozen', 'available', '2'))).toMatchObject({
      kind: 'overReleased',
      left: money('USD', '1'),
    })
  })

  test('may take from the loan, and from what is not the member’s', () => {
    const given = [move('loan', 'available', '5'), move('house', 'copy', '5'), move('fees', 'tax', '5')]
    expect(faultOf([], ...given)).toBeUndefined()
  })

  test('of no amount, of a part of the smallest unit, or to where it is, is a fault', () => {
    const of = (currency: Currency, amount: string): Posting => ({
      ...paidIn,
      money: { currency, amount: decimal(amount) },
    })
    const none = [of('USD', '0.00'), of('USD', '-1.00'), of('USD', '0.005'), of('KRW', '1.5')]
    for (const posting of [...none, move('available', 'available', '1')])
      expect(faultOf([paidIn], posting)).toEqual({ kind: 'noTransfer', posting })
    expect(faultOf([], of('KRW', '1'), of('USD', '1'), of('USD', '1.5'))).toBeUndefined()
  })

  test('that is stored is folded as it is', () => {
    const { ledger, holds } = after(move('available', 'house', '1'), move('frozen', 'house', '2'))
    expect(balanceOf(ledger, 'USD', 'available')).toEqual(money('USD', '-1'))
    expect(holds).toEqual({ USD: { R1: '-2.00' } })
  })
})

import {
  portfolioReturn,
  portfolioStatement,
  portfolioYear,
  tradeHoldings,
  tradeSummary,
} from '@onelot/api-client'
import { add, money, negate, subtract, zero } from '@onelot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loans } from '../../../testing/loans.ts'
import type { TestMember } from '../../../testing/testBroker.ts'

const won = (amount: string) => money('KRW', amount)
const interest = won('149819')
const repaid = won('8166666')
const drawn = won('24500000')
const left = subtract(drawn, repaid)

let acts: Awaited<ReturnType<typeof loans>>
let member: TestMember

/** A member of won alone with a loan of which one instalment was paid. */
beforeAll(async () => {
  acts = await loans()
  member = await acts.trader('01011110000')
  await acts.borrow(member, drawn.amount)
  await acts.until('2026-04-11T00:00:00.000Z')
})
afterAll(() => acts.world.broker.close())

describe('what is borrowed', () => {
  test('is no part of the worth, of which interest is the whole loss', async () => {
    const asked = { currency: 'KRW', zone: 'Asia/Seoul', range: 'all' } as const
    const { closing, profit, changes, paidIn } = await acts.call(portfolioReturn, asked, member)
    const { totalAssets, borrowed } = await acts.call(tradeHoldings, { currency: 'KRW' }, member)
    expect(borrowed).toEqual(left)
    expect(closing).toEqual(subtract(totalAssets, borrowed))
    expect(profit).toEqual(negate(interest))
    expect(paidIn).toEqual(won('2000000000'))
    expect(changes).toMatchObject({
      interest: negate(interest),
      costs: zero('KRW'),
      deposits: won('2000000000'),
      other: zero('KRW'),
    })
  })

  test('and its interest explain the total assets, to the won', async () => {
    const { totalAssets, borrowed, paidIn, sources } = await acts.call(
      tradeSummary,
      { currency: 'KRW' },
      member,
    )
    const { others, rounding } = sources
    expect(others).toContainEqual({ module: 'loans', money: negate(interest) })
    expect(rounding).toEqual(zero('KRW'))
    expect(add(paidIn, borrowed, negate(interest))).toEqual(totalAssets)
  })

  test('is in the statement of the day: what was taken, and from what', async () => {
    const { currencies } = await acts.call(portfolioStatement, { date: '2026-04-10' }, member)
    const own = currencies.find(({ currency }) => currency === 'KRW')
    expect(own?.movements).toEqual([
      { kind: 'loans.interest', money: negate(interest) },
      { kind: 'loans.repaid', money: negate(repaid) },
    ])
  })

  test('costs interest in its calendar year, and changes nothing that was realised', async () => {
    const { currencies } = await acts.call(portfolioYear, { currency: 'KRW', year: 2026 }, member)
    expect(currencies).toMatchObject([
      { currency: 'KRW', interest, realised: zero('KRW'), profit: zero('KRW') },
    ])
  })
})

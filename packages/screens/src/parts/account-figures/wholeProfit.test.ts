import { ZERO, localDate, money } from '@onelot/domain'
import { expect, test } from 'vitest'
import { wholeProfit } from './wholeProfit.ts'

const won = (amount: string) => money('KRW', amount)
const day = (date: string, amount: string) => ({ date: localDate(date), profit: won(amount), rate: ZERO })
const days = [day('2026-03-09', '0'), day('2026-03-10', '500'), day('2026-03-11', '-200')]
const profit = won('-200')

test('the profit of the account today is what today added to the course', () => {
  expect(wholeProfit('today', { profit, days })).toEqual(won('-700'))
  expect(wholeProfit('yesterday', { profit, days })).toEqual(won('500'))
  expect(wholeProfit('all', { profit, days })).toEqual(profit)
})

test('of an account that began today it is all that it earned, and there is none of yesterday', () => {
  const first = [day('2026-03-11', '-200')]
  expect(wholeProfit('today', { profit, days: first })).toEqual(profit)
  expect(wholeProfit('yesterday', { profit, days: first })).toBeUndefined()
})

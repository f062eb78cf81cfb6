import { describe, expect, it } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { posting, post } from '../../../base/ledger/ledger.ts'
import { money } from '../../../base/money/money.ts'
import { pastWorthOf } from './history.ts'
import { type Valuation, netWorthIn, timeWeightedReturns } from './returns.ts'

const valued = (worth: string, paidIn = '0', rate = '1'): Valuation => ({
  worth: decimal(worth),
  paidIn: decimal(paidIn),
  rate: decimal(rate),
})

it('a net worth leaves out what is borrowed, and has what is put into copying (example 32)', () => {
  const won = (amount: string) => money('KRW', amount)
  const ledger = post({}, [
    ...posting('external', 'available', won('150000000'), 'deposits.credited', 'D'),
    ...posting('loan', 'available', won('40000000'), 'loans.drawn', 'R'),
    ...posting('available', 'copy', won('25000000'), 'copyTrading.put', 'F'),
  ])
  const past = { ledger, legs: [], realised: {} }
  const worths = pastWorthOf(past, () => undefined)
  expect(worths).toMatchObject([{ available: won('165000000'), copy: won('25000000') }])
  const one = decimal('1')
  const rates = { KRW: one, USD: one, CNY: one, TWD: one, HKD: one, THB: one, JPY: one, VND: one, MYR: one }
  expect(netWorthIn(past, worths, 'KRW', rates)).toEqual(won('150000000'))
})

describe('the time-weighted return', () => {
  it('chains the links between what came in and what went out, as the example of the rules does', () => {
    expect(
      timeWeightedReturns([
        valued('1000', '1000'),
        valued('1050'),
        valued('1545', '500'),
        valued('1483.20'),
        valued('983.20', '-500'),
        valued('1032.36'),
      ]),
    ).toEqual(['0.000000', '0.050000', '0.045000', '0.003200', '0.003200', '0.053360'])
  })

  it('is nothing where money only comes and goes', () => {
    expect(timeWeightedReturns([valued('0'), valued('100', '100'), valued('40', '-60')])).toEqual([
      '0.000000',
      '0.000000',
      '0.000000',
    ])
  })

  it('is of the currency that it is read in', () => {
    // 1,300 won a dollar at first, 1,000 won at the end: what is worth as many dollars is worth fewer won.
    const won = [valued('10', '10', '0.00076923'), valued('10', '0', '0.001')]
    expect(timeWeightedReturns(won)).toEqual(['0.000000', '-0.230770'])
  })

  it('loses everything at most, and what comes after that is no gain', () => {
    expect(timeWeightedReturns([valued('100', '100'), valued('-5'), valued('200', '205')])).toEqual([
      '0.000000',
      '-1.000000',
      '-1.000000',
    ])
  })

  it('rounds once, at the end', () => {
    // A third that is rounded before it is tripled makes less than the whole.
    const thirds = [valued('3', '3'), valued('1.0000006', '0.0000006'), valued('3.0000018')]
    expect(timeWeightedReturns(thirds).at(-1)).toBe('0.000000')
  })

  it('of nothing has no days', () => {
    expect(timeWeightedReturns([])).toEqual([])
  })
})

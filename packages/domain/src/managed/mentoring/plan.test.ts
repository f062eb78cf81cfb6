import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { localDate } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compare, money } from '../../base/money/money.ts'
import { costOf, decisionAfter, firstSleeves, lotsFor, openingOf } from './plan.ts'

const SEED = 20_261_129

const market = defaultMarkets.US
const [one, two] = [instrumentId('US:ONE'), instrumentId('US:TWO')]
const averages = { fast: 2, slow: 3 }
const mentor = {
  capital: money('USD', '10000.01'),
  shares: [
    { instrument: one, ...averages },
    { instrument: two, ...averages },
  ],
}
const day = localDate('2026-03-12')
const rising = ['10', '11', '12'].map(decimal)
const falling = ['12', '11', '10'].map(decimal)
const share = (instrument: typeof one, closes = rising, open = '12') => ({
  ...{ instrument, closes, market },
  open: decimal(open),
})

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => (count / 100).toFixed(2))

describe('lots for a budget', () => {
  it('are the most that it pays with the commission of just so many', () => {
    fc.assert(
      fc.property(cents(0, 5_000_000), cents(1, 50_000), (amount, price) => {
        const budget = money('USD', amount)
        const pays = (lots: number) => compare(costOf(decimal(price), lots, 'USD', market).cost, budget) <= 0
        const lots = lotsFor(budget, decimal(price), market)
        expect(lots === 0 || pays(lots)).toBe(true)
        expect(pays(lots + 1)).toBe(false)
      }),
      { seed: SEED },
    )
  })
})

describe('the plan of a mentor', () => {
  it('gives each share an equal part of the capital, and the first what is left', () => {
    expect(firstSleeves(mentor).map(({ cash }) => cash.amount)).toEqual(['5000.01', '5000.00'])
  })

  it('has a share while the fast average is above the slow one; equal ones change nothing', () => {
    expect(decisionAfter(rising, averages, false)).toBe(true)
    expect(decisionAfter(falling, averages, true)).toBe(false)
    const level = ['10', '10', '10'].map(decimal)
    expect([true, false].map((before) => decisionAfter(level, averages, before))).toEqual([true, false])
    expect(decisionAfter(rising.slice(1), averages, false)).toBe(false)
  })

  it('buys a tick above the opening, and sells at it, sales first', () => {
    const bought = openingOf(mentor, firstSleeves(mentor), [share(one), share(two, falling)], day)
    expect(bought.equity).toEqual(mentor.capital)
    expect(bought.fills).toEqual([
      {
        ...{ instrument: one, side: 'buy', lots: 415, lotsBefore: 0 },
        price: '12.01',
        amount: money('USD', '4989.13'),
      },
    ])
    const next = openingOf(mentor, bought.sleeves, [share(one, falling, '13'), share(two)], day)
    expect(next.fills.map(({ instrument, side, price }) => [instrument, side, price])).toEqual([
      [one, 'sell', '13'],
      [two, 'buy', '12.01'],
    ])
    expect(next.fills[0]).toMatchObject({
      lots: 415,
      lotsBefore: 415,
      since: day,
      earned: money('USD', '400.47'),
    })
    expect(next.sleeves[0]).toMatchObject({ lots: 0, isIn: false })
  })

  it('fills at the next opening with a price what could not be filled', () => {
    const none = { ...share(one), open: undefined }
    const waits = openingOf(mentor, firstSleeves(mentor), [none], day)
    expect(waits.fills).toEqual([])
    const level = ['11', '11', '11'].map(decimal)
    expect(openingOf(mentor, waits.sleeves, [share(one, level)], day).fills).toHaveLength(1)
  })

  it('has as many lots as a split makes of them, and the dividend in cash', () => {
    const { sleeves } = openingOf(mentor, firstSleeves(mentor), [share(one)], day)
    const halved = { ...share(one, rising, '24'), split: { to: 1, from: 2 }, dividend: decimal('0.5') }
    const after = openingOf(mentor, sleeves, [halved], day)
    expect(after.sleeves[0]).toMatchObject({ lots: 207 })
    // 10.88 were left; half of a lot at 24 and 207.50 of dividends come to it.
    expect(after.sleeves[0]?.cash).toEqual(money('USD', '230.38'))
  })

  it('never has less than nothing, at any prices', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 8, maxLength: 30 })
    fc.assert(
      fc.property(prices, (cents) => {
        const closes = cents.map((price) => decimal(String(price)))
        let sleeves = firstSleeves(mentor)
        for (let index = 3; index < closes.length; index += 1) {
          const shown = { instrument: one, closes: closes.slice(0, index), open: closes[index], market }
          ;({ sleeves } = openingOf(mentor, sleeves, [shown], day))
          expect(sleeves.every(({ cash, lots }) => !cash.amount.startsWith('-') && lots >= 0)).toBe(true)
        }
      }),
      { seed: SEED },
    )
  })
})

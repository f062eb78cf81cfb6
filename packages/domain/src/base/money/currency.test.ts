import { afterEach, describe, expect, it } from 'vitest'
import { siteCurrenciesOf } from '../settings/siteCurrencies.ts'
import {
  currencies,
  currencyOf,
  isKnownCurrency,
  minorUnits,
  setSiteCurrencies,
  statedSymbol,
} from './currency.ts'
import { add, money, zero } from './money.ts'

afterEach(() => {
  setSiteCurrencies([])
})

describe('a currency that is none of ours', () => {
  it.each([
    ['EUR', 2],
    ['KWD', 3],
    ['CLP', 0],
    ['HUF', 2],
    ['IDR', 2],
    ['CLF', 4],
    ['QQQ', 2],
  ])('has the minor units of ISO 4217, or two: %s', (code, units) => {
    expect(minorUnits(currencyOf(code))).toBe(units)
  })

  it('has its sums at its own minor units', () => {
    const dinars = currencyOf('KWD')
    expect(add(money(dinars, '1.0005'), money(dinars, '2.25'))).toEqual({ currency: 'KWD', amount: '3.251' })
    expect(zero(dinars).amount).toBe('0.000')
  })

  it('is known, counted and marked as the site that is shown says', () => {
    const gold = currencyOf('XAU')
    expect(isKnownCurrency(gold)).toBe(false)
    setSiteCurrencies([{ code: gold, minorUnits: 6, symbol: 'oz' }])
    expect(minorUnits(gold)).toBe(6)
    expect(statedSymbol(gold)).toBe('oz')
    expect(isKnownCurrency(gold)).toBe(true)
    setSiteCurrencies([])
    expect([isKnownCurrency(gold), minorUnits(gold), statedSymbol(gold)]).toEqual([false, 2, undefined])
  })
})

it('ours are counted by our rules, whatever a site states of them', () => {
  setSiteCurrencies([{ code: 'KRW', minorUnits: 2, symbol: 'W' }])
  expect(currencies.map(minorUnits)).toEqual([2, 2, 2, 2, 2, 0, 0, 2, 0])
  expect(statedSymbol('KRW')).toBeUndefined()
})

describe('the currencies that a site names', () => {
  it('are codes, with the digits and the mark of their amounts where they are no currency of a country', () => {
    expect(siteCurrenciesOf('SGD, KWD,XBT 8 ₿,PTS 0')).toEqual([
      { code: 'SGD', minorUnits: 2, symbol: undefined },
      { code: 'KWD', minorUnits: 3, symbol: undefined },
      { code: 'XBT', minorUnits: 8, symbol: '₿' },
      { code: 'PTS', minorUnits: 0, symbol: undefined },
    ])
  })

  it.each(['', 'sgd', 'SGD,SGD', 'SGD,', 'XBT 9', 'XBT ₿', 'XBT 8 ₿ ₿', 'DOLLAR', 'KRW 2'])(
    'are none in %o',
    (text) => {
      expect(siteCurrenciesOf(text)).toBeUndefined()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { siteCurrenciesOf } from '../settings/siteCurrencies.ts'
import {
  currencies,
  currencyOf,
  isKnownCurrency,
  minorUnits,
  stateCurrencies,
  statedSymbol,
} from './currency.ts'
import { add, money, zero } from './money.ts'

describe('a currency that is none of ours', () => {
  it.each([
    ['EUR', 2],
    ['KWD', 3],
    ['CLP', 0],
    ['QQQ', 2],
  ])('has the minor units of ISO 4217, or two: %s', (code, units) => {
    expect(minorUnits(currencyOf(code))).toBe(units)
  })

  it('has its sums at its own minor units', () => {
    const dinars = currencyOf('KWD')
    expect(add(money(dinars, '1.0005'), money(dinars, '2.25'))).toEqual({ currency: 'KWD', amount: '3.251' })
    expect(zero(dinars).amount).toBe('0.000')
  })

  it('is counted and marked as a site states it, and asked for only then', () => {
    const gold = currencyOf('XAU')
    expect(isKnownCurrency(gold)).toBe(false)
    stateCurrencies([{ code: gold, minorUnits: 6, symbol: 'oz' }])
    expect(minorUnits(gold)).toBe(6)
    expect(statedSymbol(gold)).toBe('oz')
    expect(isKnownCurrency(gold)).toBe(true)
  })
})

it('ours are counted by our rules, whatever a site states of them', () => {
  stateCurrencies([{ code: 'KRW', minorUnits: 2, symbol: 'W' }])
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

  it.each(['', 'sgd', 'SGD,SGD', 'SGD,', 'XBT 9', 'XBT ₿', 'XBT 8 ₿ ₿', 'DOLLAR'])(
    'are none in %o',
    (text) => {
      expect(siteCurrenciesOf(text)).toBeUndefined()
    },
  )
})

import {
  type MarketId,
  decimal,
  defaultMarkets,
  exact,
  minorUnits,
  roundToTick,
  stepTick,
  toDecimal,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'
import {
  changeDigits,
  formatAverageOf,
  formatAveragePrice,
  formatBarePrice,
  formatPrice,
  formatTypedPrice,
  priceParts,
  priceScale,
} from './price.ts'

const { KRX, TWSE, US, SET, CRYPTO, FX } = defaultMarkets
const bare = (price: string, scale: Parameters<typeof formatBarePrice>[2]) =>
  formatBarePrice('en-US', decimal(price), scale)

describe('a price', () => {
  it.each([
    ['a share in won', KRX, '71200', '71,200'],
    ['a share in Taiwan dollars', TWSE, '99.9', '99.90'],
    ['a share in dollars', US, '64.5', '64.50'],
    ['a share of less than a dollar', US, '0.98', '0.9800'],
    ['a share in baht', SET, '35.25', '35.25'],
    ['a token of cents', CRYPTO, '0.0215', '0.0215'],
    ['a token of some dollars', CRYPTO, '1.02', '1.020'],
    ['a token of thousands', CRYPTO, '64501', '64,501.00'],
  ])('of %s has the digits of its tick', (_, scale, price, text) => {
    expect(bare(price, scale)).toBe(text)
  })

  it.each([
    ['JPY', 'KRW', '9.1', '9.1000'],
    ['USD', 'JPY', '150.12', '150.120'],
    ['USD', 'KRW', '1380.5', '1,380.50'],
    ['USD', 'VND', '25310', '25,310'],
  ] as const)('of %s in %s has the digits of the pair', (_, currency, price, text) => {
    expect(bare(price, priceScale({ kind: 'forex', currency }, FX))).toBe(text)
  })

  it('of an index has hundredths, wherever it is listed', () => {
    const scale = priceScale({ kind: 'index', currency: 'KRW' }, KRX)
    expect(bare('2650.3', scale)).toBe('2,650.30')
  })

  it('that was recorded finer than its tick shows the tick', () => {
    expect(bare('64.501427', US)).toBe('64.50')
    expect(bare('188.589996', US)).toBe('188.59')
  })

  it('that lies between ticks shows the nearest that could be ordered', () => {
    expect(bare('71234.5000001', KRX)).toBe('71,200')
    expect(bare('35.37', SET)).toBe('35.25')
  })

  it('rounded over the edge of a row has the digits of the row it reaches', () => {
    expect(bare('0.99996', US)).toBe('1.00')
    expect(bare('0.99994', US)).toBe('0.9999')
  })

  it('shows every digit it has while its market is not known', () => {
    expect(bare('0.0215', { currency: 'USD', ticks: undefined })).toBe('0.0215')
    expect(bare('5', { currency: 'USD', ticks: undefined })).toBe('5.00')
  })

  it('has the mark of its currency', () => {
    expect(formatPrice('ko-KR', decimal('0.5'), US)).toBe('US$0.5000')
    expect(priceParts('en-US', decimal('71200'), KRX)).toEqual([
      { kind: 'mark', text: '₩' },
      { kind: 'digits', text: '71,200' },
    ])
  })

  it('never reads like the next tick', () => {
    const markets = Object.keys(defaultMarkets) as MarketId[]
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.integer({ min: 1, max: 2_000_000_000 }), (id, units) => {
        const scale = defaultMarkets[id]
        const price = roundToTick(scale, decimal((units / 10_000).toFixed(4)), 'up')
        expect(bare(price, scale)).not.toBe(bare(stepTick(scale, price, 1), scale))
      }),
      { seed: 8 },
    )
  })
})

describe('a price that is typed', () => {
  it.each([
    ['25052490', KRX, '₩25,052,490'],
    ['26655', KRX, '₩26,655'],
    ['150.005', US, '$150.005'],
  ])('as %s, which cannot be ordered, has every digit', (price, scale, text) => {
    expect(formatTypedPrice('en-US', decimal(price), scale)).toBe(text)
  })

  it('is written as a price where it can be ordered', () => {
    expect(formatTypedPrice('en-US', decimal('26650'), KRX)).toBe('₩26,650')
    expect(formatTypedPrice('en-US', decimal('0.98'), US)).toBe('$0.9800')
  })
})

describe('an average price', () => {
  const average = (price: string, scale: Parameters<typeof formatAveragePrice>[2]) =>
    formatAveragePrice('en-US', decimal(price), scale)

  it.each([
    ['two sales in won', KRX, '25640', '₩25,640'],
    ['three purchases in won', KRX, '25071.875', '₩25,072'],
    ['shares in Taiwan dollars', TWSE, '99.9166666667', 'NT$99.92'],
    ['shares in baht', SET, '35.37', '฿35.37'],
    ['shares in dollars', US, '150.005', '$150.01'],
  ])('of %s has the digits of its currency, off the tick', (_, scale, price, text) => {
    expect(average(price, scale)).toBe(text)
  })

  it.each([
    ['shares of less than a dollar', US, '0.98755', '$0.98755'],
    ['tokens of cents', CRYPTO, '0.0215', '$0.0215'],
    ['tokens of cents, without an end', CRYPTO, '0.0215333333', '$0.021533'],
    ['a pair in won', priceScale({ kind: 'forex', currency: 'KRW' }, FX), '9.10005', '₩9.10005'],
  ])(
    'of %s has up to two digits more than a tick that is finer than the currency',
    (_, scale, price, text) => {
      expect(average(price, scale)).toBe(text)
    },
  )

  it.each([
    ['16 shares in won', KRX, '25071.875', 16, '₩25,071.88', '₩401,150'],
    ['3 shares in won', KRX, '25071.6666666667', 3, '₩25,071.7', '₩75,215'],
    ['120 shares in dollars', US, '150.005', 120, '$150.005', '$18,000.60'],
    ['16 shares in won, without a fraction', KRX, '25640', 16, '₩25,640', '₩410,240'],
  ])('of %s has digits enough for its product to be the cost', (_, scale, price, shares, text, cost) => {
    const shown = formatAverageOf('en-US', decimal(price), scale, decimal(String(shares)))
    expect(shown).toBe(text)
    const product = toDecimal(exact(decimal(shown.replaceAll(/[^\d.]/g, ''))).times(String(shares)))
    const places = minorUnits(scale.currency)
    expect(formatMoney('en-US', { currency: scale.currency, amount: product }, { places })).toBe(cost)
  })

  it('is written as a price where it is one that could be ordered', () => {
    const markets = Object.keys(defaultMarkets) as MarketId[]
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.integer({ min: 1, max: 2_000_000_000 }), (id, units) => {
        const scale = defaultMarkets[id]
        const price = roundToTick(scale, decimal((units / 10_000).toFixed(4)), 'up')
        expect(average(price, scale)).toBe(formatPrice('en-US', price, scale))
      }),
      { seed: 8 },
    )
  })

  it('shows two digits more than the currency while its market is not known', () => {
    expect(average('0.0215', { currency: 'USD', ticks: undefined })).toBe('$0.0215')
    expect(average('25640', { currency: 'KRW', ticks: undefined })).toBe('₩25,640')
  })
})

describe('the change of a day', () => {
  it('has the digits of the finer of its prices', () => {
    expect(changeDigits(US, { price: decimal('1.02'), previousClose: decimal('0.9875') })).toBe(4)
    expect(changeDigits(US, { price: decimal('190'), previousClose: decimal('188.589996') })).toBe(2)
  })
})

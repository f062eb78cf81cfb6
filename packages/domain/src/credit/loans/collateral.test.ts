import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import type { Rates } from '../../base/money/convert.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import {
  type CollateralPart,
  collateralOf,
  collateralRatio,
  creditLineOf,
  fallenBy,
  isUnder,
  warningPrice,
  withdrawalRoom,
} from './collateral.ts'
import { won } from './testing/borrower.ts'

const one = decimal('1')
const rates: Rates = {
  KRW: one,
  USD: decimal('1387.5'),
  CNY: one,
  TWD: one,
  HKD: one,
  THB: one,
  JPY: one,
  VND: one,
  MYR: one,
}
const share = instrumentId('KRX:005930')
const cash = (amount: number): CollateralPart => ({ kind: 'cash', money: won(amount) })
const shares = (lots: number, price: string): CollateralPart => ({
  kind: 'shares',
  instrument: share,
  lots,
  price: decimal(price),
  currency: 'KRW',
})
const part = decimal('0.7')
const warning = decimal('1.4')

describe('the credit line', () => {
  const owned = [cash(640_000_000), shares(5_000, '101050')]

  it('is a part of what the member owns, down (example 29)', () => {
    const line = creditLineOf(collateralOf(owned, rates), won(0), part)
    expect(line).toMatchObject({ own: '1145250000', most: won(801_675_000), line: won(801_675_000) })
    expect(line.collateral.parts.map(({ worth }) => worth)).toEqual(['640000000', '505250000'])
  })

  it('counts what is borrowed once as no property and once as used, and leaves a ratio (example 29)', () => {
    const drawn = collateralOf([cash(640_000_000 + 801_675_000), shares(5_000, '101050')], rates)
    expect(creditLineOf(drawn, won(801_675_000), part)).toMatchObject({ own: '1145250000', line: won(0) })
    expect(collateralRatio(drawn, won(801_675_000))).toBe('2.4286')
  })

  it('is nothing where nothing is owned', () => {
    expect(creditLineOf(collateralOf([], rates), won(5_000), part)).toMatchObject({
      line: won(0),
      most: won(0),
    })
    expect(collateralRatio(collateralOf([], rates), won(0))).toBeUndefined()
  })

  it('counts other currencies at their mid', () => {
    const dollars: CollateralPart = { kind: 'cash', money: money('USD', '100.01') }
    expect(collateralOf([dollars], rates).worth).toBe('138763.875')
  })
})

describe('the collateral ratio', () => {
  const held = collateralOf([cash(21_300_000), shares(310, '131500')], rates)
  const loan = won(42_000_000)

  it('falls under the warning at a price of each share, tick up (example 30)', () => {
    expect(collateralRatio(held, loan)).toBe('1.4777')
    const ticks = defaultMarkets.KRX
    expect(warningPrice(held, share, loan, warning, { rates, ticks })).toBe('121000')
    const at = (price: string) => collateralOf([cash(21_300_000), shares(310, price)], rates)
    expect([isUnder(at('121000'), loan, warning), isUnder(at('120900'), loan, warning)]).toEqual([
      false,
      true,
    ])
  })

  it('falls at no price where the rest is enough', () => {
    expect(
      warningPrice(held, share, won(15_000_000), warning, { rates, ticks: defaultMarkets.KRX }),
    ).toBeUndefined()
  })

  it('is found where prices and rates have many digits', () => {
    const exactly = { ...rates, USD: decimal('0.072072072072072072'), KRW: decimal('0.000720720720720721') }
    const dollars = { ...shares(3, '27.43'), currency: 'USD' as const }
    const worth = collateralOf([dollars], exactly)
    expect(fallenBy(worth, decimal('0.3')).worth).toMatch(/^57\d\d\.\d{1,20}$/)
  })

  it('falls with the shares, not with the cash', () => {
    expect(fallenBy(held, decimal('0.2')).worth).toBe('53912000')
  })
})

describe('what may leave with a loan', () => {
  const available = [won(180_400_000), money('USD', '12500')]
  const loan = won(95_000_000)

  it('is what the rest still secures, in each currency (example 31)', () => {
    expect(withdrawalRoom(available, loan, part, 'KRW', rates)).toEqual(won(62_029_464))
    expect(withdrawalRoom(available, loan, part, 'USD', rates)).toEqual(money('USD', '44705.92'))
  })

  it('is nothing where too little is there', () => {
    expect(withdrawalRoom(available, won(180_000_000), part, 'USD', rates)).toEqual(money('USD', '0'))
  })
})

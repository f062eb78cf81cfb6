import { describe, expect, it } from 'vitest'
import { positionId } from '../../base/ids.ts'
import { instant } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, roundTo } from '../../base/money/exact.ts'
import { add, money, subtract } from '../../base/money/money.ts'
import { scaled } from '../../base/money/scaled.ts'
import { slippageOf } from './difference.ts'
import { managementFee, takeOut } from './ending.ts'
import { levelOf, riskOf, yearlyDeviation } from './figures.ts'
import { budgetOf, lotsClosed } from './mirroring.ts'
import { costOf, lotsFor } from './plan.ts'
import { baseAfterTaking, isStopped, stopLevels, stopLossFloor } from './stopLoss.ts'

const usd = (amount: string) => money('USD', amount)
const krw = (amount: string) => money('KRW', amount)
const { US, KRX } = defaultMarkets

describe('worked examples of copying', () => {
  it('14: a budget buys what it pays with the commission of just so many', () => {
    expect(lotsFor(usd('740.00'), decimal('18.37'), US)).toBe(40)
    expect(costOf(decimal('18.37'), 40, 'USD', US)).toEqual({
      paid: usd('734.80'),
      fee: usd('0.99'),
      cost: usd('735.79'),
    })
  })

  it('15: the budget is the least of the part, a quarter and the cash', () => {
    const mirroring = { worth: usd('5240.00'), amount: usd('18600'), equity: usd('97300') }
    expect(budgetOf({ ...mirroring, cash: usd('5000.00') })).toEqual(usd('1001.68'))
    expect(budgetOf({ ...mirroring, amount: usd('40000'), cash: usd('5000.00') })).toEqual(usd('1310.00'))
    const budget = budgetOf({ ...mirroring, cash: usd('960.00') })
    expect(budget).toEqual(usd('960.00'))
    expect(lotsFor(budget, decimal('18.37'), US)).toBe(52)
  })

  it('16: what the mentor has is bought by its market value', () => {
    const budget = budgetOf({
      worth: krw('6000000'),
      cash: krw('6000000'),
      amount: krw('18400000'),
      equity: krw('96500000'),
    })
    expect(budget).toEqual(krw('1144041'))
    expect(lotsFor(budget, decimal('23150'), KRX)).toBe(49)
    expect(costOf(decimal('23150'), 49, 'KRW', KRX)).toMatchObject({
      paid: krw('1134350'),
      fee: krw('170'),
    })
  })

  it('17: the base of the stop-loss follows what is put in and taken out', () => {
    const base = add(krw('2000000'), krw('600000'))
    const after = baseAfterTaking(base, krw('2450000'), krw('310000'))
    expect(after).toEqual(krw('2271020'))
    expect(stopLossFloor(after, 20)).toEqual(krw('1816816'))
    expect(isStopped(krw('1816816'), after, 20)).toBe(true)
    expect(isStopped(krw('1816817'), after, 20)).toBe(false)
  })

  it('18: each position waits at a bid that no fall to the floor misses', () => {
    const [first, second] = [positionId('P1'), positionId('P2')]
    const worth = krw('1594125')
    expect(subtract(worth, stopLossFloor(krw('1900000'), 20))).toEqual(krw('74125'))
    const levels = stopLevels(worth, krw('1900000'), 20, [
      { position: first, shares: 12, bid: decimal('68400'), ticks: KRX },
      { position: second, shares: 155, bid: decimal('4215'), ticks: KRX },
    ])
    expect([...levels]).toEqual([
      [first, '65300'],
      [second, '3975'],
    ])
  })

  it('19: a sale of a part sells the same part, down, of the oldest positions first', () => {
    const positions = [
      { position: positionId('P1'), lots: 29 },
      { position: positionId('P2'), lots: 18 },
    ]
    expect(lotsClosed(positions, 130, 390)).toEqual([{ position: 'P1', lots: 15 }])
    expect(lotsClosed(positions, 390, 390)).toEqual(positions)
    expect(lotsClosed(positions, 300, 390)).toEqual([
      { position: 'P1', lots: 29 },
      { position: 'P2', lots: 7 },
    ])
  })

  it('20: the fee is a part of what the follow earned, half up', () => {
    const fee = managementFee(krw('2517345'), krw('310000'), krw('2600000'), decimal('0.1'))
    expect(fee).toEqual(krw('22735'))
    expect(subtract(krw('2517345'), fee)).toEqual(krw('2494610'))
    expect(managementFee(krw('2250000'), krw('310000'), krw('2600000'), decimal('0.1'))).toEqual(krw('0'))
  })

  it('21: what has settled is taken out first, and the rest keeps its moment', () => {
    const settlesAt = instant(2_000)
    const { left, gone } = takeOut(
      usd('900.00'),
      [{ amount: usd('320.00'), settlesAt }],
      usd('700.00'),
      instant(1_000),
    )
    expect(gone).toEqual([{ amount: usd('120.00'), settlesAt }])
    expect(left).toEqual([{ amount: usd('200.00'), settlesAt }])
  })

  it('22: slippage is what the own price was worse; a deviation gives a risk', () => {
    expect(slippageOf('buy', decimal('18.37'), decimal('18.33'), 40, 'USD')).toEqual(usd('1.60'))
    expect(slippageOf('sell', decimal('18.30'), decimal('18.33'), 40, 'USD')).toEqual(usd('1.20'))
    // Returns of 1.3 % up and down about their mean have just that deviation, but for the one degree of freedom.
    const scale = exact('0.013').times(exact('249').div('250').sqrt())
    const size = scaled(roundTo(scale, 20, 'halfUp'))
    const returns = Array.from({ length: 250 }, (_, index) => (index % 2 === 0 ? size : -size))
    const deviation = yearlyDeviation(returns)
    expect(deviation).toBe('0.206369')
    const risk = riskOf(deviation ?? decimal('0'))
    expect([risk, levelOf(risk)]).toEqual([6, 'intermediate'])
  })
})

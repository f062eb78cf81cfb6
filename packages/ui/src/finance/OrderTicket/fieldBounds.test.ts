import { type FieldReason, type Refusal, decimal, defaultMarkets, invalid, refuse } from '@onelot/domain'
import { expect, test } from 'vitest'
import { createUiI18n } from '../../locales/createUiI18n.ts'
import { en } from '../../locales/en.ts'
import { translateUi } from '../../locales/translate.ts'
import { bitx, hanbit } from '../sampleMarket.ts'
import { type FieldBounds, boundText } from './fieldBounds.ts'

const t = translateUi(createUiI18n('en', { ui: en }), 'en-US')
const market = defaultMarkets.KRX
const bounds: FieldBounds = {
  market,
  scale: { currency: 'KRW', ticks: market.ticks },
  lots: { least: 1, most: 100, of: hanbit },
  limitPrice: decimal('71250'),
  protection: {
    wanted: { takeProfit: decimal('70000'), stopLoss: { kind: 'level', price: decimal('75000') } },
    side: 'long',
    reference: { of: 'market', price: decimal('71200') },
    liquidation: undefined,
  },
}

const textOf = (field: string, reason: FieldReason, over: Partial<FieldBounds> = {}, refusal?: Refusal) =>
  boundText(
    t,
    'en-US',
    { field, reason, refusal: refusal ?? invalid({ [field]: reason }) },
    { ...bounds, ...over },
  )

const level = (price: string) => ({ kind: 'level', price: decimal(price) }) as const
const trail = { kind: 'trail', distance: { kind: 'rate', rate: decimal('0.1') } } as const

test.each([
  ['lots', 'tooLow', 'At least 1 share'],
  ['lots', 'tooHigh', 'At most 100 shares'],
  ['lots', 'notWhole', 'Whole numbers only'],
  ['limitPrice', 'offTick', 'Prices move in steps of ₩100'],
  ['protection.takeProfit', 'tooLow', 'Must be above the price now, ₩71,200'],
  ['stopLoss.price', 'tooHigh', 'Must be below the price now, ₩71,200'],
  ['stopLoss.distance.rate', 'tooHigh', 'Between 0% and 100%'],
  ['stopLoss.distance.amount', 'tooHigh', 'Must be below the price now, ₩71,200'],
  ['stopLoss.distance.amount', 'tooLow', 'At least ₩1'],
] as const)('%s that is %s has its bound in the text', (field, reason, text) => {
  expect(textOf(field, reason)).toBe(text)
})

test('the bound of crypto is in its symbol too', () => {
  const lots = { least: 1, most: 20, of: bitx }
  expect(textOf('lots', 'tooHigh', { lots })).toBe('At most 20 lots (0.2 BITX)')
})

test('of a short a take-profit lies below the price, and a stop-loss above', () => {
  const protection = {
    wanted: { takeProfit: decimal('75000'), stopLoss: { kind: 'level', price: decimal('70000') } },
    side: 'short',
    reference: { of: 'limit', price: decimal('71200') },
    liquidation: undefined,
  } as const
  expect(textOf('takeProfit', 'tooHigh', { protection })).toBe('Must be below the limit price, ₩71,200')
  expect(textOf('stopLoss.price', 'tooLow', { protection })).toBe('Must be above the limit price, ₩71,200')
})

test.each([
  ['long', 'stopLoss.price', 'tooLow', level('65500'), 'Must be above the liquidation price, ₩65,500'],
  ['short', 'stopLoss.price', 'tooHigh', level('77000'), 'Must be below the liquidation price, ₩77,000'],
  ['long', 'stopLoss.distance.rate', 'tooHigh', trail, 'Too far: liquidation at ₩65,500 would come first'],
] as const)(
  'of a %s, %s that is %s names the liquidation price that it passes',
  (side, field, reason, stopLoss, text) => {
    const protection = {
      wanted: { stopLoss },
      side,
      reference: { of: 'market', price: decimal('71200') },
      liquidation: decimal(side === 'long' ? '65500' : '77000'),
    } as const
    expect(textOf(field, reason, { protection })).toBe(text)
    expect(textOf(`protection.${field}`, reason, { protection })).toBe(text)
  },
)

test('a price beyond the limits of the day names the one that it passed', () => {
  const refusal = (limitPrice: 'tooLow' | 'tooHigh') =>
    refuse(
      'PRICE_BEYOND_LIMIT',
      { low: decimal('48650'), high: decimal('90300'), currency: 'KRW' },
      { limitPrice },
    )
  expect(textOf('limitPrice', 'tooLow', {}, refusal('tooLow'))).toBe('At least ₩48,650')
  expect(textOf('limitPrice', 'tooHigh', {}, refusal('tooHigh'))).toBe('At most ₩90,300')
})

test('there is no text where no bound is known', () => {
  expect(textOf('limitPrice', 'tooHigh')).toBeUndefined()
  expect(textOf('lots', 'required')).toBeUndefined()
  expect(textOf('lots', 'tooHigh', { lots: { least: 1, most: undefined, of: hanbit } })).toBeUndefined()
})

import {
  type Decimal,
  type FieldReason,
  type Protection,
  type Refusal,
  type Side,
  type Stop,
  type TickTable,
  crossOf,
  decimal,
  exact,
  isBeyondLiquidation,
  tickSize,
  triggerOf,
} from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import { formatMoney } from '../format/money.ts'
import { type PriceScale, formatPrice, priceDigits } from '../format/price.ts'
import { type Counted, lotsText } from './quantityUnit.ts'

/** What the fields of an order hold, and within what. */
export interface FieldBounds {
  readonly market: TickTable
  /** How its prices are written (`priceScale`). */
  readonly scale: PriceScale
  readonly lots?: { readonly least: number; readonly most: number | undefined; readonly of: Counted }
  readonly limitPrice?: Decimal | undefined
  readonly protection?: {
    readonly wanted: Protection | undefined
    readonly side: Side
    /** About which price it lies (`protectionReference`). */
    readonly reference: { readonly of: 'limit' | 'market'; readonly price: Decimal } | undefined
    /** The first price at which the system closes the position; undefined where none does. */
    readonly liquidation: Decimal | undefined
  }
}

interface Mark {
  readonly field: string
  readonly reason: FieldReason
  readonly refusal: Refusal
}

const NOTHING = decimal('0')

/** Says within what a marked field must be; undefined where that is not known. */
export function boundText(
  t: UiTranslate,
  locale: string,
  { field, reason, refusal }: Mark,
  bounds: FieldBounds,
): string | undefined {
  const { scale, market, lots, limitPrice } = bounds
  const priced = (price: Decimal) => formatPrice(locale, price, scale)
  const stepAt = (price: Decimal) =>
    formatMoney(
      locale,
      { currency: scale.currency, amount: tickSize(market, price) },
      { places: priceDigits(scale, price) },
    )
  const least = (bound: string) => t('finance.bounds.least', { bound })
  const most = (bound: string) => t('finance.bounds.most', { bound })

  const ofQuantity = (): string | undefined => {
    if (lots === undefined) return undefined
    if (reason === 'tooLow') return least(lotsText(t, locale, lots.least, lots.of))
    if (reason === 'tooHigh' && lots.most !== undefined && lots.most >= lots.least)
      return most(lotsText(t, locale, lots.most, lots.of))
    return reason === 'notWhole' ? t('finance.bounds.whole') : undefined
  }
  const ofPrice = (price: Decimal | undefined): string | undefined => {
    if (price === undefined) return undefined
    if (reason === 'offTick') return t('finance.bounds.step', { step: stepAt(price) })
    return reason === 'tooLow' && exact(price).lte('0') ? least(stepAt(NOTHING)) : undefined
  }
  const ofLimit = (): string | undefined => {
    if (refusal.code !== 'PRICE_BEYOND_LIMIT') return ofPrice(limitPrice)
    return reason === 'tooLow' ? least(priced(refusal.params.low)) : most(priced(refusal.params.high))
  }
  /** On which side of the reference it has to lie. */
  const ofSide = (price: Decimal | undefined): string | undefined => {
    const { reference } = bounds.protection ?? {}
    if (reference === undefined || (reason !== 'tooLow' && reason !== 'tooHigh')) return ofPrice(price)
    const isBelow = exact(price ?? NOTHING).lt(reference.price)
    if (reason === 'tooHigh' && isBelow) return undefined
    if (reason === 'tooLow' && !liesAbove()) return ofPrice(price)
    return t(`finance.bounds.${reason === 'tooLow' ? 'above' : 'below'}.${reference.of}`, {
      price: priced(reference.price),
    })
  }
  /** The loss has to be stopped before the system closes the position. */
  const ofStop = (stop: Stop | undefined): string | undefined => {
    const { side, reference, liquidation } = bounds.protection ?? {}
    if (stop === undefined || side === undefined || reference === undefined || liquidation === undefined)
      return undefined
    if (stop.kind === 'trail' && reason === 'tooLow') return undefined
    const price = triggerOf(crossOf(stop, side, reference.price), market)
    if (exact(price).lte('0') || !isBeyondLiquidation(side, price, liquidation)) return undefined
    const way = stop.kind === 'trail' ? 'trail' : side === 'long' ? 'above' : 'below'
    return t(`finance.bounds.liquidation.${way}`, { price: priced(liquidation) })
  }
  const liesAbove = (): boolean => (bounds.protection?.side === 'long') === field.endsWith('takeProfit')

  if (field === 'lots') return ofQuantity()
  if (field === 'limitPrice') return ofLimit()
  const { takeProfit, stopLoss } = bounds.protection?.wanted ?? {}
  if (field.endsWith('takeProfit')) return ofSide(takeProfit)
  const beforeLiquidation = field.includes('stopLoss') ? ofStop(stopLoss) : undefined
  if (beforeLiquidation !== undefined) return beforeLiquidation
  if (field.endsWith('stopLoss.price')) return ofSide(stopLoss?.kind === 'level' ? stopLoss.price : undefined)
  if (field.endsWith('stopLoss.distance.rate')) return t('finance.bounds.rate')
  if (field.endsWith('stopLoss.distance.amount'))
    return reason === 'tooLow' ? least(stepAt(NOTHING)) : ofSide(bounds.protection?.reference?.price)
  return undefined
}

import {
  type Currency,
  type Decimal,
  type Instrument,
  type Quote,
  type TickTable,
  minorUnits,
  roundToTick,
  tickSize,
  ticksOf,
} from '@onelot/domain'
import { type MoneyPart, formatMoney, moneyParts } from './money.ts'
import { digitsOf, formatNumber } from './number.ts'

/** How an instrument's prices are written: on its ticks, in its currency. A market is the scale of its stocks. */
export interface PriceScale {
  readonly currency: Currency
  /** Undefined until the instrument's market is known: then a price shows every digit it has. */
  readonly ticks: TickTable['ticks'] | undefined
}

/** The scale of an instrument: an index has ticks of its own, a pair its own currency. */
export const priceScale = (
  instrument: Pick<Instrument, 'kind' | 'currency'>,
  market: TickTable | undefined,
): PriceScale => ({
  currency: instrument.currency,
  ticks: market === undefined ? undefined : ticksOf(instrument, market),
})

export interface ShownPrice {
  /** The price itself, or the nearest on the tick for an average, a label or a recorded price, which lie between ticks. */
  readonly amount: Decimal
  /** Those of the tick there, so that no two ticks read alike; never fewer than asked for. */
  readonly fractionDigits: number
}

/** What is shown of a price. Every way of writing one begins here. */
export function shownPrice(price: Decimal, ticks: PriceScale['ticks'], leastDigits: number): ShownPrice {
  if (ticks === undefined) return { amount: price, fractionDigits: Math.max(leastDigits, digitsOf(price)) }
  const amount = roundToTick({ ticks }, price, 'nearest')
  return { amount, fractionDigits: Math.max(leastDigits, digitsOf(tickSize({ ticks }, amount))) }
}

const shown = ({ currency, ticks }: PriceScale, price: Decimal): ShownPrice =>
  shownPrice(price, ticks, minorUnits(currency))

/** Digits after the point that a price is shown with. */
export const priceDigits = (scale: PriceScale, price: Decimal): number => shown(scale, price).fractionDigits

/** Digits of the day's change: those of the finer of its two prices. */
export const changeDigits = (scale: PriceScale, quote: Pick<Quote, 'price' | 'previousClose'>): number =>
  Math.max(priceDigits(scale, quote.price), priceDigits(scale, quote.previousClose))

/** A price without its mark, as in a list of one market. */
export function formatBarePrice(locale: string, price: Decimal, scale: PriceScale): string {
  const { amount, fractionDigits } = shown(scale, price)
  return formatNumber(locale, amount, { places: fractionDigits })
}

/** A price with the mark of its currency. */
export function formatPrice(locale: string, price: Decimal, scale: PriceScale): string {
  const { amount, fractionDigits } = shown(scale, price)
  return formatMoney(locale, { currency: scale.currency, amount }, { places: fractionDigits })
}

/** The same in pieces; the mark is drawn smaller and lighter. */
export function priceParts(locale: string, price: Decimal, scale: PriceScale): readonly MoneyPart[] {
  const { amount, fractionDigits } = shown(scale, price)
  return moneyParts(locale, { currency: scale.currency, amount }, { places: fractionDigits })
}

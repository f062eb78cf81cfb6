import {
  type Currency,
  type Decimal,
  type Instrument,
  type Quote,
  type TickTable,
  isOnTick,
  minorUnits,
  roundToTick,
  tickSize,
  ticksOf,
} from '@onelot/domain'
import { type MoneyPart, formatMoney, moneyParts } from './money.ts'
import { type Places, digitsOf, formatNumber } from './number.ts'

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
  /** The price itself, or the nearest on the tick for a label or a recorded price, which lie between ticks. */
  readonly amount: Decimal
  /** Those of the tick there, so that no two ticks read alike; never fewer than asked for. */
  readonly fractionDigits: number
}

/** What is shown of a price that can be ordered. */
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

/** A price as it was typed: one that cannot be ordered with every digit, as its field has it. */
export const formatTypedPrice = (locale: string, price: Decimal, { currency, ticks }: PriceScale): string =>
  formatPrice(locale, price, {
    currency,
    ticks: ticks !== undefined && isOnTick({ ticks }, price) ? ticks : undefined,
  })

/** Digits of an average beyond those of a tick that is finer than the least unit of the currency. */
const AVERAGE_DIGITS = 2

/**
 * Digits of an average price, and of an entry price that a split has changed: those of the currency; where the tick there has more, those
 * of the tick and up to two more. It is rounded to them alone, for it is no price to order at.
 */
export function averagePlaces(price: Decimal, ticks: PriceScale['ticks'], leastDigits: number): Places {
  const tickDigits = ticks === undefined ? leastDigits : digitsOf(tickSize({ ticks }, price))
  if (ticks !== undefined && tickDigits <= leastDigits) return leastDigits
  return { least: tickDigits, most: tickDigits + AVERAGE_DIGITS }
}

/** An average price, or what was paid for a share that a split has changed, with the mark of its currency. */
export const formatAveragePrice = (locale: string, price: Decimal, { currency, ticks }: PriceScale): string =>
  formatMoney(
    locale,
    { currency, amount: price },
    { places: averagePlaces(price, ticks, minorUnits(currency)) },
  )

/**
 * The same beside what a number of shares cost at it: with digits enough for the product to be that cost to the least unit of the currency,
 * for the last of them is wrong by half at most, and once a share.
 */
export function formatAverageOf(
  locale: string,
  price: Decimal,
  { currency, ticks }: PriceScale,
  shares: Decimal,
): string {
  const unit = minorUnits(currency)
  const usual = averagePlaces(price, ticks, unit)
  const { least, most } = typeof usual === 'number' ? { least: usual, most: usual } : usual
  const needed = unit + (shares.split('.')[0] ?? '').length
  return formatMoney(locale, { currency, amount: price }, { places: { least, most: Math.max(most, needed) } })
}

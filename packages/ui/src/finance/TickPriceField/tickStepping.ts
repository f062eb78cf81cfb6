import { type Currency, type Decimal, type TickTable, exact, roundTo, stepTick } from '@onelot/domain'
import type { NumberRules } from '../../numbers/parseNumber.ts'
import { digitsOf } from '../format/number.ts'
import { priceDigits } from '../format/price.ts'
import { PAGE_STEPS } from '../QuantityStepper/stepping.ts'

export interface PriceLimits {
  /** The least price of the day, in the currency of the instrument. */
  readonly low: Decimal
  /** The highest. */
  readonly high: Decimal
}

/** The price `steps` ticks on, held inside the day's limits where there are any. */
export function stepPrice(
  table: TickTable,
  price: Decimal,
  steps: number,
  limits: PriceLimits | undefined,
): Decimal {
  const next = stepTick(table, price, steps)
  if (limits === undefined) return next
  if (steps > 0 && exact(next).gt(limits.high)) return limits.high
  if (steps < 0 && exact(next).lt(limits.low)) return limits.low
  return next
}

/** Ticks that a key moves; undefined for keys that are not the field's own. */
export function ticksForKey(key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return 1
    case 'ArrowDown':
      return -1
    case 'PageUp':
      return PAGE_STEPS
    case 'PageDown':
      return -PAGE_STEPS
    default:
      return undefined
  }
}

/** Most digits after the point that any tick of the market has: what may be typed. */
export const tickPlaces = (table: TickTable): number =>
  Math.max(0, ...table.ticks.map(({ tick }) => digitsOf(tick)))

/** How a price of the market is read: in its decimals, with the mark of its currency before it where that is pasted. */
export const priceRules = (table: TickTable, currency: Currency): NumberRules => ({
  places: tickPlaces(table),
  currency,
})

/** A price as a field holds it: with the digits of its tick, and never rounded, since exactly what was typed is ordered. */
export function withTickDigits({ ticks }: TickTable, currency: Currency, price: Decimal): Decimal {
  const wanted = Math.min(priceDigits({ ticks, currency }, price), tickPlaces({ ticks }))
  return roundTo(exact(price), Math.max(wanted, digitsOf(price)), 'down')
}

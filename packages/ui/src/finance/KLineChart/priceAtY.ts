import { type Decimal, type TickRow, decimal, roundToTick } from '@onelot/domain'
import { WITH_EXPONENT } from './figures.ts'
import type { PricePane } from './viewport.ts'

/** More digits than any tick has. */
const PIXEL_DIGITS = 10

/** The price on a tick at a pixel of the pane, or of its nearest edge; undefined where there is none above zero. */
export function priceAtY(
  { height, priceAt }: Pick<PricePane, 'height' | 'priceAt'>,
  ticks: readonly TickRow[],
  y: number,
): Decimal | undefined {
  const value = priceAt(Math.min(Math.max(y, 0), height))
  if (value === undefined || value <= 0 || value >= WITH_EXPONENT) return undefined
  const price = roundToTick({ ticks }, decimal(value.toFixed(PIXEL_DIGITS)), 'nearest')
  return Number(price) > 0 ? price : undefined
}

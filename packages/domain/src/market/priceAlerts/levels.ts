import { type AnnouncedSplit, rebasedPrice } from '../../base/instruments/announced.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Market } from '../../base/instruments/market.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { type TickTable, roundToTick, stepTick, ticksOf } from '../../base/instruments/ticks.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../../base/money/exact.ts'
import type { AlertCondition, AlertDirection, AlertLevels } from './model.ts'

interface Priced {
  readonly instrument: Instrument
  readonly market: Market
}

/** The price that a condition names: of a percent, rounded to the tick at which the move is at least so large. */
export function levelOf(
  condition: AlertCondition,
  { instrument, market }: Priced,
  previousClose: Decimal,
): Decimal {
  if (condition.kind === 'price') return condition.price
  const table = { ticks: ticksOf(instrument, market) }
  const rises = condition.direction === 'rises'
  const move = exact(previousClose).times(condition.percent).div('100')
  const level = rises ? exact(previousClose).plus(move) : exact(previousClose).minus(move)
  const rounded = roundToTick(table, toDecimal(level), rises ? 'up' : 'down')
  // Rounding down may reach 0, which is no price.
  return exact(rounded).gt('0') ? rounded : stepTick(table, previousClose, -Number.MAX_SAFE_INTEGER)
}

export function levelsOf(condition: AlertCondition, priced: Priced, previousClose: Decimal): AlertLevels {
  const table = { ticks: ticksOf(priced.instrument, priced.market) }
  const level = levelOf(condition, priced, previousClose)
  return { level, returnsAt: returnsAt(level, condition.direction, table) }
}

/** One tick short of a level. */
export const returnsAt = (level: Decimal, direction: AlertDirection, table: TickTable): Decimal =>
  stepTick(table, level, direction === 'rises' ? -1 : 1)

/** A condition in units after a split: a price rounds to the tick that is no nearer than before. */
export function rebasedCondition(
  condition: AlertCondition,
  { market, ratio }: Pick<AnnouncedSplit, 'market' | 'ratio'>,
): AlertCondition {
  if (condition.kind === 'percent') return condition
  const table = defaultMarkets[market]
  const exactly = rebasedPrice(condition.price, ratio)
  const price = roundToTick(table, exactly, condition.direction === 'rises' ? 'up' : 'down')
  return { ...condition, price: exact(price).gt('0') ? price : stepTick(table, exactly, -1) }
}

/** True where a price is the level or beyond. */
export const meets = (direction: AlertDirection, level: Decimal, price: Decimal): boolean =>
  direction === 'rises' ? compareDecimals(price, level) >= 0 : compareDecimals(price, level) <= 0

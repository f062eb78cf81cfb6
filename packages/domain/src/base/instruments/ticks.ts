import { type Decimal, decimal } from '../money/decimal.ts'
import { Exact, exact, toDecimal } from '../money/exact.ts'
import type { Instrument } from './instrument.ts'
import type { Market, TickRow } from './market.ts'

export type TickDirection = 'down' | 'up' | 'nearest'

/** What the tick functions need of a market. */
export type TickTable = Pick<Market, 'ticks'>

const indexTicks: readonly TickRow[] = [{ from: decimal('0'), tick: decimal('0.01') }]

/** The ticks of an instrument's prices: those of its market, but an index moves by hundredths everywhere. */
export const ticksOf = ({ kind }: Pick<Instrument, 'kind'>, market: TickTable): readonly TickRow[] =>
  kind === 'index' ? indexTicks : market.ticks

/** The row that governs `price`; with `below`, the row of prices just under it. */
function rowIndex(table: TickTable, price: Exact, below = false): number {
  let index = 0
  for (const [at, row] of table.ticks.entries()) {
    if (below ? price.gt(row.from) : price.gte(row.from)) index = at
    else break
  }
  return index
}

function rowAt(table: TickTable, index: number): TickRow {
  const row = table.ticks[index]
  if (row === undefined) throw new RangeError('a tick table has at least one row')
  return row
}

function multiples(price: Exact, tick: Decimal, direction: TickDirection): Exact {
  const whole = price.div(tick).round(0, direction === 'nearest' ? 1 : 0)
  return direction === 'up' && whole.times(tick).lt(price) ? whole.plus('1') : whole
}

function snapped(table: TickTable, price: Exact, direction: TickDirection): Exact {
  const { tick } = rowAt(table, rowIndex(table, price))
  return multiples(price, tick, direction).times(tick)
}

/** The step by which a price moves from `price` upward, in the market's currency. */
export const tickSize = (market: TickTable, price: Decimal): Decimal =>
  rowAt(market, rowIndex(market, exact(price))).tick

/** True for a price above 0 that is a whole number of its ticks. */
export function isOnTick(market: TickTable, price: Decimal): boolean {
  const value = exact(price)
  return value.gt('0') && value.mod(tickSize(market, price)).eq('0')
}

/** The nearest price on the table; `nearest` takes the half upward. Rounding down may reach 0, which is no price. */
export const roundToTick = (market: TickTable, price: Decimal | Exact, direction: TickDirection): Decimal =>
  toDecimal(snapped(market, new Exact(price), direction))

/**
 * The price `steps` ticks above (or, if negative, below) `price`, each step by the tick of the price it leaves, across the rows of
 * the table. From a price off the table the first step is to the table's next price. Never falls under the least tick.
 */
export function stepTick(market: TickTable, price: Decimal, steps: number): Decimal {
  if (!Number.isSafeInteger(steps)) throw new RangeError('ticks are stepped by whole numbers')
  const up = steps > 0
  let value = exact(price)
  let left = Math.abs(steps)
  const on = snapped(market, value, up ? 'up' : 'down')
  if (left > 0 && !on.eq(value)) {
    value = on
    left -= 1
  }
  while (left > 0) {
    const index = rowIndex(market, value, !up)
    const { from, tick } = rowAt(market, index)
    const edge = up ? market.ticks[index + 1]?.from : from
    const room =
      edge === undefined ? left : Math.ceil(Number(exact(edge).minus(value).abs().div(tick).toFixed(4)))
    const taken = Math.min(left, room)
    if (taken === 0) break
    const move = exact(tick).times(String(taken))
    value = up ? value.plus(move) : value.minus(move)
    left -= taken
  }
  const least = rowAt(market, 0).tick
  return value.lt(least) ? least : toDecimal(value)
}

/**
 * The lowest and highest price of a day after `previousClose`, both on the table and inside the limit; undefined
 * where the market has none.
 */
export function priceLimits(
  market: Pick<Market, 'ticks' | 'priceLimit' | 'fallLimit'>,
  previousClose: Decimal,
): { readonly low: Decimal; readonly high: Decimal } | undefined {
  if (market.priceLimit === undefined) return undefined
  const base = exact(previousClose)
  const low = snapped(market, base.minus(base.times(market.fallLimit ?? market.priceLimit)), 'up')
  return {
    low: low.gt('0') ? toDecimal(low) : rowAt(market, 0).tick,
    high: toDecimal(snapped(market, base.plus(base.times(market.priceLimit)), 'down')),
  }
}

/** Units in a whole number of lots (docs/rules/money.md). @throws RangeError where lots are not whole. */
export function lotsToQuantity(instrument: Pick<Instrument, 'lotSize'>, lots: number): Decimal {
  if (!Number.isSafeInteger(lots)) throw new RangeError('lots are whole')
  return toDecimal(exact(instrument.lotSize).times(decimal(String(lots))))
}

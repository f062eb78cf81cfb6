import { type Decimal, type Instrument, type TickRow, decimal, defaultMarkets, ticksOf } from '@onelot/domain'

/**
 * A tick table in whole units of `10 ** -fractionDigits`. The price generator counts in such units, which a number holds exactly; a
 * price leaves it as exact decimal text.
 */
export interface Grid {
  readonly fractionDigits: number
  readonly rows: readonly { readonly from: number; readonly tick: number }[]
}

/** Fraction digits of the recorded series, finer than any tick. */
const RECORDED_DIGITS = 6

/** The grid in which an instrument's prices are counted. */
export const gridFor = (instrument: Pick<Instrument, 'market' | 'kind' | 'origin'>): Grid =>
  gridOf(
    ticksOf(instrument, defaultMarkets[instrument.market]),
    instrument.origin === 'recorded' ? RECORDED_DIGITS : undefined,
  )

/** @throws RangeError where the text has more digits than `fractionDigits`, zeros at the end apart. */
export function toUnits(value: Decimal, fractionDigits: number): number {
  const [whole = '0', written = ''] = value.split('.')
  const fraction = written.length > fractionDigits ? written.replace(/0+$/, '') : written
  if (fraction.length > fractionDigits)
    throw new RangeError(`${value} has more than ${String(fractionDigits)} fraction digits`)
  return Number(whole + fraction.padEnd(fractionDigits, '0'))
}

/** Decimal text of whole units, without trailing zeros. */
export function fromUnits(units: number | bigint, fractionDigits: number): Decimal {
  const digits = String(units)
  if (fractionDigits === 0) return decimal(digits)
  const padded = digits.padStart(fractionDigits + 1, '0')
  let end = padded.length
  const point = padded.length - fractionDigits
  while (end > point && padded.charCodeAt(end - 1) === 48) end -= 1
  const whole = padded.slice(0, point)
  return decimal(end === point ? whole : `${whole}.${padded.slice(point, end)}`)
}

/** Decimal text of whole units of either sign. */
export function fromSignedUnits(units: number | bigint, fractionDigits: number): Decimal {
  return units < 0 ? decimal(`-${fromUnits(-units, fractionDigits)}`) : fromUnits(units, fractionDigits)
}

/** @defaultValue fractionDigits as many as the finest tick has */
export function gridOf(ticks: readonly TickRow[], fractionDigits?: number): Grid {
  const needed = Math.max(...ticks.map(({ tick }) => tick.split('.')[1]?.length ?? 0))
  const used = fractionDigits ?? needed
  return {
    fractionDigits: used,
    rows: ticks.map(({ from, tick }) => ({ from: toUnits(from, used), tick: toUnits(tick, used) })),
  }
}

/** The tick of prices at `units` and above. */
export function tickAt({ rows }: Grid, units: number): number {
  let tick = 1
  for (const row of rows) {
    if (units < row.from) break
    tick = row.tick
  }
  return tick
}

export function floorTick(grid: Grid, units: number): number {
  const tick = tickAt(grid, units)
  return Math.floor(units / tick) * tick
}

export function ceilTick(grid: Grid, units: number): number {
  const tick = tickAt(grid, units)
  return Math.ceil(units / tick) * tick
}

export function nearestTick(grid: Grid, units: number): number {
  const tick = tickAt(grid, units)
  return Math.max(tick, Math.round(units / tick) * tick)
}

/** The next price of the table above `units`. */
export const nextUp = (grid: Grid, units: number): number => {
  const tick = tickAt(grid, units)
  return (Math.floor(units / tick) + 1) * tick
}

/** The next price of the table below `units`, never under the least. */
export const nextDown = (grid: Grid, units: number): number => {
  const tick = tickAt(grid, units - 1)
  return Math.max(tick, (Math.ceil(units / tick) - 1) * tick)
}

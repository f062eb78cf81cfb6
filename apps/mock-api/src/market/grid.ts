import { type Decimal, type TickRow, decimal } from '@onelot/domain'

/**
 * A tick table in whole units of `10 ** -places`. The price generator counts in such units, which a number holds exactly; a
 * price leaves it as exact decimal text.
 */
export interface Grid {
  readonly places: number
  readonly rows: readonly { readonly from: number; readonly tick: number }[]
}

/** @throws RangeError where the text has more digits than `places`. */
export function toUnits(value: Decimal, places: number): number {
  const [whole = '0', fraction = ''] = value.split('.')
  if (fraction.length > places) throw new RangeError(`${value} has more than ${places} places`)
  return Number(whole + fraction.padEnd(places, '0'))
}

/** `toUnits` of any price, for comparing whole units with it: what lies between two units becomes their middle. */
export function thresholdUnits(value: Decimal, places: number): number {
  const [whole = '0', fraction = ''] = value.split('.')
  const rest = /[1-9]/.test(fraction.slice(places)) ? 0.5 : 0
  return Number(whole + fraction.slice(0, places).padEnd(places, '0')) + rest
}

/** Decimal text of whole units, without trailing zeros. */
export function fromUnits(units: number | bigint, places: number): Decimal {
  const digits = String(units)
  if (places === 0) return decimal(digits)
  const padded = digits.padStart(places + 1, '0')
  let end = padded.length
  const point = padded.length - places
  while (end > point && padded.charCodeAt(end - 1) === 48) end -= 1
  const whole = padded.slice(0, point)
  return decimal(end === point ? whole : `${whole}.${padded.slice(point, end)}`)
}

export function gridOf(ticks: readonly TickRow[], places?: number): Grid {
  const needed = Math.max(...ticks.map(({ tick }) => tick.split('.')[1]?.length ?? 0))
  const used = places ?? needed
  return {
    places: used,
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

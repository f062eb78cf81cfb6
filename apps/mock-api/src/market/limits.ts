import { defaultMarkets } from '@onelot/domain'
import { type Grid, ceilTick, floorTick, nextDown, nextUp } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import { rebasedAt } from './rebasing.ts'
import type { Tape } from './tape.ts'

/** What a day's prices are measured against, in units. */
export interface DayLimits {
  readonly previous: number
  readonly lowest: number
  readonly highest: number
}

/** Bounds of a day's bid and ask after the close `previous`; so wide that they do not matter where the market has none. */
export function limitsAround({ grid, instrument }: Issue, previous: number): DayLimits {
  const rate = defaultMarkets[instrument.market].priceLimit
  if (rate === undefined || instrument.kind === 'index')
    return { previous, lowest: 1, highest: Number.MAX_SAFE_INTEGER }
  const percent = Math.round(Number(rate) * 100)
  return {
    previous,
    lowest: ceilTick(grid, (previous * (100 - percent)) / 100),
    highest: floorTick(grid, (previous * (100 + percent)) / 100),
  }
}

export type DayLimitsOf = (quoted: Quoted, ordinal: number) => DayLimits

/** The limits of days; the latest day is cached. */
export function createDayLimits(tape: Tape): DayLimitsOf {
  const latest = new WeakMap<Quoted, { readonly ordinal: number; readonly limits: DayLimits }>()
  return (quoted, ordinal) => {
    const known = latest.get(quoted)
    if (known?.ordinal === ordinal) return known.limits
    const limits = limitsAround(
      quoted.issue,
      rebasedAt(quoted.issue, ordinal, tape.closeOf(quoted, ordinal - 1)),
    )
    latest.set(quoted, { ordinal, limits })
    return limits
  }
}

/** The best bid and ask about a last price. Neither falls where the price rises. */
export interface Best {
  readonly bid: number
  readonly ask: number
}

/** The bid is at the last price, the ask a tick above; at the upper limit the ask is the limit. */
export function bestOf(grid: Grid, price: number, highest: number): Best {
  const ask = nextUp(grid, price)
  if (ask > highest && price <= highest) return { bid: nextDown(grid, price), ask: price }
  return { bid: Math.max(floorTick(grid, price), 1), ask }
}

/** Bounds of the bids and asks of prices from `low` to `high`, whatever the limit. */
export const widestBest = (
  grid: Grid,
  low: number,
  high: number,
): { readonly least: Best; readonly greatest: Best } => ({
  least: { bid: nextDown(grid, low), ask: low },
  greatest: { bid: high, ask: nextUp(grid, high) },
})

import { type MarketId, defaultMarkets } from '@onelot/domain'
import { nearestTick } from './grid.ts'
import { mix, textKey } from './hash.ts'
import type { Issue } from './listings/issue.ts'
import type { Timeline } from './timeline.ts'
import { type Move, walk } from './walk.ts'

/** Deviation of a day's logarithmic return that all listings of a market share. */
const marketSigma: Readonly<Record<MarketId, number>> = {
  KRX: 0.009,
  TWSE: 0.007,
  US: 0.009,
  SET: 0.008,
  CRYPTO: 0.02,
  FX: 0.001,
}

/** Fraction of a market's limit that a close moves at most: rounding to ticks then cannot pass the limit. */
const INSIDE_LIMIT = 0.85
/** Days before and after within which a move beyond the limit is spread. */
const SPREAD_DAYS = 4
/** Market moves kept of each market before they are calculated anew. */
const KEPT_MOVES = 20_000

/** Closes as a pure function of (seed, issue, day). */
export interface Closes {
  /** In units; of the anchor's day and before, the anchor. */
  readonly closeOf: (issue: Issue, ordinal: number) => number
  /** Variance of a day's logarithmic return. */
  readonly varianceOf: (issue: Issue, ordinal: number) => number
  /** The anchor's day; -1 where there is none. */
  readonly anchoredAt: (issue: Issue) => number
}

/** Variance of the logarithmic return of an ordinary day. */
export const usualVariance = ({ sigma, beta, instrument }: Issue): number =>
  sigma ** 2 + (beta * marketSigma[instrument.market]) ** 2

/** The greatest logarithmic move of a close; undefined where the market has no limit. */
function greatestMove({ instrument }: Issue): number | undefined {
  const rate = defaultMarkets[instrument.market].priceLimit
  return rate === undefined || instrument.kind === 'index'
    ? undefined
    : Math.log(1 + Number(rate)) * INSIDE_LIMIT
}

export function createCloses(seed: number, timeline: Timeline): Closes {
  const moves = new Map<MarketId, Map<number, Move>>()
  const anchors = new WeakMap<Issue, { readonly ordinal: number; readonly base: number }>()

  function marketMove(market: MarketId, ordinal: number): Move {
    const known = moves.get(market) ?? new Map<number, Move>()
    moves.set(market, known)
    const found = known.get(ordinal)
    if (found !== undefined) return found
    const move = walk(mix(seed, textKey(market)), ordinal)
    if (known.size >= KEPT_MOVES) known.clear()
    known.set(ordinal, move)
    return move
  }

  /** Logarithm of the price about the issue's base, and the variance of the day's move. */
  function drift({ key, sigma, beta, instrument }: Issue, ordinal: number): Move {
    const shared = beta * marketSigma[instrument.market]
    const market = marketMove(instrument.market, ordinal)
    const own = sigma === 0 ? { value: 0, time: 0 } : walk(mix(seed, key), ordinal)
    return {
      value: sigma * own.value + shared * market.value,
      time: sigma ** 2 * own.time + shared ** 2 * market.time,
    }
  }

  function anchorOf(issue: Issue): { readonly ordinal: number; readonly base: number } {
    const known = anchors.get(issue)
    if (known !== undefined) return known
    const { anchor, instrument } = issue
    const ordinal = anchor === undefined ? -1 : timeline.ordinalOf(instrument.market, anchor.date)
    const base = anchor === undefined ? issue.base : Math.log(anchor.units) - drift(issue, ordinal).value
    const found = { ordinal, base }
    anchors.set(issue, found)
    return found
  }

  /**
   * The greatest path under the walk that moves no further a day than the limit allows: before and after a fall beyond it the price
   * falls for some days. After an anchor it begins there.
   */
  function limited(issue: Issue, ordinal: number, most: number): number {
    const { ordinal: anchored } = anchorOf(issue)
    let value = drift(issue, ordinal).value
    for (let days = 1; days <= SPREAD_DAYS; days += 1) {
      if (ordinal - days >= anchored)
        value = Math.min(value, drift(issue, ordinal - days).value + days * most)
      value = Math.min(value, drift(issue, ordinal + days).value + days * most)
    }
    if (issue.anchor === undefined || ordinal - anchored > SPREAD_DAYS) return value
    return Math.max(value, drift(issue, anchored).value - (ordinal - anchored) * most)
  }

  return {
    closeOf(issue, ordinal) {
      const { ordinal: anchored, base } = anchorOf(issue)
      if (issue.anchor !== undefined && ordinal <= anchored) return issue.anchor.units
      const most = greatestMove(issue)
      const value = most === undefined ? drift(issue, ordinal).value : limited(issue, ordinal, most)
      return nearestTick(issue.grid, Math.exp(base + value))
    },
    varianceOf: (issue, ordinal) => drift(issue, ordinal).time,
    anchoredAt: (issue) => anchorOf(issue).ordinal,
  }
}

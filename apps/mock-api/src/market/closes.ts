import { type MarketId, defaultMarkets } from '@onelot/domain'
import { nearestTick } from './grid.ts'
import { mix, textKey } from './hash.ts'
import type { Issue } from './listings/issue.ts'
import { shiftBy } from './rebasing.ts'
import type { Timeline } from './timeline.ts'
import { GROUP_DAYS, type Unevenness, type Walked, walk } from './walk.ts'

/** Deviation of a day's logarithmic return that all listings of a market share. */
const marketSigma: Readonly<Record<MarketId, number>> = {
  KRX: 0.009,
  TWSE: 0.007,
  US: 0.009,
  SET: 0.008,
  CRYPTO: 0.02,
  FX: 0.001,
}

/** Busy days cluster more in a whole market than by an issue's own. */
const MARKET_UNEVENNESS: Unevenness = { clustered: 0.8, seasonal: 0.6 }
const OWN_UNEVENNESS: Unevenness = { clustered: 0.65, seasonal: 0.3 }
/** Fraction of a market's limit that a close moves at most: rounding to ticks then cannot pass the limit. */
const INSIDE_LIMIT = 0.85
/** Days before and after within which a move beyond the limit is spread. */
const SPREAD_DAYS = 4
/** Groups of days kept of each market, and of each issue, before they are calculated anew. */
const KEPT_MOVES = 1_000
const KEPT_DRIFTS = 3

/** Closes as a pure function of (seed, issue, day). */
export interface Closes {
  /** In units; of the anchor's day and before, the anchor. */
  readonly closeOf: (issue: Issue, ordinal: number) => number
  /** Variance of a day's logarithmic return. */
  readonly varianceOf: (issue: Issue, ordinal: number) => number
  /** The anchor's day; -1 where there is none. */
  readonly anchoredAt: (issue: Issue) => number
}

/** A group of days of an issue: logarithms of its price about its base, and variances of its moves. */
interface Drift {
  readonly group: number
  readonly values: Float64Array
  readonly variances: Float64Array
}

/** The cache of an issue. */
interface Course {
  readonly issue: Issue
  /** The group that was calculated last, of those whose number leaves the same rest. */
  readonly drifts: (Drift | undefined)[]
  /** The greatest logarithmic move of a close; undefined where the market has no limit. */
  readonly most: number | undefined
  readonly anchored: number
  /** Logarithm of the price about which its price varies, in units. */
  readonly base: number
}

/** Variance of the logarithmic return of an ordinary day. */
export const usualVariance = ({ sigma, beta, instrument }: Issue): number =>
  sigma ** 2 + (beta * marketSigma[instrument.market]) ** 2

function greatestMove({ instrument }: Issue): number | undefined {
  const rate = defaultMarkets[instrument.market].priceLimit
  return rate === undefined || instrument.kind === 'index'
    ? undefined
    : Math.log(1 + Number(rate)) * INSIDE_LIMIT
}

const groupOf = (ordinal: number): number => Math.ceil(ordinal / GROUP_DAYS) - 1

export function createCloses(seed: number, timeline: Timeline): Closes {
  const moves = new Map<MarketId, Map<number, Walked>>()
  const courses = new WeakMap<Issue, Course>()

  function marketMoves(market: MarketId, group: number): Walked {
    const known = moves.get(market) ?? new Map<number, Walked>()
    moves.set(market, known)
    const found = known.get(group)
    if (found !== undefined) return found
    const walked = walk(mix(seed, textKey(market)), group, MARKET_UNEVENNESS)
    if (known.size >= KEPT_MOVES) known.clear()
    known.set(group, walked)
    return walked
  }

  /** Its own walk and its part of the market's. */
  function driftOf({ issue, drifts }: Pick<Course, 'issue' | 'drifts'>, group: number): Drift {
    const found = drifts[group % KEPT_DRIFTS]
    if (found?.group === group) return found
    const { key, sigma, beta, instrument } = issue
    const shared = beta * marketSigma[instrument.market]
    const market = marketMoves(instrument.market, group)
    const { values, times } = walk(mix(seed, key), group, OWN_UNEVENNESS)
    for (let i = 0; i < GROUP_DAYS; i += 1) {
      values[i] = shared * (market.values[i] ?? 0) + sigma * (values[i] ?? 0)
      times[i] = shared ** 2 * (market.times[i] ?? 0) + sigma ** 2 * (times[i] ?? 0)
    }
    const drift = { group, values, variances: times }
    drifts[group % KEPT_DRIFTS] = drift
    return drift
  }

  function valueOf(course: Pick<Course, 'issue' | 'drifts'>, ordinal: number): number {
    const group = groupOf(ordinal)
    return driftOf(course, group).values[ordinal - group * GROUP_DAYS - 1] ?? 0
  }

  function courseOf(issue: Issue): Course {
    const known = courses.get(issue)
    if (known !== undefined) return known
    const { anchor, instrument } = issue
    const most = greatestMove(issue)
    const drifts: Drift[] = []
    const anchored = anchor === undefined ? -1 : timeline.ordinalOf(instrument.market, anchor.date)
    const base =
      anchor === undefined ? issue.base : Math.log(anchor.units) - valueOf({ issue, drifts }, anchored)
    const course = { issue, drifts, most, anchored, base }
    courses.set(issue, course)
    return course
  }

  /**
   * The greatest path under the walk that moves no further a day than the limit allows: before and after a fall beyond it the price
   * falls for some days. After an anchor it begins there.
   */
  function limited(course: Course, ordinal: number, most: number): number {
    const { issue, anchored } = course
    let value = Infinity
    for (let day = Math.max(anchored, ordinal - SPREAD_DAYS); day <= ordinal + SPREAD_DAYS; day += 1)
      value = Math.min(value, valueOf(course, day) + Math.abs(ordinal - day) * most)
    if (issue.anchor === undefined || ordinal - anchored > SPREAD_DAYS) return value
    return Math.max(value, valueOf(course, anchored) - (ordinal - anchored) * most)
  }

  return {
    closeOf(issue, ordinal) {
      const course = courseOf(issue)
      const { anchored, base, most } = course
      if (issue.anchor !== undefined && ordinal <= anchored) return issue.anchor.units
      const value = most === undefined ? valueOf(course, ordinal) : limited(course, ordinal, most)
      return nearestTick(issue.grid, Math.exp(base + value + shiftBy(issue, ordinal)))
    },
    varianceOf(issue, ordinal) {
      const group = groupOf(ordinal)
      return driftOf(courseOf(issue), group).variances[ordinal - group * GROUP_DAYS - 1] ?? 0
    },
    anchoredAt: (issue) => courseOf(issue).anchored,
  }
}

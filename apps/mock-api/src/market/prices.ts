import { type MarketId, epochMs } from '@onelot/domain'
import { nearestTick } from './grid.ts'
import { mix, signed, textKey, unit } from './hash.ts'
import { limitsAround } from './limits.ts'
import type { Issue } from './listings/issue.ts'
import { type Draw, type Stretch, drawOf } from './path.ts'
import { type DayHours, type Part, type Timeline, openingOf } from './timeline.ts'
import { GREATEST_MOVE, walk } from './walk.ts'

/** A day's bar in units of the issue's grid. */
export interface DayBar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** The path of one part of a day. */
export interface PartPath {
  readonly part: Part
  readonly draw: Draw
  readonly root: Stretch
}

const marketSigma: Readonly<Record<MarketId, number>> = {
  KRX: 0.009,
  TWSE: 0.007,
  US: 0.009,
  SET: 0.008,
  CRYPTO: 0.02,
  FX: 0.001,
}

/** Markets that never close open about where they closed. */
const OPENING_GAP = 0.25
const CONTINUOUS_GAP = 0.03
/** Market moves kept before they are calculated anew. */
const KEPT_MOVES = 20_000
const SALT = { day: 11, pre: 12, regular: 13, after: 14 } as const

/** Simulated prices as a pure function of (seed, issue, day); what is remembered only saves time. */
export interface Prices {
  /** The close of a trading day; of the anchor's day and before, the anchor. */
  readonly closeOf: (issue: Issue, ordinal: number) => number
  readonly dayBar: (issue: Issue, ordinal: number) => DayBar
  readonly pathOf: (issue: Issue, day: DayHours, part: Part) => PartPath
  /** The first day with a simulated bar. */
  readonly firstOrdinal: (issue: Issue) => number
  /** First moment, in epoch milliseconds, at which there is a price. */
  readonly opensAt: (issue: Issue) => number
}

/** Draws the path of a part from its bar. */
export function partPath(part: Part, bar: DayBar, draw: Draw): PartPath {
  return { part, draw, root: { from: 0, to: part.slots, ...bar, position: 1 } }
}

export function createPrices(
  seed: number,
  timeline: Timeline,
  continuous: (market: MarketId) => boolean,
): Prices {
  const moves = new Map<string, number>()
  const anchors = new WeakMap<Issue, { readonly ordinal: number; readonly base: number }>()
  const openings = new WeakMap<Issue, number>()
  const paths = new WeakMap<Issue, { readonly day: DayHours; readonly parts: Map<Part, PartPath> }>()
  const keyOf = (issue: Issue): number => mix(seed, issue.key)

  function marketMove(market: MarketId, ordinal: number): number {
    const key = `${market} ${ordinal}`
    const known = moves.get(key)
    if (known !== undefined) return known
    const move = walk(mix(seed, textKey(market)), ordinal, marketSigma[market])
    if (moves.size >= KEPT_MOVES) moves.clear()
    moves.set(key, move)
    return move
  }

  const drift = (issue: Issue, ordinal: number): number =>
    (issue.sigma === 0 ? 0 : walk(keyOf(issue), ordinal, issue.sigma)) +
    issue.beta * marketMove(issue.instrument.market, ordinal)

  function anchorOf(issue: Issue): { readonly ordinal: number; readonly base: number } {
    const known = anchors.get(issue)
    if (known !== undefined) return known
    const { anchor, instrument } = issue
    const ordinal = anchor === undefined ? -1 : timeline.ordinalOf(instrument.market, anchor.date)
    const base = anchor === undefined ? issue.base : Math.log(anchor.units) - drift(issue, ordinal)
    const found = { ordinal, base }
    anchors.set(issue, found)
    return found
  }

  function closeOf(issue: Issue, ordinal: number): number {
    const { ordinal: anchored, base } = anchorOf(issue)
    if (issue.anchor !== undefined && ordinal <= anchored) return issue.anchor.units
    return nearestTick(issue.grid, Math.exp(base + drift(issue, ordinal)))
  }

  function dayBar(issue: Issue, ordinal: number): DayBar {
    const { grid, instrument, sigma, beta } = issue
    const previous = closeOf(issue, ordinal - 1)
    const close = closeOf(issue, ordinal)
    const { lowest, highest } = limitsAround(issue, previous)
    const key = mix(mix(keyOf(issue), ordinal), SALT.day)
    const daily = sigma + beta * marketSigma[instrument.market] * 0.5
    const inside = (units: number): number => Math.min(highest, Math.max(lowest, nearestTick(grid, units)))
    const gap = continuous(instrument.market) ? CONTINUOUS_GAP : OPENING_GAP
    const open = inside(previous * Math.exp(gap * daily * 1.7 * signed(key, 1)))
    const top = Math.max(open, close)
    const bottom = Math.min(open, close)
    const reach = daily * 1.1
    return {
      open,
      close,
      high: Math.max(top, inside(top * Math.exp(reach * unit(key, 2) ** 1.5))),
      low: Math.min(bottom, inside(bottom * Math.exp(-reach * unit(key, 3) ** 1.5))),
      volume: Math.ceil(
        issue.dailyVolume *
          Math.exp(0.9 * signed(key, 4)) *
          (1 + (12 * Math.abs(close - previous)) / previous),
      ),
    }
  }

  /** Before the opening the price goes from yesterday's close to today's open; after it, about the close, inside the day's range. */
  function barOf(issue: Issue, ordinal: number, part: Part): DayBar {
    const day = dayBar(issue, ordinal)
    if (part.phase === 'regular') return day
    const key = mix(mix(keyOf(issue), ordinal), SALT[part.phase])
    const volume = Math.ceil(day.volume * 0.01 * (1 + unit(key, 1)))
    if (part.phase === 'pre') {
      const previous = closeOf(issue, ordinal - 1)
      return {
        open: previous,
        close: day.open,
        high: Math.max(previous, day.open),
        low: Math.min(previous, day.open),
        volume,
      }
    }
    const between = (units: number): number =>
      Math.min(day.high, Math.max(day.low, nearestTick(issue.grid, units)))
    const close = between(day.close + (day.high - day.low) * 0.2 * signed(key, 2))
    const high = between(Math.max(day.close, close) + (day.high - day.low) * 0.1 * unit(key, 3))
    const low = between(Math.min(day.close, close) - (day.high - day.low) * 0.1 * unit(key, 4))
    return {
      open: day.close,
      close,
      high: Math.max(high, day.close, close),
      low: Math.min(low, day.close, close),
      volume,
    }
  }

  function pathOf(issue: Issue, day: DayHours, part: Part): PartPath {
    let known = paths.get(issue)
    if (known?.day !== day) {
      known = { day, parts: new Map() }
      paths.set(issue, known)
    }
    const made = known.parts.get(part)
    if (made !== undefined) return made
    const key = mix(mix(keyOf(issue), day.ordinal), SALT[part.phase])
    const path = partPath(part, barOf(issue, day.ordinal, part), drawOf(issue.grid, key, part.slots))
    known.parts.set(part, path)
    return path
  }

  function firstOrdinal(issue: Issue): number {
    if (issue.anchor !== undefined) return anchorOf(issue).ordinal + 1
    const { market, listedAt } = issue.instrument
    return timeline.momentAt(market, epochMs(listedAt)).day.ordinal
  }

  function opensAt(issue: Issue): number {
    const known = openings.get(issue)
    if (known !== undefined) return known
    const { market, listedAt } = issue.instrument
    const at = Math.max(openingOf(timeline.dayOf(market, firstOrdinal(issue))), epochMs(listedAt))
    openings.set(issue, at)
    return at
  }

  return { closeOf, dayBar, pathOf, firstOrdinal, opensAt }
}

/** The greatest deviation of a day's return with which no close can pass the market's limit. */
export const greatestDeviation = ({ sigma, beta, instrument }: Issue): number =>
  (sigma + beta * marketSigma[instrument.market]) * GREATEST_MOVE

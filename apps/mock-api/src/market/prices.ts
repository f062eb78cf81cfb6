import { type MarketId, epochMs } from '@onelot/domain'
import { extremesOf } from './bridge.ts'
import { createCloses, usualVariance } from './closes.ts'
import { type CrossBasis, crossPath } from './crossPath.ts'
import { type DrawnPath, drawnPath } from './drawnPath.ts'
import { nearestTick } from './grid.ts'
import { mix, unit } from './hash.ts'
import { type Range } from './dayRanges.ts'
import { limitsAround } from './limits.ts'
import type { Issue, Legs } from './listings/issue.ts'
import { normal } from './normal.ts'
import { LEAST_VOLUME } from './path.ts'
import type { Path } from './pathQuery.ts'
import { rebasedAt } from './rebasing.ts'
import { type DayHours, type Part, type Timeline, openingOf } from './timeline.ts'
import { dayVolume } from './volume.ts'

/** A bar in units of the issue's grid. */
export interface DayBar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** The path of one part of a day. */
export interface PartPath extends Path {
  readonly part: Part
}

/** Parts of a day's trading time in which its opening price is found. */
const OVERNIGHT = 0.2
const CONTINUOUS_OVERNIGHT = 0.001
/**
 * Powers of a day's busyness by which its prices move within the day. A busy day is less busy within than its whole move says, as that
 * comes together rather than back and forth; a calm one is hardly calmer within, or else its prices would not change for hours.
 */
const WITHIN_BUSY_DAY = 0.35
const WITHIN_CALM_DAY = 0.1
/** Part of a day's variance that prices move by within the day: the rest is in its direction. */
const WITHIN_DAY = 0.93
/** Part of a day's trading time after the close. */
const AFTERWARDS = 0.03
const SALT = { day: 31, pre: 32, regular: 33, after: 34 } as const

/** Simulated prices as a pure function of (seed, issue, day); caches only save time. */
export interface Prices {
  /** The close of a trading day; of the anchor's day and before, the anchor. */
  readonly closeOf: (issue: Issue, ordinal: number) => number
  readonly dayBar: (issue: Issue, ordinal: number) => DayBar
  /** A range that holds the day's, quicker than its bar. */
  readonly boundsOf: (issue: Issue, ordinal: number) => Range
  readonly pathOf: (issue: Issue, day: DayHours, part: Part) => PartPath
  /** The first day with a simulated bar. */
  readonly firstOrdinal: (issue: Issue) => number
  /** First moment, in epoch milliseconds, at which there is a price. */
  readonly opensAt: (issue: Issue) => number
}

/** A bar whose extremes are not rounded to ticks, and the variance of its move, both in units. */
interface Drawn extends DayBar {
  readonly variance: number
}

const inside = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Units of a cross by those of its legs. */
const scaleOf = ({ grid }: Issue, { over, under }: Legs): number =>
  10 ** (grid.fractionDigits + under.grid.fractionDigits - over.grid.fractionDigits)

export function createPrices(
  seed: number,
  timeline: Timeline,
  continuous: (market: MarketId) => boolean,
): Prices {
  const closes = createCloses(seed, timeline)
  const { varianceOf, anchoredAt } = closes
  const openings = new WeakMap<Issue, number>()
  const paths = new WeakMap<Issue, { readonly day: DayHours; readonly parts: Map<Part, PartPath> }>()
  const keyOf = (issue: Issue): number => mix(seed, issue.key)

  function closeOf(issue: Issue, ordinal: number): number {
    const { legs, grid } = issue
    if (legs === undefined) return closes.closeOf(issue, ordinal)
    const quotient = closes.closeOf(legs.over, ordinal) / closes.closeOf(legs.under, ordinal)
    return nearestTick(grid, scaleOf(issue, legs) * quotient)
  }

  /** The close of the day before, as the day's prices are compared with it. */
  const previousOf = (issue: Issue, ordinal: number): number =>
    rebasedAt(issue, ordinal, closeOf(issue, ordinal - 1))

  /** The regular session: it opens after some of the day's trading time, and reaches as far as a bridge between its open and close. */
  function dayOf(issue: Issue, ordinal: number): Drawn {
    const { grid, instrument } = issue
    const previous = previousOf(issue, ordinal)
    const close = closeOf(issue, ordinal)
    const { lowest, highest } = limitsAround(issue, previous)
    const key = mix(mix(keyOf(issue), ordinal), SALT.day)
    const usual = usualVariance(issue)
    const busyness = varianceOf(issue, ordinal) / usual
    const daily = WITHIN_DAY * usual * busyness ** (busyness > 1 ? WITHIN_BUSY_DAY : WITHIN_CALM_DAY)
    const before = continuous(instrument.market) ? CONTINUOUS_OVERNIGHT : OVERNIGHT
    const gap =
      before * Math.log(close / previous) + Math.sqrt(before * (1 - before) * daily) * normal(key, 1)
    const open = inside(nearestTick(grid, previous * Math.exp(gap)), lowest, highest)
    const variance = (1 - before) * daily * previous ** 2
    const { high, low } = extremesOf(open, close, variance, key)
    return {
      open,
      close,
      high: Math.min(highest, high),
      low: Math.max(lowest, low),
      volume: dayVolume(issue, mix(keyOf(issue), ordinal), ordinal, busyness),
      variance,
    }
  }

  /** Before the opening the price goes from yesterday's close to today's open; after it, about the close; both inside the day's range. */
  function drawnOf(issue: Issue, ordinal: number, part: Part): Drawn {
    const day = dayOf(issue, ordinal)
    if (part.phase === 'regular') return day
    const key = mix(mix(keyOf(issue), ordinal), SALT[part.phase])
    const daily = day.variance
    const volume = Math.max(part.slots * LEAST_VOLUME, Math.ceil(day.volume * 0.01 * (1 + unit(key, 1))))
    const between = (open: number, close: number, low: number, high: number, variance: number): Drawn => {
      const extremes = extremesOf(open, close, variance, key)
      return {
        open,
        close,
        high: Math.min(high, extremes.high),
        low: Math.max(low, extremes.low),
        volume,
        variance,
      }
    }
    if (part.phase === 'pre') {
      const previous = previousOf(issue, ordinal)
      const range = [Math.min(day.low, previous), Math.max(day.high, previous)] as const
      return between(previous, day.open, ...range, OVERNIGHT * daily)
    }
    const variance = AFTERWARDS * daily
    const drawn = day.close + Math.sqrt(variance) * normal(key, 2)
    const close = inside(
      nearestTick(issue.grid, drawn),
      nearestTick(issue.grid, day.low),
      nearestTick(issue.grid, day.high),
    )
    return between(day.close, close, Math.min(day.low, close), Math.max(day.high, close), variance)
  }

  function drawnPart(issue: Issue, ordinal: number, part: Part): DrawnPath {
    const key = mix(mix(keyOf(issue), ordinal), SALT[part.phase])
    const { variance, ...bar } = drawnOf(issue, ordinal, part)
    return drawnPath(bar, { grid: issue.grid, key, slots: part.slots, variance })
  }

  function pathOfPart(issue: Issue, ordinal: number, part: Part): Path {
    const { legs, grid, dailyVolume } = issue
    if (legs === undefined) return drawnPart(issue, ordinal, part)
    const basis: CrossBasis = {
      over: drawnPart(legs.over, ordinal, part),
      under: drawnPart(legs.under, ordinal, part),
      grid,
      scale: scaleOf(issue, legs),
      volume: dailyVolume / legs.over.dailyVolume,
    }
    return crossPath(basis)
  }

  function pathOf(issue: Issue, day: DayHours, part: Part): PartPath {
    let known = paths.get(issue)
    if (known?.day !== day) {
      known = { day, parts: new Map() }
      paths.set(issue, known)
    }
    const made = known.parts.get(part)
    if (made !== undefined) return made
    const path = { part, ...pathOfPart(issue, day.ordinal, part) }
    known.parts.set(part, path)
    return path
  }

  function dayBar(issue: Issue, ordinal: number): DayBar {
    if (issue.legs !== undefined) {
      const { regular } = timeline.dayOf(issue.instrument.market, ordinal)
      const bar = pathOfPart(issue, ordinal, regular).spanOf(0, regular.slots)
      if (bar !== undefined) return bar
    }
    const { open, high, low, close, volume } = dayOf(issue, ordinal)
    return { open, close, volume, high: nearestTick(issue.grid, high), low: nearestTick(issue.grid, low) }
  }

  function boundsOf(issue: Issue, ordinal: number): Range {
    const { legs, grid } = issue
    if (legs === undefined) return dayBar(issue, ordinal)
    const [over, under] = [dayOf(legs.over, ordinal), dayOf(legs.under, ordinal)]
    const scale = scaleOf(issue, legs)
    return {
      low: nearestTick(grid, (scale * over.low) / under.high),
      high: nearestTick(grid, (scale * over.high) / under.low),
    }
  }

  function firstOrdinal(issue: Issue): number {
    if (issue.anchor !== undefined) return anchoredAt(issue) + 1
    const { market, listedAt } = issue.instrument
    return timeline.momentAt(market, epochMs(listedAt)).day.ordinal
  }

  function opensAt(issue: Issue): number {
    const known = openings.get(issue)
    if (known !== undefined) return known
    const { market, listedAt } = issue.instrument
    const listed = epochMs(listedAt)
    // Without an anchor, the first day is the one that has begun when the issue is listed.
    const at =
      issue.anchor === undefined
        ? listed
        : Math.max(openingOf(timeline.dayOf(market, firstOrdinal(issue))), listed)
    openings.set(issue, at)
    return at
  }

  return { closeOf, dayBar, boundsOf, pathOf, firstOrdinal, opensAt }
}

import { type MarketId, epochMs } from '@onelot/domain'
import { extremesOf } from './bridge.ts'
import { type Closes, createCloses, usualVariance } from './closes.ts'
import { drawnPath } from './drawnPath.ts'
import { nearestTick } from './grid.ts'
import { mix, unit } from './hash.ts'
import { limitsAround } from './limits.ts'
import type { Issue } from './listings/issue.ts'
import { normal } from './normal.ts'
import type { Path } from './pathQuery.ts'
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
 * comes together rather than back and forth; a calm one is hardly calmer within, as prices stand still for hours else.
 */
const WITHIN_BUSY_DAY = 0.35
const WITHIN_CALM_DAY = 0.15
/** Part of a day's variance that prices move by within the day: the rest is in its direction. */
const WITHIN_DAY = 0.96
/** Part of a day's trading time after the close. */
const AFTERWARDS = 0.03
const SALT = { day: 31, pre: 32, regular: 33, after: 34 } as const

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

/** A bar whose extremes are not rounded to ticks, and the variance of its move, both in units. */
interface Drawn extends DayBar {
  readonly variance: number
}

const inside = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function createPrices(
  seed: number,
  timeline: Timeline,
  continuous: (market: MarketId) => boolean,
): Prices {
  const { closeOf, varianceOf, anchoredAt }: Closes = createCloses(seed, timeline)
  const openings = new WeakMap<Issue, number>()
  const paths = new WeakMap<Issue, { readonly day: DayHours; readonly parts: Map<Part, PartPath> }>()
  const keyOf = (issue: Issue): number => mix(seed, issue.key)

  /** The regular session: it opens after some of the day's trading time, and reaches as far as a bridge between its open and close. */
  function dayOf(issue: Issue, ordinal: number): Drawn {
    const { grid, instrument } = issue
    const previous = closeOf(issue, ordinal - 1)
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

  function dayBar(issue: Issue, ordinal: number): DayBar {
    const { open, high, low, close, volume } = dayOf(issue, ordinal)
    return { open, close, volume, high: nearestTick(issue.grid, high), low: nearestTick(issue.grid, low) }
  }

  /** Before the opening the price goes from yesterday's close to today's open; after it, about the close; both inside the day's range. */
  function drawnOf(issue: Issue, ordinal: number, part: Part): Drawn {
    const day = dayOf(issue, ordinal)
    if (part.phase === 'regular') return day
    const key = mix(mix(keyOf(issue), ordinal), SALT[part.phase])
    const daily = day.variance
    const volume = Math.max(part.slots, Math.ceil(day.volume * 0.01 * (1 + unit(key, 1))))
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
      const previous = closeOf(issue, ordinal - 1)
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

  function pathOf(issue: Issue, day: DayHours, part: Part): PartPath {
    let known = paths.get(issue)
    if (known?.day !== day) {
      known = { day, parts: new Map() }
      paths.set(issue, known)
    }
    const made = known.parts.get(part)
    if (made !== undefined) return made
    const key = mix(mix(keyOf(issue), day.ordinal), SALT[part.phase])
    const { variance, ...bar } = drawnOf(issue, day.ordinal, part)
    const path = { part, ...drawnPath(bar, { grid: issue.grid, key, slots: part.slots, variance }) }
    known.parts.set(part, path)
    return path
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
    const at = Math.max(openingOf(timeline.dayOf(market, firstOrdinal(issue))), epochMs(listedAt))
    openings.set(issue, at)
    return at
  }

  return { closeOf, dayBar, pathOf, firstOrdinal, opensAt }
}

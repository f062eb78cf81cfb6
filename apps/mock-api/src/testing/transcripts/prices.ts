import { type Decimal, type InstrumentId, decimal, epochMs, instrumentId } from '@onelot/domain'
import { nearestTick, toUnits } from '../../market/grid.ts'
import type { Issue } from '../../market/listings/issue.ts'
import { SLOTS_PER_MINUTE, SLOT_MS } from '../../market/path.ts'
import type { Path, Span } from '../../market/pathQuery.ts'
import type { DayBar, PartPath, Prices } from '../../market/prices.ts'
import { type DayHours, type Part, type Timeline, openingOf } from '../../market/timeline.ts'
import { testTime } from '../testBroker.ts'
import { instruments } from './steps.ts'

/** Last prices when a script begins; the scripts' limits are near them. */
const atFirst: ReadonlyMap<InstrumentId, Decimal> = new Map(
  Object.entries({
    [instruments.apple]: '164.64',
    [instruments.cheap]: '0.8337',
    [instruments.plain]: '61.70',
    [instruments.korean]: '1439000',
    [instruments.koreanPenny]: '75',
    [instruments.taiwanese]: '19.95',
    [instruments.thai]: '127.0',
    [instruments.token]: '2661.5',
    [instruments.pair]: '1460.82',
    'FX:USDCNY': '6.95',
    'FX:USDHKD': '7.81',
    'FX:USDJPY': '157.30',
    'FX:USDMYR': '3.95',
    'FX:USDTHB': '32.71',
    'FX:USDTWD': '31.85',
    'FX:USDVND': '26000',
  }).map(([id, price]) => [instrumentId(id), decimal(price)]),
)
/** Others begin at 100 to 999 of their currency. */
const otherAtFirst = ({ key, grid }: Issue): number => (100 + (key % 900)) * 10 ** grid.fractionDigits

/** A price lasts this long, but for the ends of sessions. */
const STEP_MS = 500 * SLOT_MS
/** A slow and a fast swing: how far they go to either side, and how many steps a whole swing has. */
const swings = [
  { reach: 0.03, steps: 360 },
  { reach: 0.008, steps: 28 },
] as const

/** Goes evenly from 0 to 1, to -1 and back to 0 while `x` grows by 1. */
function triangle(x: number): number {
  const phase = x - Math.floor(x)
  return phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4
}

/** Units of the grid at a moment in epoch milliseconds. Half of the instruments fall where the others rise. */
function unitsAt(issue: Issue, ms: number): number {
  const { grid, key, instrument } = issue
  const known = atFirst.get(instrument.id)
  const first = known === undefined ? otherAtFirst(issue) : toUnits(known, grid.fractionDigits)
  const step = Math.floor((ms - epochMs(testTime)) / STEP_MS)
  const moved = swings.reduce((sum, { reach, steps }) => sum + reach * triangle(step / steps), 0)
  return nearestTick(grid, first * (1 + (key % 2 === 0 ? moved : -moved)))
}

/** Slots `from` to `to` (exclusive) with one price. */
interface Run {
  readonly from: number
  readonly to: number
  readonly units: number
}

function runsOf(issue: Issue, { windows }: Part): readonly Run[] {
  const runs: Run[] = []
  for (const window of windows)
    for (let ms = window.from; ms < window.to;) {
      const since = ms - epochMs(testTime)
      const end = Math.min(window.to, ms - since + (Math.floor(since / STEP_MS) + 1) * STEP_MS)
      const from = runs.at(-1)?.to ?? 0
      runs.push({ from, to: from + (end - ms) / SLOT_MS, units: unitsAt(issue, ms) })
      ms = end
    }
  return runs
}

const within = (runs: readonly Run[], from: number, to: number): readonly Run[] =>
  runs
    .filter((run) => run.from < to && from < run.to)
    .map((run) => ({ ...run, from: Math.max(run.from, from), to: Math.min(run.to, to) }))

/** As many units are traded in each slot of an instrument. */
const volumeOf = ({ key }: Issue): number => 1 + (key % 97)

function spanOf(issue: Issue, runs: readonly Run[], from: number, to: number): Span | undefined {
  const found = within(runs, from, to)
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const prices = found.map(({ units }) => units)
  return {
    open: first.units,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: last.units,
    volume: (last.to - first.from) * volumeOf(issue),
  }
}

function pathAlong(issue: Issue, runs: readonly Run[]): Path {
  const span = (from: number, to: number): Span => {
    const found = spanOf(issue, runs, from, to)
    if (found === undefined) throw new RangeError(`there are no slots ${String(from)} to ${String(to)}`)
    return found
  }
  const turnoverUntil = (slots: number): number =>
    volumeOf(issue) *
    within(runs, 0, slots).reduce((sum, { from, to, units }) => sum + (to - from) * units, 0)
  return {
    spanOf: (from, to) => spanOf(issue, runs, from, to),
    tradedUntil: (slots) => (slots <= 0 ? undefined : { ...span(0, slots), turnover: turnoverUntil(slots) }),
    turnoverUntil,
    minutesOf: (from, to) =>
      Array.from({ length: to - from }, (_, minute) =>
        span((from + minute) * SLOTS_PER_MINUTE, (from + minute + 1) * SLOTS_PER_MINUTE),
      ),
    priceAt: (slot) => span(slot, slot + 1).close,
    firstSlot(search, from, to) {
      const found = within(runs, from, to).find(({ units }) => search.ends(units))
      return found && { slot: found.from, price: found.units }
    },
  }
}

/**
 * Prices of the transcripts' own, which a change of the simulation does not move: steps up and down about a given price. Before the
 * opening the price is the close of the day before, after it that of the day.
 */
export function createPlainPrices(timeline: Timeline): Prices {
  function dayBar(issue: Issue, ordinal: number): DayBar {
    const { regular } = timeline.dayOf(issue.instrument.market, ordinal)
    const bar = spanOf(issue, runsOf(issue, regular), 0, regular.slots)
    if (bar === undefined) throw new RangeError(`day ${String(ordinal)} has no session`)
    return bar
  }
  function pathOf(issue: Issue, { ordinal }: DayHours, part: Part): PartPath {
    const still = (units: number): readonly Run[] => [{ from: 0, to: part.slots, units }]
    const runs = {
      pre: () => still(closeOf(issue, ordinal - 1)),
      regular: () => runsOf(issue, part),
      after: () => still(closeOf(issue, ordinal)),
    }
    return { part, ...pathAlong(issue, runs[part.phase]()) }
  }
  const closeOf = (issue: Issue, ordinal: number): number =>
    issue.anchor !== undefined && ordinal < firstOrdinal(issue)
      ? issue.anchor.units
      : dayBar(issue, ordinal).close
  const firstOrdinal = ({ anchor, instrument: { market, listedAt } }: Issue): number =>
    anchor === undefined
      ? timeline.momentAt(market, epochMs(listedAt)).day.ordinal
      : timeline.ordinalOf(market, anchor.date) + 1
  const opensAt = (issue: Issue): number => {
    const { market, listedAt } = issue.instrument
    return Math.max(openingOf(timeline.dayOf(market, firstOrdinal(issue))), epochMs(listedAt))
  }
  return { closeOf, dayBar, boundsOf: dayBar, pathOf, firstOrdinal, opensAt }
}

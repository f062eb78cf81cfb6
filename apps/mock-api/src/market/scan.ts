import type { OpenPhase } from '@onelot/domain'
import { BLOCK_DAYS, type BlockRanges, type Range, widened } from './dayRanges.ts'
import { type Quoted, tradedTimes } from './holds.ts'
import type { DayLimitsOf } from './limits.ts'
import type { PartPath, Prices } from './prices.ts'
import { rebasedAt } from './rebasing.ts'
import type { Tape } from './tape.ts'
import {
  type DayHours,
  LATEST_MS,
  type Part,
  type Timeline,
  closingOf,
  openingOf,
  slotsBegun,
} from './timeline.ts'

/** A time in which prices count: a held price, or slots of a path. */
export type Run = {
  /** Its first moment, in epoch milliseconds. */
  readonly from: number
  /** The day's upper limit, in units. */
  readonly highest: number
} & (
  | { readonly held: number }
  | {
      readonly held: undefined
      readonly path: PartPath
      /** The slot that runs at `from`, and the last one. */
      readonly first: number
      readonly last: number
    }
)

export interface Reader {
  /** True to skip whole days without a hold, whose prices all lie from `low` to `high`. */
  readonly skips: (low: number, high: number) => boolean
  /** True to end the scan. */
  readonly reads: (run: Run) => boolean
}

/** Both in epoch milliseconds and included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Passes all prices of some phases to a reader, in time order. Days that it skips cost one comparison a block of days. */
export function createScan(
  timeline: Timeline,
  prices: Prices,
  tape: Tape,
  blockRange: BlockRanges,
  limitsOf: DayLimitsOf,
) {
  function readDay(
    quoted: Quoted,
    day: DayHours,
    phases: readonly OpenPhase[],
    { from, to }: Span,
    reader: Reader,
  ): boolean {
    const { highest } = limitsOf(quoted, day.ordinal)
    const runOf = (part: Part, begin: number, end: number, held: number | undefined): Run => {
      if (held !== undefined) return { from: begin, highest, held }
      const path = prices.pathOf(quoted.issue, day, part)
      const slots = { first: slotsBegun(part, begin) - 1, last: slotsBegun(part, end - 1) - 1 }
      return { from: begin, highest, held, path, ...slots }
    }
    for (const part of day.parts) {
      if (!phases.includes(part.phase)) continue
      for (const window of part.windows) {
        const begin = Math.max(window.from, from)
        const end = Math.min(window.to, to + 1)
        if (begin >= end) continue
        for (const time of tradedTimes(quoted.holds, begin, end))
          if (reader.reads(runOf(part, time.from, time.to, time.hold?.units))) return true
      }
    }
    return false
  }

  /** Prices of the days `first` to `last`, and the close before them: trading before the opening starts from it. */
  function rangeWithClose(quoted: Quoted, first: number, last: number): Range {
    const { issue } = quoted
    const { low, high } = first === last ? prices.dayBar(issue, first) : blockRange(issue, first)
    const close = rebasedAt(issue, first, prices.closeOf(issue, first - 1))
    return widened({ low, high }, close, close)
  }

  return (quoted: Quoted, phases: readonly OpenPhase[], span: Span, reader: Reader): void => {
    const { issue, delistedAt } = quoted
    const { market } = issue.instrument
    const from = Math.max(span.from, prices.opensAt(issue))
    const to = Math.min(span.to, delistedAt - 1, LATEST_MS - 1)
    if (!(from <= to)) return
    /** True where the reader skips the days `first` to `last`: a whole block, or one day. */
    const skipped = (first: DayHours, last: DayHours): boolean => {
      if (to < closingOf(last) - 1 || tape.heldOn(quoted, first, last)) return false
      const { low, high } = rangeWithClose(quoted, first.ordinal, last.ordinal)
      return reader.skips(low, high)
    }
    /** Skips or reads days from `day` on, and returns how many; undefined where the reader ended the scan. */
    function step(day: DayHours): number | undefined {
      const whole = from <= openingOf(day)
      if (whole && day.ordinal % BLOCK_DAYS === 0) {
        const last = timeline.dayOf(market, day.ordinal + BLOCK_DAYS - 1)
        if (skipped(day, last)) return BLOCK_DAYS
      }
      if (whole && skipped(day, day)) return 1
      return readDay(quoted, day, phases, { from, to }, reader) ? undefined : 1
    }
    let { day } = timeline.momentAt(market, from)
    while (openingOf(day) <= to) {
      const days = step(day)
      if (days === undefined) return
      day = timeline.dayOf(market, day.ordinal + days)
    }
  }
}

export type Scan = ReturnType<typeof createScan>

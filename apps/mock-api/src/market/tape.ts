import { BLOCK_DAYS, type BlockRanges, type Range, rangeOfDays, widened } from './dayRanges.ts'
import { type Hold, type Piece, type Quoted, piecesOf, touches } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import type { Span, Traded } from './pathQuery.ts'
import type { DayBar, PartPath, Prices } from './prices.ts'
import { type DayHours, type Part, type Timeline, closingOf, openingOf } from './timeline.ts'

/** Slots `from` to `to` (exclusive) of a part of a day. */
export interface Slots {
  readonly day: DayHours
  readonly part: Part
  readonly from: number
  readonly to: number
}

/** What is traded: the simulated path, but for the times in which an operator holds the price. */
export interface Tape {
  /** @defaultValue holds those of `quoted` */
  readonly traded: (quoted: Quoted, slots: Slots, holds?: readonly Hold[]) => Traded | undefined
  readonly priceOfSlot: (quoted: Quoted, day: DayHours, part: Part, slot: number) => number
  readonly dayBar: (quoted: Quoted, ordinal: number) => DayBar
  /** Range of the daily bars of the days `first` to `last`; undefined where there is none. */
  readonly rangeOf: (quoted: Quoted, first: number, last: number) => Range | undefined
  readonly closeOf: (quoted: Quoted, ordinal: number) => number
  /** True where a hold touches the part, so that its minutes are not the path's. */
  readonly heldIn: (quoted: Quoted, part: Part) => boolean
  /** True where a hold touches any of the days `first` to `last`. */
  readonly heldOn: (quoted: Quoted, first: DayHours, last: DayHours) => boolean
}

/** A piece of the path, its turnover as it adds up through the whole part. */
const pathBar = ({ turnoverUntil }: PartPath, { from, to }: Piece, span: Span): Traded => ({
  ...span,
  turnover: turnoverUntil(to) - turnoverUntil(from),
})

const heldBar = ({ units }: Hold, volume: number): Traded => ({
  open: units,
  high: units,
  low: units,
  close: units,
  volume,
  turnover: volume * units,
})

const joined = (a: Traded | undefined, b: Traded): Traded =>
  a === undefined
    ? b
    : {
        open: a.open,
        high: Math.max(a.high, b.high),
        low: Math.min(a.low, b.low),
        close: b.close,
        volume: a.volume + b.volume,
        turnover: a.turnover + b.turnover,
      }

const touching = (holds: readonly Hold[], { windows }: Part): readonly Hold[] => {
  if (holds.length === 0) return holds
  const opens = windows[0]?.from ?? 0
  const closes = windows.at(-1)?.to ?? 0
  return holds.filter(({ from, until }) => from < closes && opens < until)
}

/** The last price of the path, also while the market is closed; before the first session, the price that it starts from. */
export function pathPriceAt(prices: Prices, timeline: Timeline, issue: Issue, ms: number): number {
  if (ms < prices.opensAt(issue)) return prices.closeOf(issue, prices.firstOrdinal(issue) - 1)
  const { day, part, slots } = timeline.momentAt(issue.instrument.market, ms)
  return prices.pathOf(issue, day, part).priceAt(slots - 1)
}

export function createTape(prices: Prices, timeline: Timeline, blockRange: BlockRanges): Tape {
  function traded(
    { issue, holds: all }: Quoted,
    { day, part, from, to }: Slots,
    holds: readonly Hold[] = all,
  ): Traded | undefined {
    const path = prices.pathOf(issue, day, part)
    const held = touching(holds, part)
    if (held.length === 0 && from === 0) return path.tradedUntil(to)
    let sum: Traded | undefined
    for (const piece of piecesOf(part, held, from, to)) {
      const span = path.spanOf(piece.from, piece.to)
      if (span === undefined) continue
      const { hold, halted } = piece
      sum = joined(
        sum,
        hold === undefined ? pathBar(path, piece, span) : heldBar(hold, halted ? 0 : span.volume),
      )
    }
    return sum
  }

  function priceOfSlot({ issue, holds }: Quoted, day: DayHours, part: Part, slot: number): number {
    const held = touching(holds, part)
    const [piece] = held.length === 0 ? [] : piecesOf(part, held, slot, slot + 1)
    if (piece?.hold !== undefined) return piece.hold.units
    return prices.pathOf(issue, day, part).priceAt(slot)
  }

  function dayBar(quoted: Quoted, ordinal: number): DayBar {
    const { issue, holds } = quoted
    if (holds.length > 0) {
      const day = timeline.dayOf(issue.instrument.market, ordinal)
      const part = day.regular
      if (touching(holds, part).length > 0) {
        const bar = traded(quoted, { day, part, from: 0, to: part.slots })
        if (bar !== undefined) return bar
      }
    }
    return prices.dayBar(issue, ordinal)
  }

  /** The days before the first have no path, whatever holds touch them. */
  function closeOf(quoted: Quoted, ordinal: number): number {
    const { issue, holds } = quoted
    if (holds.length === 0 || ordinal < prices.firstOrdinal(issue)) return prices.closeOf(issue, ordinal)
    const day = timeline.dayOf(issue.instrument.market, ordinal)
    return touching(holds, day.regular).length === 0
      ? prices.closeOf(issue, ordinal)
      : priceOfSlot(quoted, day, day.regular, day.regular.slots - 1)
  }

  const heldOn = ({ holds }: Quoted, first: DayHours, last: DayHours): boolean =>
    holds.length > 0 && touches(holds, openingOf(first), closingOf(last))

  function rangeOf(quoted: Quoted, first: number, last: number): Range | undefined {
    const { issue, holds } = quoted
    const { market } = issue.instrument
    const isHeld = (from: number, to: number): boolean =>
      holds.length > 0 && heldOn(quoted, timeline.dayOf(market, from), timeline.dayOf(market, to))
    // Of all days of a cross no more are drawn than of one block.
    if (issue.legs !== undefined && first <= last && !isHeld(first, last))
      return rangeOfDays(prices, issue, first, last)
    let range: Range | undefined
    for (let ordinal = first; ordinal <= last;) {
      const end = ordinal + BLOCK_DAYS - 1
      const block = ordinal % BLOCK_DAYS === 0 && end <= last && !isHeld(ordinal, end)
      const { low, high } = block ? blockRange(issue, ordinal) : dayBar(quoted, ordinal)
      range = widened(range, low, high)
      ordinal += block ? BLOCK_DAYS : 1
    }
    return range
  }

  return {
    traded,
    priceOfSlot,
    dayBar,
    rangeOf,
    closeOf,
    heldIn: ({ holds }, part) => touching(holds, part).length > 0,
    heldOn,
  }
}

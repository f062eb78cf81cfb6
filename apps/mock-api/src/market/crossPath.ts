import { type Grid, nearestTick } from './grid.ts'
import { type Draw, SLOTS_PER_MINUTE, type Stretch, halves, isLeaf, leafValue, leafVolume } from './path.ts'
import type { FoundSlot, Path, Search, Span, Traded } from './pathQuery.ts'

/** A path that is drawn: that of one leg of a cross. */
export interface Leg {
  readonly root: Stretch
  readonly draw: Draw
}

/** How a cross follows from its legs. */
export interface CrossBasis {
  readonly over: Leg
  readonly under: Leg
  readonly grid: Grid
  /** Units of the cross by units of `over` and `under`. */
  readonly scale: number
  /** Units of the cross traded for one of `over`. */
  readonly volume: number
}

/** The same stretch of both legs: the tree of halves depends on the slots alone. */
interface Pair {
  readonly over: Stretch
  readonly under: Stretch
  /** Once they are drawn, where the stretch is longer than a minute: any slot and any extreme is found through them. */
  halves: readonly [Pair, Pair] | undefined
}

/** Values of both legs where their quotient is the greatest or the least found. */
interface Best {
  over: number
  under: number
}

/** Extremes of some slots, to which later ones are added. */
interface Reached {
  /** Exclusive. */
  to: number
  readonly high: Best
  readonly low: Best
}

/** Slots after which a stretch's volume is valued anew: an eighth of the day. */
const VALUED_PARTS = 8
/** First slots whose extremes are kept: a day has a few pieces between what operators set. */
const KEPT_REACHED = 8

/**
 * The price of one currency in another, from the prices of both in a third: at every slot the quotient of the legs, rounded to the tick, so that
 * no round trip gains. Its extremes are searched for among the stretches whose own extremes allow them.
 */
export function crossPath({ over, under, grid, scale, volume }: CrossBasis): Path {
  const root: Pair = { over: over.root, under: under.root, halves: undefined }
  const { slots } = over.draw
  const onTick = ({ over: above, under: below }: Best): number => nearestTick(grid, (scale * above) / below)
  const halvesOf = (pair: Pair): readonly [Pair, Pair] => {
    if (pair.halves !== undefined) return pair.halves
    const [overLeft, overRight] = halves(pair.over, over.draw)
    const [underLeft, underRight] = halves(pair.under, under.draw)
    const drawn = [
      { over: overLeft, under: underLeft, halves: undefined },
      { over: overRight, under: underRight, halves: undefined },
    ] as const
    if (pair.over.to - pair.over.from > SLOTS_PER_MINUTE) pair.halves = drawn
    return drawn
  }
  const valuesOf = (pair: Pair, slot: number): Best => ({
    over: leafValue(pair.over, slot - pair.over.from, over.draw),
    under: leafValue(pair.under, slot - pair.under.from, under.draw),
  })
  const most = (pair: Pair): number => pair.over.high / pair.under.low
  const least = (pair: Pair): number => pair.over.low / pair.under.high

  function leafAt(slot: number): Pair {
    let pair = root
    while (!isLeaf(pair.over)) {
      const [left, right] = halvesOf(pair)
      pair = slot < left.over.to ? left : right
    }
    return pair
  }
  /** Those of the first slot and of the last need no halving. */
  function valuesAt(slot: number): Best {
    if (slot === 0) return { over: over.root.open, under: under.root.open }
    if (slot === slots - 1) return { over: over.root.close, under: under.root.close }
    return valuesOf(leafAt(slot), slot)
  }

  /** Widens the extremes by those of the slots `from` to `to` (exclusive). */
  function widen(pair: Pair, from: number, to: number, high: Best, low: Best): void {
    if (pair.over.to <= from || pair.over.from >= to) return
    if (most(pair) <= high.over / high.under && least(pair) >= low.over / low.under) return
    if (isLeaf(pair.over)) {
      for (let slot = Math.max(from, pair.over.from); slot < Math.min(to, pair.over.to); slot += 1) {
        const found = valuesOf(pair, slot)
        if (found.over / found.under > high.over / high.under) Object.assign(high, found)
        if (found.over / found.under < low.over / low.under) Object.assign(low, found)
      }
      return
    }
    const [left, right] = halvesOf(pair)
    const [first, second] = most(left) >= most(right) ? [left, right] : [right, left]
    widen(first, from, to, high, low)
    widen(second, from, to, high, low)
  }

  /** Units of the first leg traded in the first `until` slots. */
  function legVolume(pair: Pair, until: number): number {
    const { from, to, volume: traded } = pair.over
    if (from >= until) return 0
    if (to <= until) return traded
    if (isLeaf(pair.over)) return leafVolume(pair.over, until - from)
    const [left, right] = halvesOf(pair)
    return legVolume(left, until) + legVolume(right, until)
  }
  const volumeUntil = (slot: number): number => Math.floor(volume * legVolume(root, slot))

  const reached = new Map<number, Reached>()

  /** The extremes of the slots `from` to `to` (exclusive); where `to` only grows, each call searches the new ones. */
  function extremesOf(from: number, to: number, first: Best): Reached {
    let known = reached.get(from)
    if (known === undefined || to < known.to) {
      if (reached.size >= KEPT_REACHED) reached.clear()
      known = { to: from, high: { ...first }, low: { ...first } }
      reached.set(from, known)
    }
    widen(root, known.to, to, known.high, known.low)
    known.to = to
    return known
  }

  function pricesOf(from: number, to: number): Omit<Span, 'volume'> {
    const first = valuesAt(from)
    const { high, low } = extremesOf(from, to, first)
    return { open: onTick(first), high: onTick(high), low: onTick(low), close: onTick(valuesAt(to - 1)) }
  }

  function spanOf(from: number, to: number): Span | undefined {
    const [start, end] = [Math.max(from, 0), Math.min(to, slots)]
    if (start >= end) return undefined
    return { ...pricesOf(start, end), volume: volumeUntil(end) - volumeUntil(start) }
  }

  const partStart = (part: number): number => Math.floor((part * slots) / VALUED_PARTS)

  function turnoverUntil(until: number): number {
    let turnover = 0
    let traded = 0
    for (let part = 0; part < VALUED_PARTS && partStart(part) < until; part += 1) {
      const all = volumeUntil(Math.min(until, partStart(part + 1)))
      turnover += (all - traded) * onTick(valuesAt(partStart(part)))
      traded = all
    }
    return turnover
  }

  function tradedUntil(until: number): Traded | undefined {
    if (until <= 0) return undefined
    return { ...pricesOf(0, until), volume: volumeUntil(until), turnover: turnoverUntil(until) }
  }

  function minutesOf(from: number, to: number): readonly Span[] {
    const bars: Span[] = []
    let traded = volumeUntil(from * SLOTS_PER_MINUTE)
    const visit = (pair: Pair): void => {
      if (pair.over.to <= from * SLOTS_PER_MINUTE || pair.over.from >= to * SLOTS_PER_MINUTE) return
      if (pair.over.to - pair.over.from > SLOTS_PER_MINUTE) {
        for (const half of halvesOf(pair)) visit(half)
        return
      }
      const first = { over: pair.over.open, under: pair.under.open }
      const last = { over: pair.over.close, under: pair.under.close }
      const [high, low] = [{ ...first }, { ...first }]
      widen(pair, pair.over.from, pair.over.to, high, low)
      const all = volumeUntil(pair.over.to)
      const prices = { open: onTick(first), high: onTick(high), low: onTick(low), close: onTick(last) }
      bars.push({ ...prices, volume: all - traded })
      traded = all
    }
    visit(root)
    return bars
  }

  function firstIn(pair: Pair, search: Search, from: number, to: number): FoundSlot | undefined {
    if (pair.over.to <= from || pair.over.from >= to) return undefined
    const bounds = [nearestTick(grid, scale * least(pair)), nearestTick(grid, scale * most(pair))] as const
    if (search.skips(...bounds, false)) return undefined
    if (isLeaf(pair.over)) {
      for (let slot = Math.max(from, pair.over.from); slot < Math.min(to, pair.over.to); slot += 1) {
        const price = onTick(valuesOf(pair, slot))
        if (search.ends(price)) return { slot, price }
      }
      return undefined
    }
    const [left, right] = halvesOf(pair)
    return firstIn(left, search, from, to) ?? firstIn(right, search, from, to)
  }

  return {
    spanOf,
    tradedUntil,
    turnoverUntil,
    minutesOf,
    priceAt: (slot) => onTick(valuesAt(slot)),
    firstSlot: (search, from, to) => firstIn(root, search, from, to),
  }
}

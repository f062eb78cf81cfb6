import {
  type Draw,
  SLOTS_PER_MINUTE,
  type Stretch,
  halves,
  isLeaf,
  leafPrice,
  leafVolume,
  onTick,
  pricedLeaf,
} from './path.ts'

/** What happened over a number of slots. */
export interface Span {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** A bar with the value traded, in units of price times quantity. */
export interface Traded extends Span {
  readonly turnover: number
}

/** A bar to which slots are added in time order. */
export interface Sum {
  open: number
  high: number
  low: number
  close: number
  volume: number
  empty: boolean
}

function take(into: Sum, { open, high, low, close, volume }: Span): void {
  if (into.empty) {
    into.open = open
    into.high = high
    into.low = low
    into.empty = false
  } else {
    if (high > into.high) into.high = high
    if (low < into.low) into.low = low
  }
  into.close = close
  into.volume += volume
}

/** The bar of a whole stretch. */
const barOf = ({ open, high, low, close, volume }: Stretch, draw: Draw): Span => ({
  open: onTick(draw, open),
  high: onTick(draw, high),
  low: onTick(draw, low),
  close: onTick(draw, close),
  volume,
})

export const emptySum = (): Sum => ({ open: 0, high: 0, low: 0, close: 0, volume: 0, empty: true })

/** Adds those of the slots `from` to `to` (exclusive) that the stretch holds. */
export function gather(node: Stretch, draw: Draw, from: number, to: number, into: Sum): void {
  if (node.to <= from || node.from >= to) return
  if (node.from >= from && node.to <= to) {
    take(into, barOf(node, draw))
    return
  }
  if (isLeaf(node)) {
    for (let slot = Math.max(from, node.from); slot < Math.min(to, node.to); slot += 1) {
      const i = slot - node.from
      const price = leafPrice(node, i, draw)
      const volume = leafVolume(node, i + 1) - leafVolume(node, i)
      take(into, { open: price, high: price, low: price, close: price, volume })
    }
    return
  }
  const [left, right] = halves(node, draw)
  gather(left, draw, from, to, into)
  gather(right, draw, from, to, into)
}

/** The bar over slots `from` to `to` (exclusive); undefined where that holds none. */
export function spanOf(root: Stretch, draw: Draw, from: number, to: number): Span | undefined {
  const into = emptySum()
  gather(root, draw, from, to, into)
  return into.empty ? undefined : into
}

/** Halvings after which a stretch's volume is valued at its opening price: a price of the day already, at any of its moments. */
export const VALUED_DEPTH = 3

function value(node: Stretch, draw: Draw, until: number, depth: number, into: Sum): number {
  if (node.from >= until) return 0
  if (depth === VALUED_DEPTH || isLeaf(node)) {
    const before = into.volume
    gather(node, draw, node.from, until, into)
    return (into.volume - before) * onTick(draw, node.open)
  }
  const [left, right] = halves(node, draw)
  return value(left, draw, until, depth + 1, into) + value(right, draw, until, depth + 1, into)
}

/** The bar over the first `slots` slots, with its turnover, which only grows with them. */
export function tradedUntil(root: Stretch, draw: Draw, slots: number): Traded | undefined {
  const into = emptySum()
  const turnover = value(root, draw, slots, 0, into)
  const { open, high, low, close, volume } = into
  return into.empty ? undefined : { open, high, low, close, volume, turnover }
}

/** Bars of the minutes `from` to `to` (exclusive), in order. */
export function minutesOf(root: Stretch, draw: Draw, from: number, to: number): readonly Span[] {
  const found: Span[] = []
  const visit = (node: Stretch): void => {
    if (node.to <= from * SLOTS_PER_MINUTE || node.from >= to * SLOTS_PER_MINUTE) return
    if (node.to - node.from <= SLOTS_PER_MINUTE) {
      found.push(barOf(node, draw))
      return
    }
    const [left, right] = halves(node, draw)
    visit(left)
    visit(right)
  }
  visit(root)
  return found
}

/** The price of one slot. */
export function priceAt(root: Stretch, draw: Draw, slot: number): number {
  const leaf = pricedLeaf(root, draw, slot)
  return leafPrice(leaf, slot - leaf.from, draw)
}

/** What a search looks for. It reads prices in time order, each once, and may keep track of them. */
export interface Search {
  /** True where no prices from `low` to `high` end the search, in whatever order. `occur`: both of these are among them. */
  readonly skips: (low: number, high: number, occur: boolean) => boolean
  /** True where the search ends at this price. */
  readonly ends: (price: number) => boolean
}

export interface FoundSlot {
  readonly slot: number
  readonly price: number
}

/** The first slot in `from` to `to` (exclusive) at whose price the search ends. */
export function firstSlot(
  node: Stretch,
  draw: Draw,
  search: Search,
  from: number,
  to: number,
): FoundSlot | undefined {
  if (node.to <= from || node.from >= to) return undefined
  if (search.skips(onTick(draw, node.low), onTick(draw, node.high), from <= node.from && node.to <= to))
    return undefined
  if (isLeaf(node)) {
    for (let slot = Math.max(from, node.from); slot < Math.min(to, node.to); slot += 1) {
      const price = leafPrice(node, slot - node.from, draw)
      if (search.ends(price)) return { slot, price }
    }
    return undefined
  }
  const [left, right] = halves(node, draw)
  return firstSlot(left, draw, search, from, to) ?? firstSlot(right, draw, search, from, to)
}

/** The price over the slots of one part of a day. */
export interface Path {
  /** The bar over slots `from` to `to` (exclusive); undefined where that holds none. */
  readonly spanOf: (from: number, to: number) => Span | undefined
  /** The bar over the first `slots` slots, with its turnover, which only grows with them. */
  readonly tradedUntil: (slots: number) => Traded | undefined
  /** The turnover of the first `slots` slots. */
  readonly turnoverUntil: (slots: number) => number
  /** Bars of the minutes `from` to `to` (exclusive), in order. */
  readonly minutesOf: (from: number, to: number) => readonly Span[]
  readonly priceAt: (slot: number) => number
  /** The first slot in `from` to `to` (exclusive) at whose price the search ends. */
  readonly firstSlot: (search: Search, from: number, to: number) => FoundSlot | undefined
}

import { type Instant, type MarketId, epochMs, instant } from '@onelot/domain'
import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import type { Quoted } from './holds.ts'
import type { BoardKind, BoardPage, Breathe, Page } from './port.ts'
import type { RawQuote } from './quotes.ts'
import { type Moment, isMarketTime } from './timeline.ts'

/** Movers come from a snapshot that is at most this old; never older than what an operator did last. */
const SNAPSHOT_MS = 10_000
/** Listings that are quoted without a pause. */
const QUOTED_AT_ONCE = 16

interface Row {
  readonly quoted: Quoted
  readonly turnover: number
  readonly volume: number
  /** Last price by previous close. */
  readonly change: number
}

const rowOf = (quoted: Quoted, { turnover, volume, close, previous }: RawQuote): Row => ({
  quoted,
  turnover: turnover / 10 ** quoted.issue.grid.fractionDigits,
  volume,
  change: close / previous,
})

const orders: Readonly<Record<BoardKind, (a: Row, b: Row) => number>> = {
  hot: (a, b) => b.turnover - a.turnover,
  active: (a, b) => b.volume - a.volume,
  rising: (a, b) => b.change - a.change,
  falling: (a, b) => a.change - b.change,
}

/** Which changes of a market's quotes have happened: two moments of one state have the same quotes. */
interface State extends Pick<Moment, 'part' | 'slots'> {
  readonly edges: number
}
interface Snapshot extends State {
  readonly rows: readonly Row[]
  readonly sorted: Map<BoardKind, readonly Row[]>
}

/** Lists of movers, of one snapshot a market; indices are not listed among what can be bought. */
export function createBoards(
  catalogue: Catalogue,
  { quotes, timeline, opensAt, standard }: Pick<Base, 'quotes' | 'timeline' | 'opensAt' | 'standard'>,
) {
  const listings = new Map<MarketId, readonly Quoted[]>()
  const edges = new Map<MarketId, readonly number[]>()
  const snapshots = new Map<MarketId, Snapshot>()

  function listingsOf(market: MarketId): readonly Quoted[] {
    const known = listings.get(market)
    if (known !== undefined) return known
    const found = catalogue.quoted().filter(({ issue: { instrument } }) => {
      return instrument.market === market && instrument.kind !== 'index'
    })
    listings.set(market, found)
    return found
  }

  /** When an operator's change begins or ends: a listing, a price, a halt, a delisting. In order. */
  function edgesOf(market: MarketId): readonly number[] {
    const known = edges.get(market)
    if (known !== undefined) return known
    const found = listingsOf(market)
      .flatMap(({ issue, holds, delistedAt }) => [
        // What no operator listed begins with a session.
        ...(standard.has(issue.instrument.id) ? [] : [opensAt(issue)]),
        delistedAt,
        ...holds.flatMap(({ from, until }) => [from, until]),
      ])
      .filter((ms) => ms < Infinity)
      .sort((a, b) => a - b)
    edges.set(market, found)
    return found
  }

  /** The snapshot's moment, a pure function of the time asked for. */
  function momentOf(market: MarketId, now: Instant): number {
    const ms = epochMs(now)
    const lastEdge = edgesOf(market).findLast((edge) => edge <= ms) ?? -Infinity
    return Math.max(Math.floor(ms / SNAPSHOT_MS) * SNAPSHOT_MS, lastEdge)
  }

  function stateOf(market: MarketId, at: number): State {
    const { part, slots } = timeline.momentAt(market, at)
    return { part, slots, edges: edgesOf(market).findLastIndex((edge) => edge <= at) }
  }

  const known = (market: MarketId, { part, slots, edges }: State): Snapshot | undefined => {
    const found = snapshots.get(market)
    return found?.part === part && found.slots === slots && found.edges === edges ? found : undefined
  }

  function snapshotOf(market: MarketId, at: number): Snapshot | undefined {
    if (!isMarketTime(at)) return undefined
    const state = stateOf(market, at)
    const found = known(market, state)
    if (found !== undefined) return found
    const rows = listingsOf(market).flatMap((quoted) => {
      const raw = quotes.raw(quoted, at)
      return raw === undefined ? [] : [rowOf(quoted, raw)]
    })
    const snapshot: Snapshot = { ...state, rows, sorted: new Map() }
    snapshots.set(market, snapshot)
    return snapshot
  }

  return {
    prepare: async (market: MarketId, now: Instant, breathe: Breathe): Promise<void> => {
      const at = momentOf(market, now)
      if (!isMarketTime(at) || known(market, stateOf(market, at)) !== undefined) return
      for (const [index, quoted] of listingsOf(market).entries()) {
        if (index % QUOTED_AT_ONCE === 0) await breathe()
        quotes.raw(quoted, at)
      }
    },

    board: (kind: BoardKind, market: MarketId, now: Instant, page: Page): BoardPage => {
      const at = momentOf(market, now)
      const snapshot = snapshotOf(market, at)
      const sorted = snapshot?.sorted.get(kind) ?? snapshot?.rows.toSorted(orders[kind]) ?? []
      snapshot?.sorted.set(kind, sorted)
      const from = Math.max(0, (page.number - 1) * page.size)
      // The snapshot decides which listings a page has; among them the order is that of the prices shown.
      const shown = sorted.slice(from, from + page.size).flatMap(({ quoted }) => {
        const raw = quotes.raw(quoted, epochMs(now))
        return raw === undefined ? [] : [rowOf(quoted, raw)]
      })
      const rows = shown.sort(orders[kind]).flatMap(({ quoted }) => {
        const quote = quotes.quote(quoted, now)
        return quote === undefined ? [] : [{ instrument: quoted.issue.instrument, quote }]
      })
      return { rows, total: sorted.length, at: instant(at) }
    },
  }
}

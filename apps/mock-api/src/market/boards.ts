import type { Board } from '@onelot/api-client'
import { type Instant, type MarketId, epochMs, instant } from '@onelot/domain'
import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { BoardPage, Breadth, ExtendedPage, Page, Ranking, Sector, YieldTurn } from './port.ts'
import { rebasedAt } from './rebasing.ts'
import { type Row, boardRankings, orderOf, rowOf, sectorOf } from './ranking.ts'
import { breadthOf, sectorsOf } from './sectors.ts'
import { type Moment, isMarketTime } from './timeline.ts'

/** Movers come from a snapshot that is at most this old; never older than what an operator did last. */
const SNAPSHOT_MS = 10_000
/** Kept of each market; older ones are made again where somebody still reads on in them. */
const KEPT_SNAPSHOTS = 4
/** Listings that are quoted without a pause. */
const QUOTED_AT_ONCE = 16

/** Which changes of a market's quotes have happened: two moments of one state have the same quotes. */
interface State extends Pick<Moment, 'part' | 'slots'> {
  readonly edges: number
}
interface Snapshot extends State {
  readonly rows: readonly Row[]
  readonly sorted: Map<string, readonly Row[]>
}

/** Lists of movers, of one snapshot a market; indices are not listed among what can be bought. */
export function createBoards(
  catalogue: Catalogue,
  {
    quotes,
    timeline,
    tape,
    opensAt,
    standard,
  }: Pick<Base, 'quotes' | 'timeline' | 'tape' | 'opensAt' | 'standard'>,
) {
  const listings = new Map<MarketId, readonly Quoted[]>()
  const edges = new Map<MarketId, readonly number[]>()
  const snapshots = new Map<MarketId, readonly Snapshot[]>()

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

  const known = (market: MarketId, { part, slots, edges }: State): Snapshot | undefined =>
    snapshots
      .get(market)
      ?.find((found) => found.part === part && found.slots === slots && found.edges === edges)

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
    snapshots.set(market, [snapshot, ...(snapshots.get(market) ?? [])].slice(0, KEPT_SNAPSHOTS))
    return snapshot
  }

  function ranked(ranking: Ranking, market: MarketId, now: Instant, page: Page): BoardPage {
    const at = momentOf(market, page.rankedAt ?? now)
    const snapshot = snapshotOf(market, at)
    const order = orderOf(ranking)
    const name = `${ranking.column} ${ranking.direction}`
    const all = snapshot?.sorted.get(name) ?? snapshot?.rows.toSorted(order) ?? []
    snapshot?.sorted.set(name, all)
    const { sector } = page
    const sorted = sector === undefined ? all : all.filter((row) => sectorOf(row) === sector)
    // The snapshot decides which listings a page has; among them the order is that of the prices shown.
    const shown = pageOf(sorted, page).flatMap(({ quoted }) => {
      const raw = quotes.raw(quoted, epochMs(now))
      return raw === undefined ? [] : [rowOf(quoted, raw)]
    })
    const rows = shown.toSorted(order).flatMap(({ quoted }) => {
      const quote = quotes.quote(quoted, now)
      return quote === undefined ? [] : [{ instrument: quoted.issue.instrument, quote }]
    })
    return { rows, total: sorted.length, at: instant(at) }
  }

  return {
    prepare: async (market: MarketId, ranked: Instant, yieldTurn: YieldTurn): Promise<void> => {
      const at = momentOf(market, ranked)
      if (!isMarketTime(at) || known(market, stateOf(market, at)) !== undefined) return
      for (const [index, quoted] of listingsOf(market).entries()) {
        if (index % QUOTED_AT_ONCE === 0) await yieldTurn()
        quotes.raw(quoted, at)
      }
    },

    board: (kind: Board, market: MarketId, now: Instant, page: Page): BoardPage =>
      ranked(boardRankings[kind], market, now, page),

    ranked,

    sectors: (market: MarketId, now: Instant): readonly Sector[] =>
      sectorsOf(snapshotOf(market, momentOf(market, now))?.rows ?? []),

    breadth: (market: MarketId, now: Instant): Breadth =>
      breadthOf(snapshotOf(market, momentOf(market, now))?.rows ?? []),

    extended: (market: MarketId, now: Instant, page: Page): ExtendedPage => {
      const ranked = momentOf(market, page.rankedAt ?? now)
      const at = instant(ranked)
      const snapshot = snapshotOf(market, ranked)
      const moment = snapshot && timeline.momentAt(market, epochMs(page.rankedAt ?? now))
      if (snapshot === undefined || moment === undefined || moment.part.phase === 'regular')
        return { phase: undefined, rows: [], total: 0, at }
      const { phase } = moment.part
      const { ordinal } = moment.day
      /** In units of the day. */
      const closeOf = (quoted: Quoted): number =>
        phase === 'pre'
          ? rebasedAt(quoted.issue, ordinal, tape.closeOf(quoted, ordinal - 1))
          : tape.closeOf(quoted, ordinal)
      const closed = snapshot.rows
        .map((row) => ({ row, close: closeOf(row.quoted) }))
        .sort((a, b) => b.row.raw.close / b.close - a.row.raw.close / a.close)
      const rows = pageOf(closed, page).flatMap(({ row: { quoted }, close }) => {
        const quote = quotes.quote(quoted, now)
        const regularClose = fromUnits(close, quoted.issue.grid.fractionDigits)
        return quote === undefined ? [] : [{ instrument: quoted.issue.instrument, quote, regularClose }]
      })
      return { phase, rows, total: closed.length, at }
    },
  }
}

const pageOf = <T>(all: readonly T[], { number, size }: Page): readonly T[] => {
  const from = Math.max(0, (number - 1) * size)
  return all.slice(from, from + size)
}

import { type Instant, type MarketId, epochMs, instant } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'
import type { Issue } from './listings/issue.ts'
import type { BoardKind, BoardPage, Page } from './port.ts'
import type { Quotes, RawQuote } from './quotes.ts'

/** Movers come from a snapshot that is this old at most (RULES 4). */
const SNAPSHOT_MS = 1_000

interface Row {
  readonly issue: Issue
  readonly raw: RawQuote
}

const change = ({ raw }: Row): number => raw.close / raw.previous

const orders: Readonly<Record<BoardKind, (a: Row, b: Row) => number>> = {
  hot: (a, b) => b.raw.turnover / 10 ** b.issue.grid.places - a.raw.turnover / 10 ** a.issue.grid.places,
  active: (a, b) => b.raw.volume - a.raw.volume,
  rising: (a, b) => change(b) - change(a),
  falling: (a, b) => change(a) - change(b),
}

interface Snapshot {
  readonly at: number
  readonly rows: readonly Row[]
  readonly sorted: Map<BoardKind, readonly Row[]>
}

/** Lists of movers, of one snapshot a market; indices are not listed among what can be bought. */
export function createBoards(catalogue: Catalogue, quotes: Quotes) {
  const snapshots = new Map<MarketId, Snapshot>()

  function snapshotOf(market: MarketId, ms: number): Snapshot {
    const at = Math.floor(ms / SNAPSHOT_MS) * SNAPSHOT_MS
    const known = snapshots.get(market)
    if (known?.at === at) return known
    const rows = catalogue.issues.flatMap((issue): Row[] => {
      if (issue.instrument.market !== market || issue.instrument.kind === 'index') return []
      const raw = quotes.raw(issue, at)
      return raw === undefined ? [] : [{ issue, raw }]
    })
    const snapshot: Snapshot = { at, rows, sorted: new Map() }
    snapshots.set(market, snapshot)
    return snapshot
  }

  return (kind: BoardKind, market: MarketId, now: Instant, page: Page): BoardPage => {
    const snapshot = snapshotOf(market, epochMs(now))
    const sorted = snapshot.sorted.get(kind) ?? snapshot.rows.toSorted(orders[kind])
    snapshot.sorted.set(kind, sorted)
    const from = Math.max(0, (page.number - 1) * page.size)
    const rows = sorted.slice(from, from + page.size).flatMap(({ issue }) => {
      const quote = quotes.quote(issue.instrument.id, now)
      return quote === undefined ? [] : [{ instrument: issue.instrument, quote }]
    })
    return { rows, total: sorted.length, at: instant(snapshot.at) }
  }
}

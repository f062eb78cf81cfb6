import { type Instant, type MarketId, epochMs, instant } from '@onelot/domain'
import type { Catalogue } from './catalogue.ts'
import type { Quoted } from './holds.ts'
import type { BoardKind, BoardPage, Page } from './port.ts'
import type { Quotes, RawQuote } from './quotes.ts'

/** Movers come from a snapshot that is at most this old. */
const SNAPSHOT_MS = 1_000

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
    const rows: Row[] = []
    for (const quoted of catalogue.quoted()) {
      const { instrument } = quoted.issue
      if (instrument.market !== market || instrument.kind === 'index') continue
      const raw = quotes.raw(quoted, at)
      if (raw !== undefined) rows.push(rowOf(quoted, raw))
    }
    const snapshot: Snapshot = { at, rows, sorted: new Map() }
    snapshots.set(market, snapshot)
    return snapshot
  }

  return (kind: BoardKind, market: MarketId, now: Instant, page: Page): BoardPage => {
    const snapshot = snapshotOf(market, epochMs(now))
    const sorted = snapshot.sorted.get(kind) ?? snapshot.rows.toSorted(orders[kind])
    snapshot.sorted.set(kind, sorted)
    const from = Math.max(0, (page.number - 1) * page.size)
    const rows = sorted.slice(from, from + page.size).flatMap(({ quoted }) => {
      const quote = quotes.quote(quoted, now)
      return quote === undefined ? [] : [{ instrument: quoted.issue.instrument, quote }]
    })
    return { rows, total: sorted.length, at: instant(snapshot.at) }
  }
}

import type { InstrumentId, MarketId } from '@onelot/domain'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import { closedAt, rateBetween } from './newsDays.ts'
import type { MarketEvent } from './newsEvent.ts'
import { rebasedAt, sharesOn } from './rebasing.ts'
import type { Tape } from './tape.ts'
import type { Timeline } from './timeline.ts'

/** The largest stocks of an industry group, by which its move is known. */
const MEMBERS = 5
/** The group that moved most is news from so far on, in hundredths of a percent. */
const GREAT_MOVE = 250n

/** A group's stocks by what they were worth at the price about which each varies. */
interface Group {
  readonly sector: Issue['instrument']['industry']
  readonly members: readonly InstrumentId[]
}

const worthOf = ({ base, shares, grid }: Issue): number =>
  Math.exp(base) * shares * 10 ** -grid.fractionDigits

/** The industry groups of a market's standard stocks. */
function groupsOf(issues: readonly Issue[]): readonly Group[] {
  const groups = new Map<string, Issue[]>()
  for (const issue of issues) {
    if (issue.instrument.kind !== 'stock') continue
    const { en } = issue.instrument.industry
    const group = groups.get(en)
    if (group === undefined) groups.set(en, [issue])
    else group.push(issue)
  }
  return [...groups.values()].flatMap((all) => {
    const largest = all.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, MEMBERS)
    const [first] = largest
    return first === undefined || largest.length < MEMBERS
      ? []
      : [{ sector: first.instrument.industry, members: largest.map(({ instrument }) => instrument.id) }]
  })
}

/** How an industry group moved on a whole day, weighted by what its stocks were worth before. */
interface Moved extends Group {
  readonly before: bigint
  readonly after: bigint
  readonly stocks: readonly { readonly id: InstrumentId; readonly previous: number; readonly close: number }[]
}

/** Exact: whether one rate is greater, whichever its direction. */
const furtherFirst = (a: Moved, b: Moved): number => {
  const away = ({ before, after }: Moved) => (after > before ? after - before : before - after)
  const order = away(b) * a.before - away(a) * b.before
  return order > 0n ? 1 : order < 0n ? -1 : 0
}

export function createNewsSectors(issues: readonly Issue[], timeline: Timeline, tape: Tape) {
  const groups = new Map<MarketId, readonly Group[]>()

  function groupsIn(market: MarketId): readonly Group[] {
    const known = groups.get(market) ?? groupsOf(issues.filter((issue) => issue.instrument.market === market))
    groups.set(market, known)
    return known
  }

  function movedOn(group: Group, ordinal: number, find: (id: InstrumentId) => Quoted | undefined): Moved {
    let [before, after] = [0n, 0n]
    const stocks = group.members.flatMap((id) => {
      const quoted = find(id)
      if (quoted === undefined) return []
      const close = tape.closeOf(quoted, ordinal)
      const previous = rebasedAt(quoted.issue, ordinal, tape.closeOf(quoted, ordinal - 1))
      const shares = BigInt(sharesOn(quoted.issue, ordinal))
      // All in units of the finest grid of these markets, that of recorded prices.
      const scale = 10n ** BigInt(6 - quoted.issue.grid.fractionDigits)
      before += BigInt(previous) * shares * scale
      after += BigInt(close) * shares * scale
      return [{ id, previous, close }]
    })
    return { ...group, before, after, stocks }
  }

  /** The group of the market that moved most on a whole day, told with the market's index. */
  return (
    index: Quoted,
    ordinal: number,
    find: (id: InstrumentId) => Quoted | undefined,
  ): readonly MarketEvent[] => {
    const { market, id } = index.issue.instrument
    const moved = groupsIn(market)
      .map((group) => movedOn(group, ordinal, find))
      .filter(({ before }) => before > 0n)
    const [first] = moved.toSorted(furtherFirst)
    if (first === undefined) return []
    const change = first.after - first.before
    if ((change < 0n ? -change : change) * 10_000n < GREAT_MOVE * first.before) return []
    const sign = change < 0n ? -1 : 1
    const [leader] = first.stocks.toSorted(
      (a, b) => sign * (b.close / b.previous - a.close / a.previous) || (a.id < b.id ? -1 : 1),
    )
    if (leader === undefined) return []
    return [
      {
        instrument: id,
        at: closedAt(timeline.dayOf(market, ordinal)),
        kind: 'sectorMove',
        sector: first.sector,
        rate: rateBetween(first.before, first.after),
        members: first.stocks.map((stock) => stock.id),
        leader: leader.id,
        leaderRate: rateBetween(leader.previous, leader.close),
      },
    ]
  }
}

import {
  type Instant,
  type Instrument,
  type InstrumentId,
  defaultMarkets,
  epochMs,
  plusDays,
  toLocal,
} from '@onelot/domain'
import { gridOf, toUnits } from './grid.ts'
import { textKey, unit } from './hash.ts'
import type { Issue } from './listings/issue.ts'
import { otherIssues } from './listings/others.ts'
import { stocksOf } from './listings/stocks.ts'
import type { Decreed, Override } from './overrides.ts'
import type { ListingStatus } from './port.ts'
import type { Prices } from './prices.ts'
import { type Timeline, slotStart } from './timeline.ts'

let composed: readonly Issue[] | undefined

/** Every issue that is listed without an operator's doing: the same for every seed, so composed once. */
export function standardIssues(): readonly Issue[] {
  composed ??= [
    ...otherIssues(),
    ...stocksOf('KRX'),
    ...stocksOf('TWSE'),
    ...stocksOf('US'),
    ...stocksOf('SET'),
  ]
  return composed
}

/** An instrument newly listed: its walk begins at the price it was listed at. */
function newIssue({ instrument, price }: Extract<Override, { kind: 'listing' }>): Issue {
  const market = defaultMarkets[instrument.market]
  const grid = gridOf(market.ticks)
  const key = textKey(instrument.id)
  const units = toUnits(price, grid.places)
  const { date } = toLocal(market.zone, instrument.listedAt)
  return {
    instrument,
    grid,
    key,
    base: Math.log(units),
    sigma: 0.012,
    beta: 0.7,
    shares: 20_000_000,
    dailyVolume: Math.ceil(200_000 * (0.5 + unit(key, 8))),
    anchor: { date: plusDays(date, -1), units },
  }
}

/** What there is to quote, and since and until when. */
export interface Catalogue {
  readonly issues: readonly Issue[]
  readonly issue: (id: InstrumentId) => Issue | undefined
  /** First moment of the first simulated session. */
  readonly opensAt: (issue: Issue) => number
  readonly delistedAt: (issue: Issue) => number
  /** True while a price can be had. */
  readonly quoted: (issue: Issue, ms: number) => boolean
  readonly status: (id: InstrumentId, now: Instant) => ListingStatus | undefined
  readonly instruments: readonly Instrument[]
}

export function createCatalogue(
  overrides: readonly Override[],
  decrees: ReadonlyMap<InstrumentId, Decreed>,
  prices: Prices,
  timeline: Timeline,
): Catalogue {
  const listed = overrides.flatMap((override) => (override.kind === 'listing' ? [newIssue(override)] : []))
  const issues = [...standardIssues(), ...listed]
  const byId = new Map(issues.map((issue) => [issue.instrument.id, issue]))
  const openings = new Map<Issue, number>()

  function opensAt(issue: Issue): number {
    const known = openings.get(issue)
    if (known !== undefined) return known
    const day = timeline.dayOf(issue.instrument.market, prices.firstOrdinal(issue))
    const at = Math.max(slotStart(day.parts[0] ?? day.regular, 0), epochMs(issue.instrument.listedAt))
    openings.set(issue, at)
    return at
  }
  const delistedAt = (issue: Issue): number => decrees.get(issue.instrument.id)?.delistedAt ?? Infinity

  function status(id: InstrumentId, now: Instant): ListingStatus | undefined {
    const issue = byId.get(id)
    if (issue === undefined) return undefined
    const ms = epochMs(now)
    if (ms >= delistedAt(issue)) return 'delisted'
    if (ms < epochMs(issue.instrument.listedAt)) return 'notYetListed'
    const halted = decrees
      .get(id)
      ?.standstills.some(({ from, until, price }) => price === undefined && from <= ms && ms < until)
    return halted === true ? 'halted' : 'listed'
  }

  return {
    issues,
    issue: (id) => byId.get(id),
    opensAt,
    delistedAt,
    quoted: (issue, ms) => opensAt(issue) <= ms && ms < delistedAt(issue),
    status,
    instruments: issues.map(({ instrument }) => instrument),
  }
}

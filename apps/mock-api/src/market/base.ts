import {
  type AnnouncedAction,
  type AnnouncedRights,
  type CalendarKind,
  type CompanyAction,
  type InstrumentId,
  epochMs,
} from '@onelot/domain'
import { createCrossings } from './crossings.ts'
import { createDailyBars } from './dailyBars.ts'
import { createBlockRanges } from './dayRanges.ts'
import { createExtremes } from './extremes.ts'
import { createFacts } from './facts.ts'
import { mix, textKey, unit } from './hash.ts'
import { type Quoted, resolveHolds } from './holds.ts'
import { createDayLimits } from './limits.ts'
import type { Issue } from './listings/issue.ts'
import { newIssue } from './listings/newIssue.ts'
import { standardIssues } from './listings/standardIssues.ts'
import { createNews } from './news.ts'
import { fromUnits } from './grid.ts'
import { createMinuteBars } from './minuteBars.ts'
import type { Override } from './overrides.ts'
import { createPrices } from './prices.ts'
import { createQuotes } from './quotes.ts'
import { issueUnder } from './rebasing.ts'
import { createScan } from './scan.ts'
import { createSparklines } from './sparklines.ts'
import { createTape, pathPriceAt } from './tape.ts'
import { createTimeline } from './timeline.ts'

/** A row that lists an instrument. */
export type NewListing = Extract<Override, { kind: 'listing' }>
/** Any other row. */
export type QuoteOverride = Exclude<Override, NewListing>

/** Bases kept: a broker has one, tests have a few seeds. */
const KEPT_BASES = 8
/** Digits of a number that is drawn. */
const DRAWN_DIGITS = 9
/** Instruments kept, one for each state of its overrides. */
const KEPT_QUOTED = 4_000

const byOpening = (a: CompanyAction, b: CompanyAction): number => (a.opensAt < b.opensAt ? -1 : 1)

/** All of a market that does not depend on its overrides, and its caches. */
export function createBase(seed: number, calendar: CalendarKind) {
  const key = mix(seed, 0)
  const timeline = createTimeline(calendar)
  const prices = createPrices(
    key,
    timeline,
    (market) => calendar === 'demo' || market === 'CRYPTO' || market === 'FX',
  )
  const blockRange = createBlockRanges(prices)
  const tape = createTape(prices, timeline, blockRange)
  const limitsOf = createDayLimits(tape)
  const scan = createScan(timeline, prices, tape, blockRange, limitsOf)
  const quotes = createQuotes(timeline, prices, tape, limitsOf)

  const standard: ReadonlyMap<InstrumentId, Quoted> = new Map(
    standardIssues().map((issue) => [
      issue.instrument.id,
      { issue, holds: [], delistedAt: Infinity, actions: [], increases: [] },
    ]),
  )
  const listed = new Map<string, Issue>()
  const overridden = new Map<string, Quoted>()

  function issueOf(listing: NewListing): Issue {
    const text = JSON.stringify(listing)
    const issue = listed.get(text) ?? newIssue(listing.instrument, listing.price)
    if (listed.size >= KEPT_QUOTED) listed.clear()
    listed.set(text, issue)
    return issue
  }

  /** An issue under its own overrides. The same rows give the same object, so its caches survive a change of other rows. */
  function quotedUnder(issue: Issue, rows: readonly QuoteOverride[]): Quoted {
    const text = JSON.stringify([issue.instrument, issue.anchor, rows])
    const known = overridden.get(text)
    if (known !== undefined) return known
    const delistings = rows.flatMap((row) => (row.kind === 'delisting' ? [epochMs(row.from)] : []))
    const actions = rows
      .filter((row): row is AnnouncedAction => row.kind === 'dividend' || row.kind === 'split')
      .sort(byOpening)
    const increases = rows.filter((row): row is AnnouncedRights => row.kind === 'rights').sort(byOpening)
    const own = actions.length === 0 ? issue : issueUnder(issue, actions, timeline, prices.closeOf)
    const quoted = {
      issue: own,
      holds: resolveHolds(own, rows, (ms) => pathPriceAt(prices, timeline, own, ms)),
      delistedAt: Math.min(...delistings),
      actions,
      increases,
    }
    if (overridden.size >= KEPT_QUOTED) overridden.clear()
    overridden.set(text, quoted)
    return quoted
  }

  return {
    calendar,
    timeline,
    tape,
    standard,
    instruments: [...standard.values()].map(({ issue }) => issue.instrument),
    issueOf,
    quotedUnder,
    quotes,
    opensAt: prices.opensAt,
    sparkline: createSparklines(timeline, prices, tape, quotes),
    news: createNews(
      key,
      [...standard.values()].map(({ issue }) => issue),
      timeline,
      prices,
      tape,
    ),
    facts: createFacts(key, timeline, prices, tape, quotes),
    daily: createDailyBars(timeline, prices, tape),
    minutes: createMinuteBars(key, timeline, prices, tape),
    crossings: createCrossings(scan),
    extremes: createExtremes(scan),
    borrowing: (issue: Issue, month: string) =>
      fromUnits(
        Math.floor(unit(mix(key, issue.key), textKey(`borrowing ${month}`)) * 10 ** DRAWN_DIGITS),
        DRAWN_DIGITS,
      ),
  }
}

export type Base = ReturnType<typeof createBase>

const bases = new Map<string, Base>()

/** The base of a seed and calendar: it is a pure function of them, and made once because its caches take a while to fill. */
export function baseOf(seed: number, calendar: CalendarKind): Base {
  const name = `${calendar} ${String(seed)}`
  const base = bases.get(name) ?? createBase(seed, calendar)
  if (bases.size >= KEPT_BASES) bases.clear()
  bases.set(name, base)
  return base
}

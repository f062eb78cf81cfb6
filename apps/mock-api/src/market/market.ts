import { type CalendarKind, marketFacts, epochMs, instant, rebasedPrice, sessionAt } from '@onelot/domain'
import { type Base, baseOf } from './base.ts'
import { createBoards } from './boards.ts'
import { createCatalogue } from './catalogue.ts'
import { holdsAsOf } from './holds.ts'
import type { Override } from './overrides.ts'
import type { YieldTurn, MarketPort } from './port.ts'
import { marketCapOf } from './facts.ts'
import { createSearch } from './search.ts'
import { LATEST_MS, isMarketTime } from './timeline.ts'

export interface MarketOptions {
  readonly seed: number
  readonly calendar: CalendarKind
  /** Those that cannot be applied become `problems`. @defaultValue none */
  readonly overrides?: readonly Override[]
}

const unpaused: YieldTurn = () => Promise.resolve()

/**
 * The simulated market. It has no state but caches: two markets of the same options answer alike, in any order of asking.
 * New overrides mean a new market, which is cheap: it shares all caches but those of the instruments whose overrides changed.
 */
export const createMarket = ({ seed, calendar, overrides = [] }: MarketOptions): MarketPort =>
  marketOn(baseOf(seed, calendar), overrides)

/** A market on a base of the caller. */
export function marketOn(base: Base, overrides: readonly Override[]): MarketPort {
  const catalogue = createCatalogue(overrides, base)
  const { find } = catalogue
  const { quotes, crossings } = base
  const boards = createBoards(catalogue, base)

  return {
    problems: catalogue.problems,
    listing: (id) => find(id)?.issue.instrument,
    listings: () => catalogue.instruments,
    status: catalogue.status,
    search: createSearch(catalogue),
    quote(id, now) {
      const quoted = find(id)
      return quoted && quotes.quote(quoted, now)
    },
    book(id, now) {
      const quoted = find(id)
      return quoted && quotes.book(quoted, now)
    },
    firstCross(id, cross, from, to) {
      const quoted = find(id)
      return quoted && crossings.firstCross(quoted, cross, from, to)
    },
    peakOf(id, cross, from, to) {
      const quoted = find(id)
      return quoted === undefined ? cross.peak : crossings.peakOf(quoted, cross, from, to)
    },
    extremes(id, from, to) {
      const quoted = find(id)
      return quoted && base.extremes(quoted, from, to)
    },
    sparkline(id, now) {
      const quoted = find(id)
      return quoted === undefined ? [] : base.sparkline(quoted, now)
    },
    actions: (id) => find(id)?.actions ?? [],
    increases: (id) => find(id)?.increases ?? [],
    acting: () => catalogue.acting,
    splitSince: (id, price, from, to) =>
      (find(id)?.actions ?? []).reduce(
        (rebased, action) =>
          action.kind === 'split' && from < action.opensAt && action.opensAt <= to
            ? rebasedPrice(rebased, action.ratio)
            : rebased,
        price,
      ),
    board: boards.board,
    ranked: boards.ranked,
    sectors: boards.sectors,
    breadth: boards.breadth,
    extended: boards.extended,
    async news(id, now, yieldTurn = unpaused) {
      const quoted = find(id)
      return quoted === undefined ? [] : base.news(quoted, find, now, yieldTurn)
    },
    prepareBoard: boards.prepare,
    marketCap(id, now) {
      const quoted = find(id)
      const raw = quoted && quotes.raw(quoted, epochMs(now))
      if (quoted === undefined || raw === undefined || quoted.issue.shares === 0) return undefined
      const { day } = base.timeline.momentAt(quoted.issue.instrument.market, epochMs(now))
      return marketCapOf(quoted, raw, day.ordinal)
    },
    borrowing(id, month) {
      const quoted = find(id)
      return quoted && base.borrowing(quoted.issue, month)
    },
    facts(id, now) {
      const quoted = find(id)
      return quoted && base.facts(quoted, now)
    },
    session(id, now) {
      const market = find(id)?.issue.instrument.market
      if (market === undefined || !isMarketTime(epochMs(now))) return undefined
      return sessionAt(marketFacts[market], base.calendar, now)
    },
    async candles(id, query, now, yieldTurn = unpaused) {
      const quoted = find(id)
      if (quoted === undefined || !(epochMs(now) >= base.opensAt(quoted.issue)))
        return { candles: [], more: false }
      const last = Math.min(epochMs(now), quoted.delistedAt - 1, LATEST_MS - 1)
      const asOf = { ...quoted, holds: holdsAsOf(quoted.holds, last) }
      const byDate = query.period === 'day' || query.period === 'week' || query.period === 'month'
      return (byDate ? base.daily : base.minutes).page(asOf, query, instant(last), yieldTurn)
    },
  }
}

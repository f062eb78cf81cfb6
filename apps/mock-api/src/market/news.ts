import { type AnnouncedAction, type Instant, type InstrumentId, epochMs, instant } from '@onelot/domain'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import { type NewsDay, COMPARED_DAYS, closedAt, createNewsDays, inUnitsOf } from './newsDays.ts'
import type { MarketEvent } from './newsEvent.ts'
import { createNewsIndices } from './newsIndices.ts'
import { createNewsSectors } from './newsSectors.ts'
import { closeOnly, createNewsYear } from './newsYear.ts'
import type { YieldTurn } from './port.ts'
import type { Prices } from './prices.ts'
import type { Tape } from './tape.ts'
import { type Timeline, isMarketTime } from './timeline.ts'

/** How long news is kept. */
const KEPT_MS = 30 * 86_400_000
const YEAR_MS = 365 * 86_400_000
/** Days that are read without a pause. */
const READ_AT_ONCE = 50

type Find = (id: InstrumentId) => Quoted | undefined

/** The day that runs, and whether its regular session is over. */
interface State {
  readonly running: number
  readonly closed: boolean
}
interface Known extends State {
  readonly events: readonly MarketEvent[]
}

/** What has happened to an instrument lately, by its bars and by what was done to it. Nothing is made up beside them. */
export function createNews(
  seed: number,
  issues: readonly Issue[],
  timeline: Timeline,
  prices: Prices,
  tape: Tape,
) {
  const known = new WeakMap<Quoted, Known>()
  const sectors = new WeakMap<Find, Map<InstrumentId, Known>>()
  const days = createNewsDays(seed, timeline, prices, tape)
  const yearEvents = createNewsYear(timeline, tape, days.dayOf)
  const indexEvents = createNewsIndices(timeline, tape)
  const sectorEvents = createNewsSectors(issues, timeline, tape)
  // The index of a market that is the market's own move, not one that was recorded.
  const tellsSectors = new Set(
    issues
      .filter(({ instrument, series }) => instrument.kind === 'index' && series === undefined)
      .map(({ instrument }) => instrument.id),
  )

  /** The day that runs at a moment, or the first one. */
  function dayOfMoment({ issue }: Quoted, at: number): number {
    const oldest = prices.firstOrdinal(issue)
    return isMarketTime(at)
      ? Math.max(oldest, timeline.momentAt(issue.instrument.market, at).day.ordinal)
      : oldest
  }

  /** How the industry groups of the index's market moved; none of another index. */
  async function eventsOfSectors(
    quoted: Quoted,
    { running, closed }: State,
    find: Find,
    ms: number,
    yieldTurn: YieldTurn,
  ): Promise<readonly MarketEvent[]> {
    const { id } = quoted.issue.instrument
    if (!tellsSectors.has(id)) return []
    const all = sectors.get(find) ?? new Map<InstrumentId, Known>()
    sectors.set(find, all)
    const kept = all.get(id)
    if (kept?.running === running && kept.closed === closed) return kept.events
    const events: MarketEvent[] = []
    for (
      let ordinal = dayOfMoment(quoted, ms - KEPT_MS);
      ordinal < running + (closed ? 1 : 0);
      ordinal += 1
    ) {
      await yieldTurn()
      events.push(...sectorEvents(quoted, ordinal, find))
    }
    all.set(id, { running, closed, events })
    return events
  }

  /** Events of the days from the one a month ago to the one that runs; those of a day that runs are filtered by their time. */
  async function eventsOfDays(
    quoted: Quoted,
    { running, closed }: State,
    ms: number,
    yieldTurn: YieldTurn,
  ): Promise<readonly MarketEvent[]> {
    const { issue } = quoted
    const { market } = issue.instrument
    const dayAt = (at: number) => dayOfMoment(quoted, at)
    const first = dayAt(ms - KEPT_MS)
    const yearBefore = (ordinal: number): number =>
      dayAt(epochMs(closedAt(timeline.dayOf(market, ordinal))) - YEAR_MS)
    const events: MarketEvent[] = []
    if (issue.legs !== undefined) {
      for (let ordinal = first; ordinal < running + (closed ? 1 : 0); ordinal += 1)
        events.push(...days.moveEvents(quoted, ordinal, tape.closeOf(quoted, ordinal)))
      return events
    }
    const compared = first - COMPARED_DAYS
    let before: NewsDay[] = []
    for (let ordinal = yearBefore(first); ordinal <= running; ordinal += 1) {
      if (ordinal % READ_AT_ONCE === 0) await yieldTurn()
      before = inUnitsOf(quoted, ordinal, before)
      if (ordinal >= first) events.push(...days.earlyEvents(quoted, ordinal))
      if (ordinal === running && !closed) break
      const today = ordinal < compared ? closeOnly(tape, quoted, ordinal) : days.dayOf(quoted, ordinal)
      if (ordinal >= first) {
        events.push(
          ...days.wholeDayEvents(quoted, today, before),
          ...(await yearEvents(quoted, today, before, yearBefore(ordinal), yieldTurn)),
          ...indexEvents(quoted, today, before),
        )
      }
      before.push(today)
    }
    return events
  }

  function actions({ actions: announced }: Quoted): readonly MarketEvent[] {
    return announced.map((action: AnnouncedAction): MarketEvent => {
      const { instrument, announcedAt: at, exDate } = action
      return action.kind === 'split'
        ? { instrument, at, kind: 'split', ...action.ratio, exDate }
        : {
            instrument,
            at,
            kind: 'dividend',
            amount: action.amount,
            currency: action.currency,
            exDate,
            payDate: action.payDate,
          }
    })
  }

  function halts({ issue: { instrument, grid }, holds }: Quoted): readonly MarketEvent[] {
    return holds
      .filter(({ halted }) => halted)
      .flatMap(({ from, until, units }): readonly MarketEvent[] => {
        const of = { instrument: instrument.id, price: fromUnits(units, grid.fractionDigits) }
        const ended: readonly MarketEvent[] =
          until === Infinity ? [] : [{ ...of, at: instant(until), kind: 'resumed' }]
        return [{ ...of, at: instant(from), kind: 'halted' }, ...ended]
      })
  }

  /** `find` leads to the stocks by which an index tells of industry groups. */
  return async (
    quoted: Quoted,
    find: Find,
    now: Instant,
    yieldTurn: YieldTurn,
  ): Promise<readonly MarketEvent[]> => {
    const ms = epochMs(now)
    const { issue, delistedAt } = quoted
    const opensAt = prices.opensAt(issue)
    if (!isMarketTime(ms) || opensAt > ms || delistedAt <= ms) return []
    const { day } = timeline.momentAt(issue.instrument.market, ms)
    const state = { running: day.ordinal, closed: now >= closedAt(day) }
    let kept = known.get(quoted)
    if (kept?.running !== state.running || kept.closed !== state.closed) {
      kept = { ...state, events: await eventsOfDays(quoted, state, ms, yieldTurn) }
      known.set(quoted, kept)
    }
    const ofSectors = await eventsOfSectors(quoted, state, find, ms, yieldTurn)
    const listed: MarketEvent = { instrument: issue.instrument.id, at: instant(opensAt), kind: 'listed' }
    return [listed, ...kept.events, ...ofSectors, ...actions(quoted), ...halts(quoted)]
      .filter(({ at }) => at <= now && epochMs(at) > ms - KEPT_MS)
      .sort((a, b) => epochMs(b.at) - epochMs(a.at))
  }
}

import {
  type BreadthOnWire,
  marketBreadth,
  marketExtended,
  marketNews,
  marketSectors,
  marketSessions,
  marketTable,
} from '@onelot/api-client'
import {
  type InstrumentId,
  type MarketId,
  dayWindows,
  marketFacts,
  instant,
  marketIds,
  no,
  ok,
  refuse,
  sessionAt,
} from '@onelot/domain'
import { type ListOrder, pageOf } from '../../http/paging.ts'
import { type Route, heavyRead } from '../../http/route.ts'
import { rankedAt, snapshotOf } from '../../http/snapshots.ts'
import type { MarketEvent } from '../../market/port.ts'
import type { Services } from '../../services.ts'
import { pointsOfRanking } from './points.ts'

/** What is traded most in a market makes its news. */
const NEWSWORTHY = 20
const stockMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const satisfies readonly MarketId[]

type Reading = Pick<Services, 'market' | 'yieldTurn'>
type At = Parameters<Services['market']['quote']>[1]

const mostTraded = async ({ market, yieldTurn }: Reading, id: MarketId, now: At) => {
  await market.prepareBoard(id, now, yieldTurn)
  const { rows } = market.board('hot', id, now, { number: 1, size: NEWSWORTHY })
  return rows.map(({ instrument }) => instrument.id)
}

/** Whose news an instrument shows: its own, or of an index those of its market. Of none, those of the stock markets. */
async function newsworthy(
  services: Reading,
  id: InstrumentId | undefined,
  now: At,
): Promise<readonly InstrumentId[]> {
  const listing = id === undefined ? undefined : services.market.listing(id)
  if (id !== undefined && listing?.kind !== 'index') return [id]
  const found: InstrumentId[] = []
  for (const market of listing === undefined ? stockMarkets : [listing.market])
    found.push(...(await mostTraded(services, market, now)))
  return found
}

const idOf = ({ instrument, kind, at }: MarketEvent): string => `${instrument} ${kind} ${at}`
/** The latest first. */
const newsOrder: ListOrder<MarketEvent> = {
  slotOf: (event) => [event.at, idOf(event)],
  directions: ['descending', 'ascending'],
}

export const marketListRoutes: readonly Route[] = [
  heavyRead(
    marketSectors,
    () => 2,
    async ({ market: id }, { services: { market, yieldTurn }, now }) => {
      await market.prepareBoard(id, now, yieldTurn)
      return ok({ sectors: market.sectors(id, now) })
    },
  ),

  heavyRead(
    marketBreadth,
    () => 4,
    async (_, { services: { market, yieldTurn }, now }) => {
      const markets: BreadthOnWire[] = []
      for (const id of marketIds) {
        await market.prepareBoard(id, now, yieldTurn)
        const { turnover, ...counts } = market.breadth(id, now)
        // Pairs are traded in many currencies.
        markets.push({ market: id, ...counts, turnover: id === 'FX' ? undefined : turnover })
      }
      return ok({ markets })
    },
  ),

  heavyRead(
    marketTable,
    ({ snapshot }) => 1 + pointsOfRanking(snapshot),
    async ({ market: id, column, direction, sector, page, pageSize, snapshot }, { services, now }) => {
      const { market, yieldTurn } = services
      const ranked = rankedAt(snapshot, now)
      if (!ranked.ok) return ranked
      await market.prepareBoard(id, ranked.value, yieldTurn)
      const asked = { number: page, size: pageSize, sector, rankedAt: ranked.value }
      const { rows, total, at } = market.ranked({ column, direction }, id, now, asked)
      const priced = []
      for (const row of rows) {
        const capital = row.instrument.kind === 'forex' ? undefined : market.marketCap(row.instrument.id, now)
        priced.push({ ...row, marketCap: capital })
        await yieldTurn()
      }
      return ok({ rows: priced, total, snapshot: snapshotOf(at) })
    },
  ),

  heavyRead(
    marketSessions,
    () => 1,
    (_, { services: { calendar }, now }) =>
      Promise.resolve(
        ok({
          markets: marketIds.map((id) => {
            const market = marketFacts[id]
            const session = sessionAt(market, calendar, now)
            const windows = dayWindows(market, calendar, session.tradingDay)
            return {
              market: id,
              zone: market.zone,
              session,
              windows: windows.map(({ phase, from, to }) => ({
                phase,
                from: instant(from),
                to: instant(to),
              })),
            }
          }),
        }),
      ),
  ),

  heavyRead(
    marketExtended,
    ({ snapshot }) => 2 + pointsOfRanking(snapshot),
    async ({ market: id, page, pageSize, snapshot }, { services: { market, yieldTurn }, now }) => {
      const ranked = rankedAt(snapshot, now)
      if (!ranked.ok) return ranked
      await market.prepareBoard(id, ranked.value, yieldTurn)
      const asked = { number: page, size: pageSize, rankedAt: ranked.value }
      const { at, ...rest } = market.extended(id, now, asked)
      return ok({ ...rest, snapshot: snapshotOf(at) })
    },
  ),

  heavyRead(
    marketNews,
    () => 5,
    async ({ instrument: id, ...page }, { services, now }) => {
      const { market, yieldTurn } = services
      if (id !== undefined && market.listing(id) === undefined)
        return no(refuse('PRODUCT_UNAVAILABLE', {}, { instrument: 'unknown' }))
      const events: MarketEvent[] = []
      for (const one of await newsworthy(services, id, now)) {
        events.push(...market.news(one, now))
        await yieldTurn()
      }
      const found = pageOf(events, newsOrder, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      const shown = rows.flatMap((event) => {
        const instrument = market.listing(event.instrument)
        return instrument === undefined ? [] : [{ ...event, id: idOf(event), instrument }]
      })
      return ok({ news: shown, ...rest })
    },
  ),
]

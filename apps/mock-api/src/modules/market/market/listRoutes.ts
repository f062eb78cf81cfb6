import {
  type BreadthOnWire,
  marketBreadth,
  marketExtended,
  marketNews,
  marketSectors,
  marketSessions,
  marketTable,
} from '@onelot/api-client'
import { dayWindows, marketFacts, instant, marketIds, no, ok, refuse, sessionAt } from '@onelot/domain'
import { pageOf } from '../../../http/paging.ts'
import { type Route, heavyRead } from '../../../http/route.ts'
import { rankedAt, snapshotOf } from '../../../http/snapshots.ts'
import { newsOf, newsOnWire, newsOrder, newsworthy } from '../marketNews.ts'
import { pointsOfRanking } from './points.ts'

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
      const { market } = services
      if (id !== undefined && market.listing(id) === undefined)
        return no(refuse('PRODUCT_UNAVAILABLE', {}, { instrument: 'unknown' }))
      const found = pageOf(await newsOf(services, await newsworthy(services, id, now), now), newsOrder, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      return ok({ news: newsOnWire(market, rows), ...rest })
    },
  ),
]

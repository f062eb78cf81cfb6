import { dayTradeMarkets, tradeDayTrades } from '@onelot/api-client'
import {
  type OpenPosition,
  type PositionId,
  type WorkingOrder,
  accountStream,
  dayTradeGroup,
  isDayTrade,
  ok,
  positionId,
  sliceOf,
  trading,
  tradingCollections,
} from '@onelot/domain'
import { memberRead } from '../../../http/route.ts'
import { figureContext } from '../../base/figures.ts'
import { listed } from './listed.ts'
import { storedView } from './stored.ts'

/** Ended ones of each market that are listed. */
const MOST_ENDED = 50

export const dayTradeRoutes = [
  memberRead(tradeDayTrades, async (_, { services, account, now }) => {
    const stream = accountStream(account)
    const { state } = await services.streams.load(stream)
    const { orders, positions } = sliceOf(state, trading)
    const working = Object.values<WorkingOrder>(orders)
      .filter(({ purpose, terms }) => purpose === 'open' && isDayTrade(terms))
      .map(({ position }) => position)
    const open = Object.values<OpenPosition>(positions)
      .filter(({ terms }) => isDayTrade(terms))
      .map(({ id }) => id)
    const running = new Set<PositionId>([...open, ...working])
    const { days } = figureContext(services, now)
    const ofToday = await Promise.all(
      dayTradeMarkets.map((market) =>
        services.store.rows(
          {
            collection: tradingCollections.dayTrades,
            group: dayTradeGroup(stream, market, days(market).today),
          },
          { limit: MOST_ENDED + running.size },
        ),
      ),
    )
    const ended = ofToday
      .flatMap(({ rows }) => rows)
      .toSorted((a, b) => (a.row.sortKey < b.row.sortKey ? 1 : -1))
      .map(({ key }) => positionId(key))
      .filter((id) => !running.has(id))
    const found = ofToday.reduce((sum, { rows, total }) => sum + total - rows.length, 0)
    const views = await Promise.all(
      [...[...open].reverse(), ...[...working].reverse(), ...ended].map((id) =>
        storedView(services, account, id),
      ),
    )
    return ok({
      positions: await listed(
        { services, account, now },
        views.filter((view) => view !== undefined),
      ),
      more: found,
    })
  }),
]

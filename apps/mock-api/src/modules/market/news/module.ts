import { type NewsRow, newsHot, newsItem, newsOwn } from '@onelot/api-client'
import {
  type Instant,
  type OpenPosition,
  accountStream,
  instrumentId,
  invalid,
  no,
  ok,
  refuse,
  sliceOf,
  trading,
  watchedIn,
  watchlist,
} from '@onelot/domain'
import { type ListOrder, pageOf } from '../../../http/paging.ts'
import { heavyRead, memberHeavyRead } from '../../../http/route.ts'
import { momentIn } from '../../../http/snapshots.ts'
import { type MarketEvent, newsIdOf } from '../../../market/newsEvent.ts'
import type { Services } from '../../../services.ts'
import { decimalSortKey } from '../../../store/sortKeys.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { newsOf, newsOnWire, newsOrder } from '../marketNews.ts'
import { quoteRowsOf } from '../../base/quoteRows.ts'
import { type HotNews, hotNews } from './hot.ts'
import { relatedTo } from './related.ts'

/** What is traded most is the same for everybody, but a page may be of a ranking that has to be made again. */
const HOT_POINTS = 6
const HOT_PAGE_POINTS = 30
/** A watchlist is at most 200 listings. */
const OWN_POINTS = 10

/** By one ranking, that of the first page; what is equal, by its id. */
const hotOrder = (at: Instant): ListOrder<HotNews> => ({
  slotOf: ({ event, score }) => [at, decimalSortKey(score), newsIdOf(event)],
  directions: ['ascending', 'descending', 'ascending'],
})

const rowsOf = (
  { market }: Pick<Services, 'market'>,
  events: readonly MarketEvent[],
  now: Instant,
): readonly NewsRow[] =>
  newsOnWire(market, events).map((news) => ({ news, quote: market.quote(news.instrument.id, now) }))

/** The instrument that the id of a piece of news names; what names none leads nowhere. */
const namedIn = (id: string) => instrumentId(/^(.+?)\.[a-zA-Z\d]+\.\d{4}-/.exec(id)?.[1] ?? '')

export const news: BrokerModule = {
  routes: [
    heavyRead(
      newsHot,
      ({ after }) => (after === undefined ? HOT_POINTS : HOT_PAGE_POINTS),
      async (page, { services, now }) => {
        const at = page.after === undefined ? now : momentIn(page.after, 3, now)
        if (at === undefined) return no(invalid({ after: 'malformed' }))
        const found = pageOf(await hotNews(services, at), hotOrder(at), page)
        if (!found.ok) return found
        const { rows, ...rest } = found.value
        const events = rows.map(({ event }) => event)
        return ok({ rows: rowsOf(services, events, now), ...rest })
      },
    ),

    memberHeavyRead(
      newsOwn,
      () => OWN_POINTS,
      async (page, { services, account, now }) => {
        const { state } = await services.streams.load(accountStream(account))
        const held = Object.values<OpenPosition>(sliceOf(state, trading).positions).map(
          ({ terms }) => terms.instrument,
        )
        const ids = new Set([...held, ...watchedIn(sliceOf(state, watchlist))])
        const found = pageOf(await newsOf(services, ids, now), newsOrder, page)
        if (!found.ok) return found
        const { rows, ...rest } = found.value
        return ok({ rows: rowsOf(services, rows, now), ...rest })
      },
    ),

    heavyRead(
      newsItem,
      () => 2,
      async ({ id }, { services, now }) => {
        const event = (await newsOf(services, [namedIn(id)], now)).find((one) => newsIdOf(one) === id)
        const [shown] = event === undefined ? [] : newsOnWire(services.market, [event])
        if (event === undefined || shown === undefined)
          return no(refuse('PRODUCT_UNAVAILABLE', {}, { id: 'unknown' }))
        const related = await relatedTo(services, event, now)
        return ok({ news: shown, related: await quoteRowsOf(services, related, now) })
      },
    ),
  ],
}

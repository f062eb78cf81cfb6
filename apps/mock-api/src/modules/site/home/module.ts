import { homeBriefing, homeDue } from '@onelot/api-client'
import {
  type FigureContext,
  type OpenPosition,
  type StreamState,
  accountAnswers,
  accountStream,
  holdingsOf,
  ok,
  sliceOf,
  trading,
  unreadMessages,
  watchedIn,
  watchlist,
} from '@onelot/domain'
import { messages } from '@onelot/domain/modules/site/messages'
import { memberHeavyRead, memberRead } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { figureContext, ratesAt } from '../../base/figures.ts'
import { listingAt } from '../../base/listing.ts'
import { quoteRowsOf } from '../../base/quoteRows.ts'
import { dueOf } from './due.ts'
import { moversOf } from './movers.ts'
import { countsOf } from './unread.ts'

/** A watchlist is at most 200 listings, and what is held comes to it. */
const POINTS = 2

/** The prices of what is held or watched, each once, those of the figures where they have been read; what is not listed, or has no price, is left out. */
async function quotedOf(services: Services, state: StreamState, { quotes, now }: FigureContext) {
  const { market, yieldTurn } = services
  const held = Object.values<OpenPosition>(sliceOf(state, trading).positions).map(
    ({ terms }) => terms.instrument,
  )
  const found = []
  for (const id of new Set([...held, ...watchedIn(sliceOf(state, watchlist))])) {
    const instrument = market.listing(id)
    const quote = listingAt(services, id, now) && quotes(id)
    if (instrument !== undefined && quote !== undefined) found.push({ instrument, quote })
    await yieldTurn()
  }
  return found
}

export const home: BrokerModule = {
  routes: [
    memberHeavyRead(
      homeBriefing,
      () => POINTS,
      async ({ currency }, { services, account, now }) => {
        const { state } = await services.streams.load(accountStream(account))
        const own = sliceOf(state, trading)
        const { realName, fundPasswordSet, payeeLinked } = accountAnswers(state)
        const context = figureContext(services, now)
        const { figures } = holdingsOf(own, state.ledger, currency, context, ratesAt(services, now))
        return ok({
          totalAssets: figures.totalAssets,
          todayProfit: figures.todayProfit,
          unread: countsOf(unreadMessages(sliceOf(state, messages))),
          realName,
          fundPasswordSet,
          payeeLinked,
          ordered: own.ordersMade > 0,
          movers: await quoteRowsOf(services, moversOf(await quotedOf(services, state, context)), now),
          asOf: now,
        })
      },
    ),
    memberRead(homeDue, async (_, { services, account, now }) => {
      const { state } = await services.streams.load(accountStream(account))
      return ok({ due: dueOf({ services, account, state, now }) })
    }),
  ],
}

import {
  portfolioClosings,
  portfolioDays,
  portfolioExecutions,
  portfolioProfits,
  portfolioReturn,
  portfolioStatement,
  portfolioYear,
} from '@onelot/api-client'
import { accountStream, ok, tradingCollections } from '@onelot/domain'
import { storedPage } from '../../../http/paging.ts'
import { memberHeavyRead, memberRead } from '../../../http/route.ts'
import { accountHistory, historyPoints } from '../../base/accountHistory.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { executionIn } from '../../base/tradingRows.ts'
import { closingsIn } from './closings.ts'
import { daysIn } from './days.ts'
import { instrumentsOf, tradeOnWire } from './instruments.ts'
import { profitsIn } from './profits.ts'
import { rangePoints } from './ranges.ts'
import { returnOf } from './returns.ts'
import { statementFor } from './statement.ts'
import { yearOf } from './year.ts'

export const portfolio: BrokerModule = {
  routes: [
    memberHeavyRead(
      portfolioReturn,
      async ({ range }, { services, account }) =>
        rangePoints[range] + (await historyPoints(services, account)),
      async (request, { services, account, now }) => {
        const history = await accountHistory(services, account, now)
        return ok({ ...(await returnOf(services, history, request, now)), asOf: now })
      },
    ),

    memberHeavyRead(
      portfolioProfits,
      ({ range }) => rangePoints[range],
      (request, { services, account, now }) => profitsIn(services, account, request, now),
    ),

    memberHeavyRead(
      portfolioDays,
      (_, { services, account }) => historyPoints(services, account),
      async (request, { services, account, now }) => {
        const history = await accountHistory(services, account, now)
        return ok({ ...(await daysIn(services, history, request, now)), asOf: now })
      },
    ),

    memberHeavyRead(
      portfolioClosings,
      (_, { services, account }) => historyPoints(services, account),
      async (request, { services, account, now }) => {
        const history = await accountHistory(services, account, now)
        return ok(closingsIn(services, history, request, now))
      },
    ),

    memberHeavyRead(
      portfolioYear,
      (_, { services, account }) => historyPoints(services, account),
      async (request, { services, account, now }) => {
        const history = await accountHistory(services, account, now)
        return ok(yearOf(services, history, request, now))
      },
    ),

    memberHeavyRead(
      portfolioStatement,
      (_, { services, account }) => historyPoints(services, account),
      async ({ date }, { services, account, now }) => {
        const history = await accountHistory(services, account, now)
        return ok({ ...statementFor(services, history, date, now), asOf: now })
      },
    ),

    memberRead(portfolioExecutions, async (page, { services, account }) => {
      const filter = { collection: tradingCollections.executions, stream: accountStream(account) }
      const found = await storedPage(services, filter, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      const executions = rows.map(({ row }) => executionIn(row))
      const instruments = instrumentsOf(
        services,
        executions.map(({ instrument }) => instrument),
      )
      return ok({ trades: executions.map(tradeOnWire), instruments, ...rest })
    }),
  ],
}

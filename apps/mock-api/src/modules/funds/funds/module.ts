import { type FundFlow, fundMonths, fundRecords } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { lineOnWire, storedPage } from '../../../http/paging.ts'
import { memberHeavyRead, memberRead } from '../../../http/route.ts'
import { ledgerCollections } from '../../../kernel/projection.ts'
import { historyPoints } from '../../base/accountHistory.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { fundMonthsOf } from './fundMonths.ts'
import { firstLineFrom, keepSubjects, statesOf } from './lines.ts'
import { movedPositions } from './movedPositions.ts'

const collections: Readonly<Record<FundFlow, string>> = {
  deposit: ledgerCollections.deposits,
  withdrawal: ledgerCollections.withdrawals,
}

export const funds: BrokerModule = {
  routes: [
    memberRead(
      fundRecords,
      async ({ currency, subjects, position, flow, until, ...page }, { services, account, now }) => {
        const collection = flow === undefined ? ledgerCollections.lines : collections[flow]
        const stream = accountStream(account)
        const state = statesOf(services, { currency, subjects })
        if (state !== undefined) await keepSubjects(services, stream, now)
        const before = until && (await firstLineFrom(services, stream, until))
        const filter = { collection, stream, state, group: position, before }
        const found = await storedPage(services, filter, page)
        if (!found.ok) return found
        const { rows, ...rest } = found.value
        const lines = rows.map(lineOnWire)
        return ok({ lines, ...rest, positions: await movedPositions(services, stream, lines) })
      },
    ),

    memberHeavyRead(
      fundMonths,
      (_, { services, account }) => historyPoints(services, account),
      async (asked, { services, account, now }) =>
        ok({ months: await fundMonthsOf(services, accountStream(account), asked, now) }),
    ),
  ],
}

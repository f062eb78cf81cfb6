import { type FundFlow, fundRecords } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { lineOnWire, pageAt } from '../../http/paging.ts'
import { memberRead } from '../../http/route.ts'
import { ledgerCollections } from '../../kernel/projection.ts'
import type { BrokerModule } from '../brokerModule.ts'
import { movedPositions } from './movedPositions.ts'

const collections: Readonly<Record<FundFlow, string>> = {
  deposit: ledgerCollections.deposits,
  withdrawal: ledgerCollections.withdrawals,
}

export const funds: BrokerModule = {
  routes: [
    memberRead(fundRecords, async ({ currency, position, flow, ...page }, { services, account }) => {
      const collection = flow === undefined ? ledgerCollections.lines : collections[flow]
      const stream = accountStream(account)
      const filter = { collection, stream, state: currency, group: position }
      const { rows, total } = await services.store.rows(filter, pageAt(page))
      const lines = rows.map(lineOnWire)
      return ok({ lines, total, positions: await movedPositions(services, stream, lines) })
    }),
  ],
}

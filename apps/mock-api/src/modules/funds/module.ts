import { type FundFlow, fundRecords } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { lineOnWire, storedPage } from '../../http/paging.ts'
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
      const found = await storedPage(services, filter, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      const lines = rows.map(lineOnWire)
      return ok({ lines, ...rest, positions: await movedPositions(services, stream, lines) })
    }),
  ],
}

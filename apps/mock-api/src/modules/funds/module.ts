import { fundRecords } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { lineOnWire, pageAt } from '../../http/paging.ts'
import { memberRead } from '../../http/route.ts'
import { ledgerCollection } from '../../kernel/projection.ts'
import type { BrokerModule } from '../brokerModule.ts'

export const funds: BrokerModule = {
  routes: [
    memberRead(fundRecords, async ({ currency, ...page }, { services, account }) => {
      const filter = { collection: ledgerCollection, stream: accountStream(account), state: currency }
      const { rows, total } = await services.store.rows(filter, pageAt(page))
      return ok({ lines: rows.map(lineOnWire), total })
    }),
  ],
}

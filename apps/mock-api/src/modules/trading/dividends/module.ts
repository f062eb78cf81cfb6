import { dividendsAnnounced, dividendsRecords } from '@onelot/api-client'
import {
  accountStream,
  dividendTotals,
  missingOf,
  ok,
  sliceOf,
  trading,
  tradingCollections,
} from '@onelot/domain'
import { pageOf, storedPage } from '../../../http/paging.ts'
import { memberRead } from '../../../http/route.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { dividendIn } from '../../base/tradingRows.ts'
import { announcedDividends, announcedOrder } from './announced.ts'
import { dividendOnWire } from './onWire.ts'

export const dividends: BrokerModule = {
  routes: [
    memberRead(dividendsAnnounced, async (page, { services, account, now }) => {
      const { state } = await services.streams.load(accountStream(account))
      const found = announcedDividends(services, sliceOf(state, trading), now)
      const paged = pageOf(found, announcedOrder, page)
      if (!paged.ok) return paged
      const { rows: dividends, ...rest } = paged.value
      return ok({ dividends, ...rest })
    }),

    memberRead(dividendsRecords, async (page, { services, account }) => {
      const stream = accountStream(account)
      const found = await storedPage(services, { collection: tradingCollections.dividends, stream }, page)
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      const records = rows.flatMap(({ row }) => {
        const record = dividendIn(row)
        const named = dividendOnWire(services, record.dividend)
        if (named === undefined) return []
        const { kind, status, at } = record
        const missing = missingOf(record)
        return [{ ...named, id: record.id, kind, status, at, ...dividendTotals(record), missing }]
      })
      return ok({ records, ...rest })
    }),
  ],
}

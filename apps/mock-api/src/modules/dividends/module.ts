import { dividendsAnnounced, dividendsRecords } from '@onelot/api-client'
import { accountStream, dividendTotals, ok, sliceOf, trading, tradingCollections } from '@onelot/domain'
import { pageAt } from '../../http/paging.ts'
import { memberRead } from '../../http/route.ts'
import type { BrokerModule } from '../brokerModule.ts'
import { dividendIn } from '../tradingRows.ts'
import { announcedDividends } from './announced.ts'
import { dividendOnWire } from './onWire.ts'

export const dividends: BrokerModule = {
  routes: [
    memberRead(dividendsAnnounced, async ({ page, pageSize }, { services, account, now }) => {
      const { state } = await services.streams.load(accountStream(account))
      const found = announcedDividends(services, sliceOf(state, trading), now)
      const from = (page - 1) * pageSize
      return ok({ dividends: found.slice(from, from + pageSize), total: found.length })
    }),

    memberRead(dividendsRecords, async (page, { services, account }) => {
      const stream = accountStream(account)
      const { rows, total } = await services.store.rows(
        { collection: tradingCollections.dividends, stream },
        pageAt(page),
      )
      const records = rows.flatMap(({ row }) => {
        const record = dividendIn(row)
        const named = dividendOnWire(services, record.dividend)
        if (named === undefined) return []
        const { kind, status, at } = record
        return [{ ...named, id: record.id, kind, status, at, ...dividendTotals(record) }]
      })
      return ok({ records, total })
    }),
  ],
}

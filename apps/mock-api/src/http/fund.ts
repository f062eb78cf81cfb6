import { fundRecords } from '@onelot/api-client'
import { lineOnWire, pageAt } from './paging.ts'
import { type Route, answer, forMembers } from './route.ts'

export const fundRoutes: readonly Route[] = [
  forMembers(fundRecords, async ({ currency, ...page }, { house, account }) => {
    const { rows, total } = await house.store.lines(account, { currency }, pageAt(page))
    return answer({ lines: rows.map(lineOnWire), total })
  }),
]

import { PLACEMENT } from '@onelot/domain/modules/offExchange/placements'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { type ProductSource, requestEntries, reviewFacts } from '../../base/productSource.ts'
import { termsIn } from './context.ts'

export const products: ProductSource = (tab, asked) =>
  requestEntries(PLACEMENT, tab, asked, (record) => {
    const { placement, instrument, shares, cost } = termsIn(record)
    return {
      ...reviewFacts(record),
      instrument: namedOn(instrumentOf(asked.services, instrument)),
      of: placement,
      quantity: shares,
      amount: { money: cost, is: record.end === undefined ? 'held' : 'returned' },
    }
  })

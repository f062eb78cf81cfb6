import { add } from '@onelot/domain'
import { BLOCK_TRADE } from '@onelot/domain/modules/offExchange/blockTrades'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { type ProductSource, requestEntries, reviewFacts } from '../../base/productSource.ts'
import { termsIn } from './context.ts'

export const products: ProductSource = (tab, asked) =>
  requestEntries(BLOCK_TRADE, tab, asked, (record) => {
    const { block, instrument, shares, value, fee } = termsIn(record)
    return {
      ...reviewFacts(record),
      instrument: namedOn(instrumentOf(asked.services, instrument)),
      of: block,
      quantity: shares,
      amount: { money: add(value, fee), is: record.end === undefined ? 'held' : 'returned' },
    }
  })

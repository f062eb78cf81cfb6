import { sliceOf } from '@onelot/domain'
import {
  ELECTION,
  type Entitled,
  electiveDividends as rules,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { type ProductSource, requestEntries, reviewFacts } from '../../base/productSource.ts'
import { termsIn } from './context.ts'

/** Elections. What was paid is a position, or cash. */
export const products: ProductSource = async (tab, asked) => {
  const { services, state } = asked
  if (tab !== 'inProgress')
    return requestEntries(ELECTION, tab, asked, (record) => {
      const { instrument, quantity } = termsIn(record)
      return {
        ...reviewFacts(record),
        instrument: namedOn(instrumentOf(services, instrument)),
        quantity: Number(quantity),
      }
    })
  return Object.values<Entitled>(sliceOf(state, rules).entitled)
    .filter(({ election }) => election === 'accepted')
    .map(({ dividend, terms }) => ({
      id: dividend.id,
      kind: ELECTION,
      at: dividend.opensAt,
      facts: () => ({
        instrument: namedOn(instrumentOf(services, terms.instrument)),
        quantity: Number(terms.quantity),
        amount: { money: terms.net, is: 'due' },
        state: 'accepted',
        next: { step: 'payment', at: dividend.paysAt },
      }),
    }))
}

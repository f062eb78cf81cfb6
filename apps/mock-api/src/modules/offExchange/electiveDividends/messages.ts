import type { ElectiveDividendsEvent } from '@onelot/domain/modules/offExchange/electiveDividends'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<ElectiveDividendsEvent>()

/** That there is a choice, and what was paid of one. The payment in cash is a message of its own. */
export const messages: readonly MessageSource[] = [
  after('electiveDividends.counted', ({ asks, terms: { instrument, net: amount } }) =>
    asks ? news('account', 'product', { name: 'electiveDividends.asks', instrument, amount }) : undefined,
  ),
  after('electiveDividends.settled', ({ record: { terms, outcome } }) => {
    const { instrument } = terms
    if (outcome.kind === 'shares') {
      const { shares, rest: amount } = outcome
      return news('account', 'product', { name: 'electiveDividends.shares', instrument, shares, amount })
    }
    return outcome.cause === 'notElected' || outcome.cause === 'notAccepted'
      ? undefined
      : news('account', 'product', { name: 'electiveDividends.cash', instrument, amount: terms.net })
  }),
]

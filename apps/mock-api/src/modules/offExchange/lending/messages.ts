import { type MessageContent, add } from '@onelot/domain'
import type { LendingEvent } from '@onelot/domain/modules/offExchange/lending'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<LendingEvent>()

/** The payments of a month, summed where they are of one currency. */
function paid({
  payments,
}: Extract<LendingEvent, { readonly kind: 'lending.paid' }>): MessageContent | undefined {
  const [first, ...others] = payments.map(({ income }) => income.net)
  if (first === undefined) return undefined
  const isOne = others.every(({ currency }) => currency === first.currency)
  return isOne
    ? news('orders', 'product', { name: 'lending.paid', amount: add(first, ...others) })
    : news('orders', 'product', { name: 'lending.paidInSeveral' })
}

/** What lent shares bring, and when they are back. */
export const messages: readonly MessageSource[] = [
  after('lending.ended', ({ loan, ended: { ending, income } }) =>
    news('orders', 'product', {
      name: `lending.${ending}`,
      instrument: loan.terms.instrument,
      amount: income.net,
      shares: loan.accrual.shares,
    }),
  ),
  after('lending.paid', paid),
]

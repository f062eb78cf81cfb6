import { isPositive } from '@onelot/domain'
import type { LoansEvent } from '@onelot/domain/modules/credit/loans'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<LoansEvent>()

/** What comes due, what was taken, what is missing, and when the collateral is too small. */
export const messages: readonly MessageSource[] = [
  after('loans.reminded', ({ amount, short }) =>
    isPositive(short)
      ? news('credit', 'product', { name: 'loans.dueShort', amount: short })
      : news('credit', 'product', { name: 'loans.due', amount }),
  ),
  after('loans.collected', ({ due, missing, overdue, loan }) => {
    if (missing !== undefined) return news('credit', 'product', { name: 'loans.overdue', amount: overdue })
    // The end of a loan is a message of its own, and what is collected daily of what is overdue is none.
    if (due === undefined || loan.plan.length + loan.overdue.length === 0) return undefined
    return news('credit', 'product', { name: 'loans.collected' })
  }),
  after('loans.ended', ({ loan }) =>
    news('credit', 'product', { name: 'loans.ended', amount: loan.terms.amount }),
  ),
  after('loans.collateralChecked', ({ warns }) =>
    warns ? news('credit', 'product', { name: 'loans.collateral' }) : undefined,
  ),
]

import { sliceOf } from '@onelot/domain'
import { loans as rules } from '@onelot/domain/modules/credit/loans'
import type { DueSource } from '../../base/dueSource.ts'
import { nextOf } from '../loansOnWire.ts'

/** What is collected next of a loan, with all that is overdue. */
export const due: DueSource = ({ state, now }) => {
  const { loan } = sliceOf(state, rules)
  const next = loan && nextOf(loan, state, now)
  if (loan === undefined || next === undefined) return []
  const kind = loan.overdue.length > 0 ? 'loans.overdueTaken' : 'loans.instalment'
  return [{ id: loan.id, kind, at: next.at, amount: next.amount }]
}

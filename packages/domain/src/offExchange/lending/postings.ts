import type { Posting } from '../../base/ledger/ledger.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Money, add, subtract, zero } from '../../base/money/money.ts'
import type { LendingIncome } from './accrual.ts'

type Line = Pick<Posting, 'reason' | 'money'>

/** Whether a posting pays lending income, or its tax. */
export const isLending = ({ reason }: Pick<Posting, 'reason'>): boolean =>
  reason === 'lending.interest' || reason === 'lending.tax'

/** What postings paid of lending in a currency. */
export function lendingPaid(lines: readonly Line[], currency: Currency): LendingIncome {
  const sumOf = (reason: Line['reason']): Money =>
    add(
      zero(currency),
      ...lines.flatMap((line) =>
        line.reason === reason && line.money.currency === currency ? [line.money] : [],
      ),
    )
  const [gross, tax] = [sumOf('lending.interest'), sumOf('lending.tax')]
  return { gross, tax, net: subtract(gross, tax) }
}

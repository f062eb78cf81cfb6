import type { LendingLoanOnWire } from '@onelot/api-client'
import { ListRow, Money, Stack, StatusTag } from '@onelot/ui'
import { useName } from '../../base/i18n/useName.ts'
import { isRunning } from './lendingView.ts'
import { useLoanLine } from './useLoanLine.ts'

export interface LoanRowProps {
  loan: LendingLoanOnWire
  /** Opens it over the list. */
  onPress: () => void
}

/** A loan, or what was asked for, in a list: what it is of, what it has brought after tax, and how far it has got. */
export function LoanRow({ loan, onPress }: LoanRowProps) {
  const name = useName()
  const lineOf = useLoanLine()
  return (
    <ListRow
      title={name(loan.instrument.name)}
      subtitle={lineOf(loan)}
      wholeSubtitle
      trailing={
        <Stack as="span" gap="x1" align="end">
          {loan.loan === undefined ? null : <Money value={loan.loan.income.net} weight="strong" />}
          <StatusTag
            status={loan.loan === undefined ? loan.state : isRunning(loan) ? 'lending' : 'completed'}
          />
        </Stack>
      }
      chevron={false}
      onPress={onPress}
    />
  )
}

import type { LendingLoanOnWire } from '@onelot/api-client'
import { Card, RowList, Section } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LoanRow } from './LoanRow.tsx'
import { LoanSheet } from './LoanSheet.tsx'

/** Loans that have ended and requests that led to none, the newest first; nothing where there are none. */
export function PastLoans({ loans }: { loans: readonly LendingLoanOnWire[] }) {
  const { t } = useTranslation('securitiesLending')
  const [opened, setOpened] = useState<string>()
  const shown = loans.find(({ id }) => id === opened)
  if (loans.length === 0) return null
  return (
    <Section heading={t('past')}>
      <Card padding="none">
        <RowList
          label={t('past')}
          rows={loans.map((loan) => ({
            key: loan.id,
            row: <LoanRow loan={loan} onPress={() => setOpened(loan.id)} />,
          }))}
        />
      </Card>
      <SheetSlot>
        {shown === undefined ? null : <LoanSheet loan={shown} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </Section>
  )
}

import type { LendingLoanOnWire } from '@onelot/api-client'
import { Card, ListRow, Money, RowList, Section, Stack, StatusTag } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LoanSheet } from './LoanSheet.tsx'
import { useLoanLine } from './useLoanLine.ts'

/** Loans that have ended and requests that led to none, the newest first; nothing where there are none. */
export function PastLoans({ loans }: { loans: readonly LendingLoanOnWire[] }) {
  const { t } = useTranslation('securitiesLending')
  const name = useName()
  const lineOf = useLoanLine()
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
            row: (
              <ListRow
                title={name(loan.instrument.name)}
                subtitle={lineOf(loan)}
                wholeSubtitle
                trailing={
                  <Stack as="span" gap="x1" align="end">
                    {loan.loan === undefined ? null : <Money value={loan.loan.income.net} weight="strong" />}
                    <StatusTag status={loan.loan === undefined ? loan.state : 'completed'} />
                  </Stack>
                }
                chevron={false}
                onPress={() => setOpened(loan.id)}
              />
            ),
          }))}
        />
      </Card>
      <SheetSlot>
        {shown === undefined ? null : <LoanSheet loan={shown} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </Section>
  )
}

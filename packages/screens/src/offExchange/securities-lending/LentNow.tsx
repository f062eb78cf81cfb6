import type { LendingLoanOnWire, LendingOverview } from '@onelot/api-client'
import { Card, ListRow, Money, RowList, Section, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LoanRow } from './LoanRow.tsx'
import { LoanSheet } from './LoanSheet.tsx'

export interface LentNowProps {
  overview: LendingOverview
  /** Those that wait for a review, or are lent. */
  loans: readonly LendingLoanOnWire[]
}

/** What is lent for a term with its end, then what is lent automatically, each with its rate and what it has earned; nothing where that is nothing. */
export function LentNow({ overview: { shares }, loans }: LentNowProps) {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const [opened, setOpened] = useState<string>()
  const automatic = shares.filter((share) => share.automatic > 0)
  const shown = loans.find(({ id }) => id === opened)
  if (loans.length + automatic.length === 0) return null
  return (
    <Section heading={t('lent.label')}>
      <Card padding="none">
        <RowList
          label={t('lent.label')}
          rows={[
            ...loans.map((loan) => ({
              key: loan.id,
              row: <LoanRow loan={loan} onPress={() => setOpened(loan.id)} />,
            })),
            ...automatic.map(({ instrument, automatic: count, automaticRate, owed }) => ({
              key: instrument.id,
              row: (
                <ListRow
                  title={name(instrument.name)}
                  subtitle={t('lent.automatic', {
                    shares: ui('finance.shares', { count }),
                    rate: formatPercent(locale, automaticRate),
                  })}
                  wholeSubtitle
                  trailing={<Money value={owed.net} weight="strong" />}
                />
              ),
            })),
          ]}
        />
      </Card>
      <SheetSlot>
        {shown === undefined ? null : <LoanSheet loan={shown} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </Section>
  )
}

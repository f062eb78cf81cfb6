import type { LoanOnWire } from '@onelot/api-client'
import { Card, FactList, NoticeBar, Stack, Text, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { toPay } from './scheduleCalendar.ts'
import { useCreditTexts } from './useCreditTexts.ts'

/** What is overdue, what follows from it in plain words, and of which instalments it is; nothing where nothing is. */
export function Overdue({ loan: { loan, overdueRate } }: { loan: LoanOnWire }) {
  const { t } = useTranslation('credit')
  const { locale } = useTheme()
  const { own, rate } = useCreditTexts()
  if (loan === undefined || loan.overdue.length === 0) return null
  return (
    <Card>
      <Stack gap="x3">
        <NoticeBar tone="error">{t('overdue.title', { amount: own(loan.overdueOwed) })}</NoticeBar>
        <Text as="p" size="small" tone="secondary">
          {t('overdue.text', { rate: rate(overdueRate) })}
        </Text>
        <FactList
          facts={loan.overdue.map((missed) => ({
            label: t('overdue.instalment', {
              number: missed.number,
              date: formatLocalDate(locale, missed.date),
            }),
            value: own(toPay(missed)),
          }))}
        />
      </Stack>
    </Card>
  )
}

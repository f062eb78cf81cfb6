import type { InstalmentOnWire } from '@onelot/api-client'
import type { Money } from '@onelot/domain'
import { Button, DataTable, Icon, Stack, Text, formatColumnDate, useTheme } from '@onelot/ui'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSaveCalendar } from '../new-shares/useSaveCalendar.ts'
import { calendarOf } from './scheduleCalendar.ts'
import { useCreditTexts } from './useCreditTexts.ts'

export interface ScheduleTableProps {
  /** Names the file for a calendar. */
  id: string
  schedule: readonly InstalmentOnWire[]
  /** Of all instalments. */
  totals?: { readonly principal: Money; readonly interest: Money } | undefined
}

/** Each instalment with its date, its parts and what is left after it, and the way into the reader's calendar. */
export function ScheduleTable({ id, schedule, totals }: ScheduleTableProps) {
  const { t } = useTranslation('credit')
  const { locale } = useTheme()
  const { amount } = useCreditTexts()
  const save = useSaveCalendar()
  const entries = calendarOf(id, schedule, {
    title: (due) => t('schedule.due', { amount: amount(due) }),
    details: (principal, interest) =>
      t('schedule.details', { principal: amount(principal), interest: amount(interest) }),
  })
  return (
    <Stack gap="x3">
      <DataTable
        label={t('schedule.table')}
        columns={[
          {
            id: 'date',
            kind: 'text',
            label: t('schedule.date'),
            cell: ({ date }) => formatColumnDate(locale, date),
          },
          {
            id: 'principal',
            kind: 'number',
            label: t('schedule.principal'),
            value: ({ principal }) => principal.amount,
            total: totals?.principal.amount,
          },
          {
            id: 'interest',
            kind: 'number',
            label: t('schedule.interest'),
            value: ({ interest }) => interest.amount,
            total: totals?.interest.amount,
          },
          {
            id: 'left',
            kind: 'number',
            label: t('schedule.left'),
            value: ({ left }) => left.amount,
          },
        ]}
        rows={schedule}
        keyOf={({ number }) => String(number)}
      />
      <Text as="p" size="small" tone="secondary">
        {t('schedule.note')}
      </Text>
      <Button
        variant="secondary"
        size="small"
        block
        icon={<Icon icon={CalendarPlus} size="small" />}
        onClick={() => void save(id, entries)}
      >
        {t('schedule.save')}
      </Button>
    </Stack>
  )
}

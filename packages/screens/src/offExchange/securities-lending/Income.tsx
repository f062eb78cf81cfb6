import type { LendingIncomeRecord } from '@onelot/api-client'
import { type Money as Amount, instant } from '@onelot/domain'
import {
  Card,
  ListRow,
  Money,
  RowList,
  Section,
  SegmentedControl,
  Stack,
  Text,
  formatLocalDate,
  formatMonth,
  useTheme,
} from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { IncomeSheet, type ShownIncome } from './IncomeSheet.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'

const views = ['day', 'month', 'share'] as const
type View = (typeof views)[number]

/** What lending brought: what was earned on each day, and what was paid by month and by share. */
export function Income({ record }: { record: LendingIncomeRecord }) {
  const { t } = useTranslation('securitiesLending')
  const [view, setView] = useState<View>('day')
  const [opened, setOpened] = useState<ShownIncome>()
  const rows = useRows(record, setOpened)[view]
  const { days, months } = record
  if (days.length + months.length === 0) return null
  return (
    <Section heading={t('income.label')}>
      <Stack gap="x3">
        <SegmentedControl
          label={t('income.label')}
          segments={views.map((value) => ({ value, label: t(`income.${value}`) }))}
          value={view}
          onChange={({ value }) => setView(value)}
        />
        <Text as="p" size="small" tone="secondary">
          {t(view === 'day' ? 'income.byDay' : 'income.paid')}
        </Text>
        <Card padding="none">
          {rows.length === 0 ? (
            <ListRow title={t('income.none')} />
          ) : (
            <RowList label={t(`income.${view}`)} rows={rows} />
          )}
        </Card>
      </Stack>
      <SheetSlot>
        {opened === undefined ? null : <IncomeSheet income={opened} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </Section>
  )
}

const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <Stack as="span" gap="x1" align="end">
    {amounts.map((amount) => (
      <Money key={amount.currency} value={amount} weight="strong" signed />
    ))}
  </Stack>
)

type Rows = readonly { readonly key: string; readonly row: ReactNode }[]

function useRows(
  { days, months, shares }: LendingIncomeRecord,
  onOpen: (income: ShownIncome) => void,
): Readonly<Record<View, Rows>> {
  const { locale } = useTheme()
  const name = useName()
  const paidRow = (key: string, income: ShownIncome) => ({
    key,
    row: (
      <ListRow
        title={income.title}
        trailing={<Amounts amounts={income.paid.map(({ net }) => net)} />}
        chevron={false}
        onPress={() => onOpen(income)}
      />
    ),
  })
  return {
    day: days.map(({ date, earned }) => ({
      key: date,
      row: <ListRow title={formatLocalDate(locale, date)} trailing={<Amounts amounts={earned} />} />,
    })),
    month: months.map(({ month, paid }) =>
      paidRow(month, {
        title: formatMonth(locale, instant(Date.parse(`${month}-01T00:00:00Z`)), 'UTC'),
        paid,
      }),
    ),
    share: shares.map(({ instrument, paid }) =>
      paidRow(instrument.id, { title: name(instrument.name), paid: [paid] }),
    ),
  }
}

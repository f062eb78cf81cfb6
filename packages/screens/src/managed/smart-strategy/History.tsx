import { type Decimal, type Money, type LocalDate, localDate, worthsOf, yearReturns } from '@onelot/domain'
import { monthReturns } from '@onelot/domain/modules/managed/mentors'
import {
  type DataColumn,
  Button,
  Card,
  DataTable,
  EmptyState,
  Section,
  Sheet,
  Stack,
  formatMonthShort,
  useTheme,
} from '@onelot/ui'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { Trades } from './Trades.tsx'
import { type Backtest, tradesOf } from './backtest.ts'

export interface HistoryProps {
  backtest: Backtest
  held: Backtest
  /** That both began with. */
  capital: Money
}

interface Period {
  readonly key: string
  readonly label: string
  readonly strategy: Decimal
  readonly holding: Decimal | undefined
}

/** Year by year, and the ways to months and trades. */
export const History = memo(function History({ backtest, held, capital }: HistoryProps) {
  const { t } = useTranslation('smartStrategy')
  const [opened, setOpened] = useState<'months' | 'trades'>()
  const heldYears = useMemo(
    () => new Map(yearReturns(held.days, capital).map(({ year, rate }) => [year, rate])),
    [held, capital],
  )
  const years = yearReturns(backtest.days, capital).map(({ year, rate }) => ({
    ...{ key: year, label: year, strategy: rate, holding: heldYears.get(year) },
  }))
  const trades = tradesOf(backtest.days)
  return (
    <Section heading={t('history.years')}>
      <Card padding="none">
        <PeriodTable label={t('history.yearTable')} head={t('history.year')} periods={years} />
      </Card>
      <Stack gap="x2">
        <Button variant="secondary" block onClick={() => setOpened('months')}>
          {t('history.openMonths')}
        </Button>
        <Button variant="secondary" block onClick={() => setOpened('trades')}>
          {t('history.openTrades', { count: trades.length })}
        </Button>
      </Stack>
      <SheetSlot>
        {opened === 'months' ? (
          <Sheet open onClose={() => setOpened(undefined)} title={t('history.months')}>
            <Months backtest={backtest} held={held} />
          </Sheet>
        ) : opened === 'trades' ? (
          <Sheet open onClose={() => setOpened(undefined)} title={t('history.trades')}>
            <Trades trades={trades} />
          </Sheet>
        ) : null}
      </SheetSlot>
    </Section>
  )
})

/** Months end before it: a running one is none. */
const dayAfter = (date: LocalDate): LocalDate => {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return localDate(next.toISOString().slice(0, 10))
}

function Months({ backtest, held }: Pick<HistoryProps, 'backtest' | 'held'>) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const last = backtest.days.at(-1)
  const of = ({ days }: Backtest) =>
    last === undefined ? [] : monthReturns(worthsOf(days), dayAfter(last.date))
  const heldMonths = new Map(of(held).map(({ month, rate }) => [month, rate]))
  const months = of(backtest)
    .map(({ month, rate }) => ({
      key: month,
      label: formatMonthShort(locale, localDate(`${month}-01`)),
      strategy: rate,
      holding: heldMonths.get(month),
    }))
    .toReversed()
  return months.length === 0 ? (
    <EmptyState title={t('history.noMonths')} />
  ) : (
    <PeriodTable label={t('history.monthTable')} head={t('history.month')} periods={months} />
  )
}

function PeriodTable({ label, head, periods }: { label: string; head: string; periods: readonly Period[] }) {
  const { t } = useTranslation('smartStrategy')
  const columns: readonly DataColumn<Period>[] = [
    { id: 'period', label: head, kind: 'text', cell: (period) => period.label },
    {
      ...{ id: 'strategy', label: t('result.strategy'), kind: 'number', as: 'rate', signed: true },
      value: ({ strategy }) => strategy,
    },
    {
      ...{ id: 'holding', label: t('result.holding'), kind: 'number', as: 'rate', signed: true },
      value: ({ holding }) => holding,
    },
  ]
  return <DataTable label={label} columns={columns} rows={periods} keyOf={({ key }) => key} />
}

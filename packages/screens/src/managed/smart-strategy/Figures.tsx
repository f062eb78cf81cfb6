import { type Decimal, type Money, exact, toDecimal } from '@onelot/domain'
import {
  type DataColumn,
  Card,
  DataTable,
  Section,
  Stack,
  formatMoney,
  formatMonthShort,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { type ReactNode, memo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type Backtest, chargedPart } from './backtest.ts'

export interface FiguresProps {
  backtest: Backtest
  held: Backtest
  /** That both began with. */
  capital: Money
}

interface Row {
  readonly label: string
  readonly strategy: ReactNode
  readonly holding: ReactNode
}

/** The strategy and holding the stock by the same figures, beside each other. */
export const Figures = memo(function Figures(props: FiguresProps) {
  const { t } = useTranslation('smartStrategy')
  const rows = useRows(props)
  const columns: readonly DataColumn<Row>[] = [
    { id: 'figure', label: t('figures.figure'), kind: 'text', cell: ({ label }) => label },
    {
      id: 'strategy',
      label: t('result.strategy'),
      kind: 'text',
      numeric: true,
      cell: ({ strategy }) => strategy,
    },
    {
      id: 'holding',
      label: t('result.holding'),
      kind: 'text',
      numeric: true,
      cell: ({ holding }) => holding,
    },
  ]
  return (
    <Section heading={t('figures.label')}>
      <Card padding="none">
        <DataTable label={t('figures.table')} columns={columns} rows={rows} keyOf={({ label }) => label} />
      </Card>
    </Section>
  )
})

function useRows({ backtest, held, capital }: FiguresProps): readonly Row[] {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const percent = (rate: Decimal | undefined) => (rate === undefined ? '–' : formatPercent(locale, rate))
  const row = (label: string, of: (test: Backtest) => ReactNode): Row => ({
    label,
    strategy: of(backtest),
    holding: of(held),
  })
  const fallDates = ({ figures: { fall } }: Backtest) => {
    return fall === undefined ? (
      '–'
    ) : (
      <TwoLines
        first={t('figures.from', { date: formatMonthShort(locale, fall.from) })}
        second={t('figures.to', { date: formatMonthShort(locale, fall.to) })}
      />
    )
  }
  return [
    row(t('figures.earned'), ({ figures }) => formatMoney(locale, figures.earned, { signed: true })),
    row(t('figures.drawdown'), ({ figures }) =>
      formatPercent(locale, toDecimal(exact(figures.drawdown).neg())),
    ),
    row(t('figures.fall'), fallDates),
    row(t('figures.water'), ({ figures }) => t('figures.days', { count: figures.daysUnderWater })),
    row(t('figures.exposure'), ({ figures }) => percent(figures.exposure)),
    row(t('figures.charged'), ({ figures }) => (
      <TwoLines
        first={formatMoney(locale, figures.charged)}
        second={percent(chargedPart(figures, capital))}
      />
    )),
    row(t('figures.income'), ({ figures }) => formatMoney(locale, figures.income)),
    row(t('figures.wins'), ({ figures }) => percent(figures.winRate)),
    row(t('figures.trades'), ({ figures }) => String(figures.closedTrades)),
    row(t('figures.risk'), ({ figures }) =>
      figures.risk === undefined ? '–' : t('figures.riskOf', { risk: figures.risk }),
    ),
  ]
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap="none">
      <span>{first}</span>
      <span>{second}</span>
    </Stack>
  )
}

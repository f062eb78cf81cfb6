import type { Currency, Decimal } from '@onelot/domain'
import { useUiMessages } from '../../../theme/ThemeContext.ts'
import { Money } from '../../Money/Money.tsx'
import { DayTable } from '../DayTable.tsx'
import type { Curve } from './curve.ts'

interface CurveTableProps {
  label: string
  curve: Curve
  currency: Currency
}

/** What each day of a curve has come to, and how it changed. */
export function CurveTable({ label, curve, currency }: CurveTableProps) {
  const t = useUiMessages()
  const money = (amount: Decimal | undefined) =>
    amount === undefined ? '–' : <Money value={{ currency, amount }} size="small" tone="change" />
  return (
    <DayTable
      label={label}
      columns={[t('display.charts.profit'), t('display.charts.change')]}
      days={curve.days.map(({ date, profit, change }) => ({ date, figures: [money(profit), money(change)] }))}
    />
  )
}

import type { Currency, Decimal } from '@onelot/domain'
import { useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { MASK, formatCompactMoney, formatMoney } from '../../format/money.ts'
import { formatLocalDate } from '../../format/time.ts'
import { Drawing } from '../Drawing.tsx'
import { CURVE_PX } from '../chartBase.ts'
import { CurveFoot } from '../CurveFoot.tsx'
import { CurveTable } from './CurveTable.tsx'
import { type ProfitDay, curveOf } from './curve.ts'
import { curveOptions } from './curveOptions.ts'
import * as styles from './ProfitCurve.css.ts'

export interface ProfitCurveProps {
  /** What is drawn, and over what time: `Profit of the month`. */
  label: string
  /** The currency of every profit in it. */
  currency: Currency
  /** One for each day, oldest first. */
  days: readonly ProfitDay[]
}

/**
 * Profit and loss from day to day, in the market's colours, with a line where nothing is gained or lost. A table shows the same figures to a reader who
 * needs text or uses keys; while amounts are hidden the curve stays and its figures do not show.
 */
export function ProfitCurve({ label, currency, days }: ProfitCurveProps) {
  const { t, theme, palette, locale, hideAmounts } = useTheme()
  const curve = useMemo(() => curveOf(days), [days])
  const texts = useMemo(
    () => ({
      axis: (amount: Decimal) => (hideAmounts ? '' : formatCompactMoney(locale, { currency, amount })),
      amount: (amount: Decimal) =>
        hideAmounts ? MASK : formatMoney(locale, { currency, amount }, { signed: true }),
      date: (date: ProfitDay['date']) => formatLocalDate(locale, date),
    }),
    [locale, currency, hideAmounts],
  )
  const { colour, market } = palette
  const options = useMemo(
    () =>
      curve === undefined
        ? {}
        : curveOptions(curve, t('display.charts.profit'), {
            ...texts,
            theme,
            line: market[curve.direction],
            rule: colour.control,
            label: colour.textMuted,
          }),
    [curve, t, texts, theme, market, colour],
  )
  if (curve === undefined) return <EmptyState title={t('display.charts.noDays')} />

  const from = texts.date(curve.first.date)
  const to = texts.date(curve.last.date)
  const direction = t(`finance.directions.${curve.direction}`)
  const summary = t('display.charts.curve', { label, from, to, direction })
  const figures = t('display.charts.curveFigures', {
    last: texts.amount(curve.last.profit),
    high: texts.amount(curve.high),
    low: texts.amount(curve.low),
  })
  return (
    <div className={styles.root}>
      <div
        role="img"
        aria-label={hideAmounts ? summary : `${summary} ${figures}`}
        data-direction={curve.direction}
      >
        <Drawing
          type="area"
          height={CURVE_PX}
          series={[{ name: t('display.charts.profit'), data: curve.days.map(({ height }) => height) }]}
          options={options}
        />
      </div>
      <CurveFoot from={from} to={to} table={<CurveTable label={label} curve={curve} currency={currency} />} />
    </div>
  )
}

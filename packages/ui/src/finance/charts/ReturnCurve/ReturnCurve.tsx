import type { Decimal } from '@onelot/domain'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { directionOf } from '../../format/change.ts'
import { formatPercent } from '../../format/number.ts'
import { formatLocalDate } from '../../format/time.ts'
import { CurveFoot } from '../CurveFoot.tsx'
import { DayTable } from '../DayTable.tsx'
import { ReturnLegend, ReturnPlot } from './ReturnPlot.tsx'
import type { ReturnDay } from './returnLines.ts'
import * as styles from './ReturnCurve.css.ts'

export interface ReturnCurveProps {
  /** What is drawn, and over what time. */
  label: string
  /** What the reader's own line is called. */
  own: string
  /** What it is compared with: the name of an index. */
  benchmark: string
  /** One for each day, oldest first, all since one start. */
  days: readonly ReturnDay[]
}

/** The return of the reader in the colour of its direction, and the benchmark as a dashed grey line, in percent since the same start. */
export function ReturnCurve({ label, own, benchmark, days }: ReturnCurveProps) {
  const { t, locale } = useTheme()
  const first = days[0]
  const last = days.at(-1)
  if (first === undefined || last === undefined) return <EmptyState title={t('display.charts.noDays')} />

  const percent = (rate: Decimal | undefined) =>
    rate === undefined ? '–' : formatPercent(locale, rate, { signed: true })
  const direction = directionOf(last.rate)
  const [from, to] = [formatLocalDate(locale, first.date), formatLocalDate(locale, last.date)]
  const summary = t('display.charts.curve', {
    label,
    from,
    to,
    direction: t(`finance.directions.${direction}`),
  })
  const figures = `${own} ${percent(last.rate)}, ${benchmark} ${percent(last.benchmark)}`
  return (
    <div className={styles.root}>
      <ReturnLegend
        own={{ name: own, rate: last.rate }}
        benchmark={{ name: benchmark, rate: last.benchmark }}
      />
      <ReturnPlot rates={days} direction={direction} label={`${summary} ${figures}`} />
      <CurveFoot
        from={from}
        to={to}
        table={
          <DayTable
            label={label}
            columns={[own, benchmark]}
            days={days.map((day) => ({
              date: day.date,
              figures: [percent(day.rate), percent(day.benchmark)],
            }))}
          />
        }
      />
    </div>
  )
}

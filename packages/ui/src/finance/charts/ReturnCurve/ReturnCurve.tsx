import type { Decimal } from '@onelot/domain'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { directionOf } from '../../format/change.ts'
import { formatPercent } from '../../format/number.ts'
import { formatLocalDate } from '../../format/time.ts'
import * as ends from '../ProfitCurve/ProfitCurve.css.ts'
import { ReturnTable } from './ReturnTable.tsx'
import { type LinePoint, type ReturnDay, returnLines } from './returnLines.ts'
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

const VIEW = 100
const pathOf = (points: readonly LinePoint[]): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${String(x * VIEW)} ${String(y * VIEW)}`)
    .join('')

/** The return of the reader in the colour of its direction, and the benchmark as a dashed grey line, in percent since the same start. */
export function ReturnCurve({ label, own, benchmark, days }: ReturnCurveProps) {
  const { t, locale } = useTheme()
  const tableId = useId()
  const [tabled, setTabled] = useState(false)
  const lines = useMemo(() => returnLines(days), [days])
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
      <div className={styles.legend}>
        <Entry line={styles.own[direction]} name={own} figure={percent(last.rate)} />
        <Entry line={styles.benchmark} name={benchmark} figure={percent(last.benchmark)} />
      </div>
      <svg
        role="img"
        aria-label={`${summary} ${figures}`}
        viewBox={`0 0 ${String(VIEW)} ${String(VIEW)}`}
        preserveAspectRatio="none"
        className={styles.plot}
      >
        <path d={`M0 ${String(lines.zero * VIEW)}H${String(VIEW)}`} className={styles.zero} />
        <path d={pathOf(lines.benchmark)} className={styles.benchmark} />
        <path d={pathOf(lines.own)} className={styles.own[direction]} />
      </svg>
      <div aria-hidden className={ends.ends}>
        <span>{from}</span>
        {from === to ? null : <span>{to}</span>}
      </div>
      <button
        type="button"
        aria-expanded={tabled}
        aria-controls={tableId}
        className={ends.tableButton}
        onClick={() => setTabled(!tabled)}
      >
        {tabled ? t('display.charts.hideTable') : t('display.charts.showTable')}
      </button>
      <div id={tableId}>{tabled ? <ReturnTable {...{ label, own, benchmark, days }} /> : null}</div>
    </div>
  )
}

/** A line's name with its last figure. */
function Entry({ line, name, figure }: { line: string; name: string; figure: ReactNode }) {
  return (
    <span className={styles.entry}>
      <svg aria-hidden viewBox="0 0 20 8" className={styles.key}>
        <path d="M1 4H19" className={line} />
      </svg>
      <Text size="small" tone="secondary">
        {name}
      </Text>
      <Text size="small" weight="strong">
        {figure}
      </Text>
    </span>
  )
}

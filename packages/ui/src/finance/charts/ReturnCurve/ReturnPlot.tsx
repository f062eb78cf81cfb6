import type { Decimal } from '@onelot/domain'
import { useMemo } from 'react'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { cx } from '../../../primitives/cx.ts'
import { type ChangeDirection, directionOf } from '../../format/change.ts'
import { formatPercent } from '../../format/number.ts'
import * as styles from './ReturnCurve.css.ts'
import { type ComparedRate, type LinePoint, returnLines } from './returnLines.ts'

const VIEW = 100
const pathOf = (points: readonly LinePoint[]): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${String(x * VIEW)} ${String(y * VIEW)}`)
    .join('')

export interface ReturnPlotProps {
  /** At even distances, oldest first, all since one start. At least one. */
  rates: readonly ComparedRate[]
  /** Of the own line. */
  direction: ChangeDirection
  /** What it shows. Without it the lines are decoration beside their numbers. */
  label?: string | undefined
  /** A card has less height than a page. @defaultValue 'page' */
  height?: keyof typeof styles.heights | undefined
}

/** The own return in the colour of its direction, and the benchmark as a dashed grey line. */
export function ReturnPlot({ rates, direction, label, height = 'page' }: ReturnPlotProps) {
  const lines = useMemo(() => returnLines(rates), [rates])
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${String(VIEW)} ${String(VIEW)}`}
      preserveAspectRatio="none"
      className={cx(styles.plot, styles.heights[height])}
    >
      <path d={`M0 ${String(lines.zero * VIEW)}H${String(VIEW)}`} className={styles.zero} />
      <path d={pathOf(lines.benchmark)} className={styles.benchmark} />
      <path d={pathOf(lines.own)} className={styles.own[direction]} />
    </svg>
  )
}

export interface ReturnLegendProps {
  own: NamedRate
  benchmark: NamedRate
}
interface NamedRate {
  readonly name: string
  /** The last one; undefined where there is none. */
  readonly rate: Decimal | undefined
}

/** Each line's name with its last figure. */
export function ReturnLegend({ own, benchmark }: ReturnLegendProps) {
  const direction = own.rate === undefined ? 'flat' : directionOf(own.rate)
  return (
    <div className={styles.legend}>
      <Entry line={styles.own[direction]} {...own} />
      <Entry line={styles.benchmark} {...benchmark} />
    </div>
  )
}

function Entry({ line, name, rate }: NamedRate & { line: string }) {
  const { locale } = useTheme()
  return (
    <span className={styles.entry}>
      <svg aria-hidden viewBox="0 0 20 8" className={styles.key}>
        <path d="M1 4H19" className={line} />
      </svg>
      <Text size="small" tone="secondary">
        {name}
      </Text>
      <span className={styles.figure}>
        <Text size="small" weight="strong">
          {rate === undefined ? '–' : formatPercent(locale, rate, { signed: true })}
        </Text>
      </span>
    </span>
  )
}

import { decimal } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { portion } from '../../primitives/Progress/portion.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { FactList } from '../FactList/FactList.tsx'
import { formatNumber } from '../format/number.ts'
import { pointAt, scaleEnd } from './gauge.ts'
import * as styles from './ScoreGauge.css.ts'

export interface ScoreEntry {
  /** Why, and when: `Instalment of Mar 10 overdue`. Unique among the others. */
  readonly label: string
  /** What it added or took, whole. */
  readonly points: number
}

export interface ScoreGaugeProps {
  /** What is scored: `Credit score`. */
  label: string
  /** Whole, 0 or more; it has no highest. */
  score: number
  /** The least that is needed. */
  threshold: number
  /** What made the score, from its beginning. @defaultValue none shows */
  entries?: readonly ScoreEntry[] | undefined
}

const centre = { x: 100, y: 96 }
const RADIUS = 80
const half = `M${String(centre.x - RADIUS)} ${String(centre.y)}A${String(RADIUS)} ${String(RADIUS)} 0 0 1 ${String(centre.x + RADIUS)} ${String(centre.y)}`

/** A score on a half circle with the threshold marked, and the entries that made it. */
export function ScoreGauge({ label, score, threshold, entries = [] }: ScoreGaugeProps) {
  const { locale, t } = useTheme()
  const end = scaleEnd(score, threshold)
  const enough = score >= threshold
  const whole = (value: number, signed = false) => formatNumber(locale, decimal(String(value)), { signed })
  const text = enough
    ? t('products.score.enough', { threshold })
    : t('products.score.short', { threshold, missing: threshold - score })
  const inner = pointAt(threshold / end, centre, RADIUS - 12)
  const outer = pointAt(threshold / end, centre, RADIUS + 12)
  const named = pointAt(threshold / end, centre, RADIUS + 24)
  return (
    <div className={styles.root}>
      <div data-enough={enough} data-score={score} className={styles.dial}>
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={end}
          aria-valuenow={score}
          aria-valuetext={`${whole(score)}. ${text}`}
          className={styles.gauge}
        >
          <svg aria-hidden viewBox="0 -16 200 122" className={styles.arc}>
            <path d={half} pathLength="1" className={styles.track} />
            <path
              d={half}
              pathLength="1"
              className={styles.value}
              style={assignInlineVars({ [styles.scoreVar]: String(portion(score, end)) })}
            />
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className={styles.mark} />
            <text x={named.x} y={named.y} fontSize={11} className={styles.needed}>
              {whole(threshold)}
            </text>
          </svg>
          <span aria-hidden className={styles.score}>
            <Text size="display" weight="bold">
              {whole(score)}
            </Text>
          </span>
        </div>
        <span aria-hidden className={styles.state}>
          <Icon icon={enough ? CircleCheck : CircleAlert} size="small" />
          <Text size="small" tone="inherit">
            {text}
          </Text>
        </span>
      </div>
      {entries.length === 0 ? null : (
        <FactList
          label={t('products.score.entries')}
          facts={entries.map(({ label: why, points }) => ({ label: why, value: whole(points, true) }))}
        />
      )}
    </div>
  )
}

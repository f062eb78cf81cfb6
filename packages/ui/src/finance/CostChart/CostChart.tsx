import type { Decimal } from '@onelot/domain'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { sparkPath } from '../Sparkline/sparkPath.ts'
import type { ChangeDirection } from '../format/change.ts'
import { type PriceScale, formatAveragePrice, formatPrice } from '../format/price.ts'
import type { HoldingKind } from '../holdingKind.ts'
import * as styles from './CostChart.css.ts'

export interface CostChartProps {
  /** Prices at even distances from the entry to now; two are the ends alone, of which no line is drawn. */
  prices: readonly Decimal[]
  /** Entry price: the dashed line. */
  cost: Decimal
  /** What it trades at now. */
  price: Decimal
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** The direction of the result: a short gains where its price falls. */
  direction: ChangeDirection
  /** How it is held, by which its cost is named. @defaultValue one name for all */
  holding?: HoldingKind | undefined
}

/** Dots where a line begins and where it ends. */
function endsOf(line: string): string {
  const points = line.slice(1).split('L')
  return [points.at(0), points.at(-1)].map((point) => `M${String(point)}h0`).join('')
}

const box = { width: 320, height: 72, inset: 4 } as const

/** A price against what was paid: the course from the entry to now, the cost as a dashed line, both as text under it. */
export function CostChart({ prices, cost, price, scale, direction, holding }: CostChartProps) {
  const { t, locale } = useTheme()
  const path = sparkPath(prices, box, cost)
  const entry = t(holding === undefined ? 'finance.position.entry' : `finance.holding.${holding}.entry`)
  return (
    <div className={styles.root}>
      {path === undefined ? null : (
        <svg
          aria-hidden
          viewBox={`0 0 ${String(box.width)} ${String(box.height)}`}
          preserveAspectRatio="none"
          className={styles.chart}
        >
          <line x1={0} x2={box.width} y1={path.baseY} y2={path.baseY} className={styles.cost} />
          {prices.length > 2 ? (
            <path d={path.line} className={cx(styles.line, styles.tone[direction])} />
          ) : null}
          <path d={endsOf(path.line)} className={cx(styles.point, styles.tone[direction])} />
        </svg>
      )}
      <div className={styles.ends}>
        <Text size="small" tone="secondary">
          <span aria-hidden className={styles.key} />
          <span>{`${entry} ${formatAveragePrice(locale, cost, scale)}`}</span>
        </Text>
        <Text size="small" weight="strong" tone={direction}>
          {`${t('finance.position.now')} ${formatPrice(locale, price, scale)}`}
        </Text>
      </div>
    </div>
  )
}

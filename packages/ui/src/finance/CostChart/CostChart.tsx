import type { Decimal } from '@onelot/domain'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { sparkPath } from '../Sparkline/sparkPath.ts'
import type { ChangeDirection } from '../format/change.ts'
import { type PriceScale, formatPrice } from '../format/price.ts'
import type { HoldingKind } from '../holdingKind.ts'
import * as styles from './CostChart.css.ts'

export interface CostChartProps {
  /** Prices since the entry at even distances, oldest first; fewer than two draw no line. */
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

const box = { width: 320, height: 72, inset: 4 } as const

/** A price against what was paid: the course since the entry, the cost as a dashed line, both as text under it. */
export function CostChart({ prices, cost, price, scale, direction, holding }: CostChartProps) {
  const { t, locale } = useTheme()
  const path = sparkPath(prices, box, cost)
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
          <path d={path.line} className={cx(styles.line, styles.tone[direction])} />
        </svg>
      )}
      <div className={styles.ends}>
        <Text size="small" tone="secondary">
          <span aria-hidden className={styles.key} />
          {t(holding === undefined ? 'finance.position.entry' : `finance.holding.${holding}.entry`)}{' '}
          {formatPrice(locale, cost, scale)}
        </Text>
        <Text size="small" weight="strong" tone={direction}>
          {t('finance.position.now')} {formatPrice(locale, price, scale)}
        </Text>
      </div>
    </div>
  )
}

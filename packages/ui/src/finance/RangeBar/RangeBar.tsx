import type { Decimal } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type PriceScale, formatBarePrice } from '../format/price.ts'
import * as styles from './RangeBar.css.ts'
import { positionInRange } from './positionInRange.ts'

export interface RangeBarProps {
  /** The time that it covers: `Day range`, `52-week range`. */
  label: string
  /** The lowest price of that time. */
  low: Decimal
  /** The highest. */
  high: Decimal
  /** The price now, marked between the two. */
  value: Decimal
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
}

/** The lowest and the highest price of a time, and where between them the price is now. */
export function RangeBar({ label, low, high, value, scale }: RangeBarProps) {
  const { locale, t } = useTheme()
  const id = useId()
  const position = String(positionInRange(low, high, value))
  const price = (amount: Decimal) => formatBarePrice(locale, amount, scale)
  return (
    <div role="group" aria-labelledby={id} className={styles.range}>
      <Text id={id} size="small" tone="secondary">
        {label}
      </Text>
      <div aria-hidden className={styles.track}>
        <div className={styles.marker} style={assignInlineVars({ [styles.positionVar]: position })} />
      </div>
      <div className={styles.ends}>
        <span>
          <Text size="small" tone="secondary">
            {`${t('finance.range.low')} `}
          </Text>
          <Text size="small" weight="strong">
            {price(low)}
          </Text>
        </span>
        <span>
          <Text size="small" tone="secondary">
            {`${t('finance.range.high')} `}
          </Text>
          <Text size="small" weight="strong">
            {price(high)}
          </Text>
        </span>
      </div>
    </div>
  )
}

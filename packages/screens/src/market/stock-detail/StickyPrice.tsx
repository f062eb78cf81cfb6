import { useScrolledAway } from '../../base/shell/useScrolledAway.ts'
import type { HeadProps } from './Head.tsx'
import { PriceUnderFinger } from './PriceUnderFinger.tsx'
import * as styles from './StockDetailScreen.css.ts'

/** The price in the header, that under the finger too, once that of the head has scrolled away. */
export function StickyPrice({ detail, price }: HeadProps) {
  if (!useScrolledAway(price)) return null
  return (
    <span className={styles.sticky}>
      <PriceUnderFinger detail={detail} size="small" />
    </span>
  )
}

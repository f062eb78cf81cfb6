import type { Book, Decimal } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type ChangeDirection, changeBetween } from '../format/change.ts'
import { formatCompact } from '../format/number.ts'
import { type PriceScale, formatBarePrice } from '../format/price.ts'
import * as styles from './OrderBook.css.ts'
import { type ShownLevel, shownLevels } from './bookDepth.ts'

export interface OrderBookProps {
  /** Bids and asks, the best first; prices in the currency of the instrument, quantities in lots. */
  book: Book
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** Prices are coloured by comparison with it. */
  previousClose: Decimal
  /** Levels a side. @defaultValue 5 */
  levels?: number
  /** Called with a level to fill its price into the ticket. Without it the book is read-only. */
  onPick?: ((pick: { price: Decimal; side: 'bids' | 'asks' }) => void) | undefined
}

/** Offers over bids. Orders fill at the best of each; the others are derived from them, and labelled so (docs/rules/market.md). */
export function OrderBook({ book, scale, previousClose, levels = 5, onPick }: OrderBookProps) {
  const { t } = useTheme()
  const { asks, bids } = shownLevels(book, levels)
  if (asks.length + bids.length === 0) return <Text tone="secondary">{t('finance.book.empty')}</Text>
  const side = (name: 'bids' | 'asks', shown: readonly ShownLevel[]) => (
    <ul role="list" aria-label={t(`finance.book.${name}`)} className={styles.levels}>
      {shown.map((level, index) => (
        <li key={index} className={styles.item}>
          <Level
            level={level}
            side={name}
            scale={scale}
            tone={changeBetween(previousClose, level.price).direction}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <div role="group" className={styles.book} aria-label={t('finance.book.title')}>
      <div className={styles.table}>
        {side('asks', asks)}
        {side('bids', bids)}
      </div>
      <Text as="p" size="caption" tone="muted">
        {t('finance.book.illustrative')}
      </Text>
    </div>
  )
}

interface LevelProps extends Pick<OrderBookProps, 'onPick' | 'scale'> {
  level: ShownLevel
  side: 'bids' | 'asks'
  tone: ChangeDirection
}

function Level({ level, side, scale, tone, onPick }: LevelProps) {
  const { locale, t } = useTheme()
  const price = formatBarePrice(locale, level.price, scale)
  const look = {
    className: styles.level,
    'data-best': level.best,
  }
  const content = (
    <>
      <span className={styles.price}>
        <Text tone={tone} weight={level.best ? 'bold' : 'regular'}>
          {price}
        </Text>
      </span>
      <span className={styles.tag}>{level.best ? <Tag>{t(`finance.book.best.${side}`)}</Tag> : null}</span>
      <span
        className={cx(styles.quantity, styles.side[side])}
        style={assignInlineVars({ [styles.depthVar]: level.depth })}
      >
        <Text size="small" tone="secondary">
          {formatCompact(locale, level.quantity)}
        </Text>
      </span>
    </>
  )
  if (onPick === undefined) return <div {...look}>{content}</div>
  return (
    <button
      type="button"
      {...look}
      title={t('finance.book.use', { price })}
      onClick={() => onPick({ price: level.price, side })}
    >
      {content}
    </button>
  )
}

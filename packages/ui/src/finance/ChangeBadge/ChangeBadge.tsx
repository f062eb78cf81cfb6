import { type Currency, exact, roundTo } from '@onelot/domain'
import { Text, type TextProps } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type Change, type ChangeDirection, directionOf, directionOfRate } from '../format/change.ts'
import { MASK, moneyParts } from '../format/money.ts'
import { formatNumber, formatPercent } from '../format/number.ts'
import { amountContent } from '../Money/amountContent.tsx'
import { mark } from '../Money/Money.css.ts'
import * as styles from './ChangeBadge.css.ts'

export const changeParts = ['rate', 'amount', 'both'] as const

export interface ChangeBadgeProps extends Pick<TextProps, 'size' | 'weight'> {
  /** How much, at what rate, and which way; from `changeBetween` or `dayChange`. */
  change: Change
  /** The rate, the amount, or the amount with the rate behind it. @defaultValue 'rate' */
  show?: (typeof changeParts)[number]
  /** Digits of the amount. @defaultValue as it is written */
  places?: number
  /** Marks the amount as money. */
  currency?: Currency
  /** `tinted` has a background of its direction. @defaultValue 'plain' */
  variant?: (typeof styles.changeVariants)[number]
  /** A result of the reader's own: its amount is masked while amounts are hidden. */
  own?: boolean
  /** Prices have stopped: figures that depend on them are greyed. */
  stale?: boolean
}

const shapes: Record<Exclude<ChangeDirection, 'flat'>, string> = {
  up: 'M5 1 9 9H1Z',
  down: 'M5 9 1 1h8Z',
}

/** The direction of the figure as it is written: what shows as zero has none. */
function shownDirection({ change, show, places }: Pick<ChangeBadgeProps, 'change' | 'show' | 'places'>) {
  const { amount, rate, direction } = change
  if (show === undefined || show === 'rate') return rate === undefined ? direction : directionOfRate(rate)
  return places === undefined ? direction : directionOf(roundTo(exact(amount), places, 'halfUp'))
}

/** A change with its arrow and its sign, always both: colour alone never shows the direction. Zero has neither. */
export function ChangeBadge(props: ChangeBadgeProps) {
  const { change, show = 'rate', places, currency, variant = 'plain', own = false, stale = false } = props
  const { size = 'small', weight } = props
  const { locale, t, hideAmounts } = useTheme()
  const { amount, rate } = change
  const direction = shownDirection(props)
  const amountShown =
    own && hideAmounts
      ? MASK
      : currency === undefined
        ? formatNumber(locale, amount, { places, signed: true })
        : amountContent(moneyParts(locale, { currency, amount }, { places, signed: true }), mark)
  const rateText = rate === undefined ? '–' : formatPercent(locale, rate, { signed: true })
  return (
    <Text size={size} weight={weight} tone={stale ? 'muted' : direction}>
      <span
        className={cx(
          styles.badge,
          variant === 'tinted' && styles.tinted,
          variant === 'tinted' && styles.tint[direction],
        )}
        data-direction={direction}
      >
        {direction === 'flat' ? null : (
          <svg aria-hidden viewBox="0 0 10 10" className={styles.arrow} fill="currentColor">
            <path d={shapes[direction]} />
          </svg>
        )}
        <VisuallyHidden>{`${t(`finance.directions.${direction}`)} `}</VisuallyHidden>
        {show === 'both' ? (
          <span>
            <span>{amountShown}</span>
            <span>{` (${rateText})`}</span>
          </span>
        ) : (
          <span>{show === 'rate' ? rateText : amountShown}</span>
        )}
      </span>
    </Text>
  )
}

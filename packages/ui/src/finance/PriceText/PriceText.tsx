import type { Decimal } from '@onelot/domain'
import { Text, type TextProps } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { directions } from '../format/change.ts'
import type { MoneyPart } from '../format/money.ts'
import { type PriceScale, formatBarePrice, priceParts } from '../format/price.ts'
import { amountContent } from '../Money/amountContent.tsx'
import { fittingOf } from '../Money/fitting.ts'
import { fitted, mark, markTone } from '../Money/Money.css.ts'
import * as styles from './PriceText.css.ts'
import { useTickTint } from './useTickTint.ts'

export const priceTones = [...directions, 'neutral', 'inherit'] as const

export interface PriceTextProps extends Pick<TextProps, 'size' | 'weight'> {
  /** In the currency of the scale. */
  price: Decimal
  /** How the instrument's prices are written (`priceScale`). */
  scale: PriceScale
  /** Shows the currency's mark. Without it only the number shows, as in a list of one market. @defaultValue false */
  currencyShown?: boolean | undefined
  /** Colours it by the day's direction; a change beside it shows the same as text. @defaultValue 'neutral' */
  tone?: (typeof priceTones)[number]
  /** Shrinks to the width there is (of an inline-size container) rather than run past it. @defaultValue false */
  fit?: boolean
  /** No price has come for too long: it is greyed, and announced as stale. */
  stale?: boolean
  /** A price of the past, under the crosshair: its moves are no ticks, and not tinted. @defaultValue false */
  past?: boolean
}

/** A live price. A tick tints it for 300 ms in its direction, in view only, and unless motion is reduced. */
export function PriceText(props: PriceTextProps) {
  const {
    price,
    scale,
    currencyShown = false,
    tone = 'neutral',
    fit = false,
    stale = false,
    past = false,
    ...type
  } = props
  const { locale, t } = useTheme()
  const element = useTickTint(price, stale || past)
  const parts: readonly MoneyPart[] = currencyShown
    ? priceParts(locale, price, scale)
    : [{ kind: 'digits', text: formatBarePrice(locale, price, scale) }]
  return (
    <Text {...type} tone={stale ? 'muted' : tone}>
      <span
        ref={element}
        className={cx(styles.price, fit && fitted)}
        style={fit ? fittingOf(parts) : undefined}
        data-stale={stale}
      >
        {amountContent(parts, cx(mark, tone === 'neutral' && !stale && markTone.neutral))}
      </span>
      {stale ? <VisuallyHidden>{`, ${t('finance.staleShort')}`}</VisuallyHidden> : null}
    </Text>
  )
}

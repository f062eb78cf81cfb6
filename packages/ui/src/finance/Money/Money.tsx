import type { Money as Amount } from '@onelot/domain'
import { Text, type TextProps } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { directionOf } from '../format/change.ts'
import { type MoneyStyle, maskedParts, moneyParts } from '../format/money.ts'
import { amountContent } from './amountContent.tsx'
import { fittingOf } from './fitting.ts'
import * as styles from './Money.css.ts'

export const moneyTones = ['neutral', 'secondary', 'inherit', 'change'] as const

export interface MoneyProps extends Pick<TextProps, 'size' | 'weight'>, MoneyStyle {
  /** An exact amount with its currency, whose minor units it shows. */
  value: Amount
  /** `change` colours it by its sign, which it then always shows. @defaultValue 'neutral' */
  tone?: (typeof moneyTones)[number]
  /** The reader's own money, masked while amounts are hidden. Charges and prices are not. @defaultValue true */
  own?: boolean
  /**
   * Shrinks to the width there is rather than run past it: a total in the largest text. With a length (`useLongest`) as far as the longest of the
   * amounts in places as wide, so that all are of one size.
   */
  fit?: boolean | number
}

/** An amount with every digit exact, its currency mark smaller and lighter. */
export function Money(props: MoneyProps) {
  const { value, tone = 'neutral', own = true, fit = false, signed, places, ...type } = props
  const { locale, hideAmounts, t } = useTheme()
  const masked = own && hideAmounts
  const change = tone === 'change'
  const parts = masked
    ? maskedParts(locale, value.currency)
    : moneyParts(locale, value, { signed: signed ?? change, places })
  const colour = !change ? tone : masked ? 'neutral' : directionOf(value.amount)
  return (
    <Text {...type} tone={colour}>
      {masked ? <VisuallyHidden>{t('finance.amounts.hidden')}</VisuallyHidden> : null}
      <span
        className={cx(styles.money, fit !== false && styles.fitted)}
        style={fit === false ? undefined : fittingOf(parts, fit === true ? 0 : fit)}
        aria-hidden={masked ? true : undefined}
        data-masked={masked}
      >
        {amountContent(parts, cx(styles.mark, styles.markTone[colour === 'neutral' ? 'neutral' : 'inherit']))}
      </span>
    </Text>
  )
}

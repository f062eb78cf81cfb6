import { type Decimal, type Money, money } from '@onelot/domain'
import { formatMoney, formatPercent, maskedMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useMoment } from '../../base/i18n/useMoment.ts'

/** How amounts, prices, shares and moments are written of a follow: its moments by the reader's clock. */
export function useFollowTexts() {
  const { locale, hideAmounts } = useTheme()
  const ui = useUiMessages()
  const moment = useMoment()
  return {
    /** The reader's own, masked while amounts are hidden. */
    own: (value: Money) => (hideAmounts ? maskedMoney(locale, value.currency) : formatMoney(locale, value)),
    /** What a command is sent with, which its button says. */
    amount: (value: Money) => formatMoney(locale, value),
    price: (currency: Money['currency'], price: Decimal) => formatMoney(locale, money(currency, price)),
    shares: (count: number) => ui('finance.shares', { count }),
    rate: (rate: Decimal) => formatPercent(locale, rate, { places: { least: 0, most: 2 } }),
    moment,
  }
}

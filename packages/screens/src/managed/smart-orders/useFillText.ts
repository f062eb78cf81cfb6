import type { NamedInstrument, RunDayOnWire } from '@onelot/api-client'
import { formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** `Bought 72 shares at $41.27`. */
export function useFillText({
  currency,
}: Pick<NamedInstrument, 'currency'>): (fill: RunDayOnWire['fills'][number]) => string {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const ui = useUiMessages()
  return ({ side, lots, price }) =>
    t(`fills.${side}`, {
      shares: ui('finance.shares', { count: lots }),
      price: formatMoney(locale, { currency, amount: price }),
    })
}

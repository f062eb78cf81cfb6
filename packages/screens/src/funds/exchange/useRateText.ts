import type { Decimal } from '@onelot/domain'
import { formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type CurrencyPair, shownPair } from './pair.ts'
import { shownRate } from './shownRate.ts'

/** A rate as it is said: `1 USD = ₩1,389.35`. */
export function useRateText(): (pair: CurrencyPair, rate: Decimal) => string {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  return (pair, rate) => {
    const { from: unit, to: currency } = shownPair(pair)
    const amount = shownRate(pair, rate)
    const places = amount.split('.')[1]?.length ?? 0
    return t('rate', { unit, amount: formatMoney(locale, { currency, amount }, { places }) })
  }
}

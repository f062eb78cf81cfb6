import type { PlacementOnWire } from '@onelot/api-client'
import { type Decimal, decimal } from '@onelot/domain'
import { formatMoney, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { nextDiscountOf } from './subscription.ts'

/** How much more reaches the next discount; that it is the highest from there on. */
export function useDiscountHint(placement: PlacementOnWire): (amount: Decimal | undefined) => string {
  const { t } = useTranslation('placementDetail')
  const { locale } = useTheme()
  return (amount) => {
    const next = nextDiscountOf(amount ?? decimal('0'), placement)
    if (next === undefined) return t('subscribe.highest')
    const percent = formatPercent(locale, next.tier.discount, { places: { least: 0, most: 2 } })
    return t('subscribe.more', { amount: formatMoney(locale, next.more), percent })
  }
}

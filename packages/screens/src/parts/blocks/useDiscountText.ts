import { exact, toDecimal } from '@onelot/domain'
import { formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { PricedNow } from './blockView.ts'

/** How far a price is under the last one, in words. */
export function useDiscountText(): (priced: Pick<PricedNow, 'percent'>) => string | undefined {
  const { t } = useTranslation('blocks')
  const { locale } = useTheme()
  return ({ percent }) => {
    if (percent === undefined) return undefined
    const rate = exact(percent).div('100')
    if (rate.eq('0')) return t('even')
    const text = formatPercent(locale, toDecimal(rate.abs()))
    return t(rate.gt('0') ? 'under' : 'over', { percent: text })
  }
}

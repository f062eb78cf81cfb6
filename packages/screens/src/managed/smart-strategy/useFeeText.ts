import type { BacktestOnWire } from '@onelot/api-client'
import { formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What a run costs, in a sentence: the market's charges a trade, and a part of what it earned. */
export function useFeeText({ feeRate, market }: Pick<BacktestOnWire, 'feeRate' | 'market'>): string {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const percent = (rate: typeof feeRate) => formatPercent(locale, rate, { places: { least: 0, most: 3 } })
  return t('run.cost', { fee: percent(feeRate), commission: percent(market.charges.commission) })
}

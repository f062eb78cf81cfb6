import { type Strategy, exact, toDecimal } from '@onelot/domain'
import { formatNumber, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** A strategy with its parameters: `Crossing averages, 20 and 60 days`. */
export function useStrategyText(): (strategy: Strategy) => string {
  const { t } = useTranslation('strategies')
  const { locale } = useTheme()
  const params = (strategy: Strategy): string => {
    switch (strategy.kind) {
      case 'crossing':
        return t('params.crossing', { fast: strategy.fast, slow: strategy.slow })
      case 'breakout':
        return t('params.breakout', { k: formatNumber(locale, toDecimal(exact(strategy.k))) })
      case 'grid': {
        const width = formatPercent(locale, strategy.width, { places: { least: 0, most: 2 } })
        return t('params.grid', { count: strategy.levels, width: `±${width}` })
      }
      default:
        return strategy satisfies never
    }
  }
  return (strategy) => t('withParams', { name: t(`names.${strategy.kind}`), params: params(strategy) })
}

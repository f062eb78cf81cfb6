import type { NamedInstrument, StrategyOnWire, WhyOnWire } from '@onelot/api-client'
import { type Decimal, compareDecimals } from '@onelot/domain'
import { formatAveragePrice, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Why a strategy decided so, in a sentence. */
export function useWhyText(
  instrument: NamedInstrument,
  strategy: StrategyOnWire,
): (why: WhyOnWire) => string {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const rules = useMarketRules()
  const scale = priceScale(instrument, rules(instrument.market))
  const price = (value: Decimal): string => formatAveragePrice(locale, value, scale)
  return (why) => {
    switch (why.kind) {
      case 'tooFewDays':
        return t('why.tooFewDays', { days: why.days, needed: why.needed })
      case 'crossing': {
        const order = compareDecimals(why.fast, why.slow)
        const { fast, slow } = strategy.kind === 'crossing' ? strategy : { fast: 0, slow: 0 }
        const values = { fast, slow, fastPrice: price(why.fast), slowPrice: price(why.slow) }
        return t(order === 0 ? 'why.equal' : order > 0 ? 'why.above' : 'why.below', values)
      }
      case 'breakout': {
        const isSignal = compareDecimals(why.close, why.level) > 0
        return t(isSignal ? 'why.signal' : 'why.noSignal', {
          close: price(why.close),
          level: price(why.level),
        })
      }
      case 'grid': {
        const close = price(why.close)
        if (why.below === undefined) return t('why.underGrid', { close, line: price(why.above ?? why.close) })
        if (why.above === undefined) return t('why.overGrid', { close, line: price(why.below) })
        return t('why.grid', { close, below: price(why.below), above: price(why.above) })
      }
      default:
        return why satisfies never
    }
  }
}

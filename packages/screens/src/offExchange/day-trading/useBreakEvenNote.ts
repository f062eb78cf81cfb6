import type { ListedPosition } from '@onelot/api-client'
import { isOpen, orderBreakEven } from '@onelot/domain'
import { formatPrice, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Where an open position closes without profit or loss, in ticks from its entry; undefined of any other, and until the rules of its market are loaded. */
export function useBreakEvenNote(): (listed: ListedPosition) => string | undefined {
  const { t } = useTranslation('dayTrading')
  const { t: trading } = useTranslation('trading')
  const { locale } = useTheme()
  const marketOf = useMarketRules()
  return ({ position, instrument }) => {
    const market = marketOf(position.market)
    if (!isOpen(position) || market === undefined) return undefined
    const { ticks } = market
    const charges = position.inForce?.charges ?? market.charges
    const found = orderBreakEven(position, position.fill, { ticks, charges })
    if (found === undefined) return t('breakEven', { at: trading('dayTrade.noBreakEven') })
    const price = formatPrice(locale, found.price, priceScale(instrument, market))
    const { ticks: count } = found
    const way = position.terms.side === 'long' ? 'above' : 'below'
    return t('breakEven', { at: count === 0 ? price : trading(`dayTrade.${way}`, { price, count }) })
  }
}

import type { News } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { formatBarePrice, formatNumber, formatPercent, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../data/useMarketRules.ts'
import { useTranslation } from '../i18n/translation.tsx'

/** What happened, as a sentence in the reader's language. */
export function useNewsText(): (news: News) => string {
  const { t } = useTranslation('marketNews')
  const { locale } = useTheme()
  const rulesOf = useMarketRules()
  return (news) => {
    const { instrument } = news
    switch (news.kind) {
      case 'high52Week':
      case 'low52Week':
        return t(`kinds.${news.kind}`, {
          price: formatBarePrice(locale, news.price, priceScale(instrument, rulesOf(instrument.market))),
        })
      case 'bigMove':
        return news.rate.startsWith('-')
          ? t('kinds.fall', { rate: formatPercent(locale, decimal(news.rate.slice(1))) })
          : t('kinds.rise', { rate: formatPercent(locale, news.rate) })
      case 'unusualVolume':
        return t('kinds.unusualVolume', { times: formatNumber(locale, news.times) })
      case 'listed':
      case 'halted':
      case 'resumed':
        return t(`kinds.${news.kind}`)
    }
  }
}

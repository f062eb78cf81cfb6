import type { News } from '@onelot/api-client'
import { directionOf, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { type NewsFigures, figuresOf } from './newsFigures.ts'

/** The figures of a piece of news in the reader's language. */
export function useNewsFigures(): (news: News) => NewsFigures {
  const { locale } = useTheme()
  const nameOf = useName()
  const rulesOf = useMarketRules()
  return (news) => figuresOf(news, { locale, nameOf, rulesOf })
}

/** What happened, as the headline of a wire. */
export function useHeadline(): (news: News) => string {
  const { t } = useTranslation('marketNews')
  const figures = useNewsFigures()
  return (news) => {
    const written = figures(news)
    switch (news.kind) {
      case 'openingGap':
      case 'midSession':
      case 'bigMove':
      case 'milestone':
      case 'sectorMove':
        return t(`headlines.${news.kind}.${news.rate.startsWith('-') ? 'down' : 'up'}`, written)
      case 'weekSummary':
        return t(`headlines.weekSummary.${directionOf(news.rate)}`, written)
      case 'upperLimit':
      case 'lowerLimit':
      case 'high52Week':
      case 'low52Week':
      case 'unusualVolume':
      case 'foreignBuying':
      case 'foreignSelling':
      case 'dividend':
      case 'split':
      case 'listed':
      case 'halted':
      case 'resumed':
        return t(`headlines.${news.kind}`, written)
    }
  }
}

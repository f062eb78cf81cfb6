import type { News } from '@onelot/api-client'
import { directionOf } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useHeadline, useNewsFigures } from '../../parts/market-news/useHeadline.ts'

export interface Article {
  readonly headline: string
  /** Two or three, of a sentence or two. */
  readonly paragraphs: readonly string[]
}

/** A piece of news as a wire writes it, in the reader's language. */
export function useArticle(): (news: News) => Article {
  const { t } = useTranslation('newsDetail')
  const headline = useHeadline()
  const figures = useNewsFigures()

  return (news) => {
    const written = figures(news)
    const about = t(`about.${news.instrument.kind}`, written)
    const side = 'rate' in news && news.rate.startsWith('-') ? 'down' : 'up'
    const of = (...sentences: readonly string[]): Article => ({
      headline: headline(news),
      paragraphs: [...sentences, about],
    })
    switch (news.kind) {
      case 'openingGap':
      case 'midSession':
      case 'bigMove':
      case 'milestone':
        return of(t(`bodies.${news.kind}.${side}`, written))
      case 'sectorMove':
        return of(t(`bodies.sectorMove.${side}`, written), t('more.sectorMove', written))
      case 'weekSummary':
        return of(t(`bodies.weekSummary.${directionOf(news.rate)}`, written), t('more.weekSummary', written))
      case 'high52Week':
      case 'low52Week':
      case 'unusualVolume':
      case 'foreignBuying':
      case 'foreignSelling':
        return of(t(`bodies.${news.kind}`, written), t(`close.${directionOf(news.rate)}`, written))
      case 'dividend':
      case 'split':
        return of(t(`bodies.${news.kind}`, written), t(`more.${news.kind}`, written))
      case 'upperLimit':
      case 'lowerLimit':
      case 'listed':
      case 'halted':
      case 'resumed':
        return of(t(`bodies.${news.kind}`, written))
    }
  }
}

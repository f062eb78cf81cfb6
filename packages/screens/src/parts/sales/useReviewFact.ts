import type { Fact } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

const SECOND_MS = 1_000

/** How long the review of a request takes, or who does it. */
export function useReviewFact(): (reviewMs: number | undefined) => Fact {
  const { t } = useTranslation('sales')
  return (reviewMs) => ({
    label: t('review.label'),
    value:
      reviewMs === undefined
        ? t('review.byHand')
        : t('review.in', { count: Math.max(1, Math.round(reviewMs / SECOND_MS)) }),
  })
}

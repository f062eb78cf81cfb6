import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import { type Fact, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { useDilutionFacts } from './useDilutionFacts.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

interface PlacementTermsProps {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire | undefined
}

/** How many new shares there are against those that there were, what they cost besides, and who reviews a request. */
export function PlacementTerms({ placement, terms }: PlacementTermsProps) {
  const { t } = useTranslation('placementDetail')
  const ui = useUiMessages()
  const reviewFact = useReviewFact()
  const dilution = useDilutionFacts(placement)
  const facts: readonly Fact[] = [
    { label: t('terms.shares'), value: ui('finance.shares', { count: placement.shares }) },
    ...dilution,
    { label: t('terms.fee'), value: t('terms.noFee') },
    ...(terms === undefined ? [] : [reviewFact(terms.reviewMs)]),
  ]
  return <FactSection label={t('terms.label')} facts={facts} />
}

/** How the price is made, what is on hold, and when the shares may be sold. */
export function HowItWorks({ placement: { unlocksAt, zone } }: Pick<PlacementTermsProps, 'placement'>) {
  const { t } = useTranslation('placementDetail')
  const timeOf = useLockTime()
  const sentences = [
    t('how.price'),
    t('how.amount'),
    t('how.request'),
    t('how.lock', { at: timeOf(unlocksAt, zone) }),
    t('how.exit'),
    t('how.dilution'),
  ]
  return <SentenceSection label={t('how.label')} sentences={sentences} />
}

import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import { Card, type Fact, FactList, Prose, Section, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { useDilutionFacts } from './useDilutionFacts.ts'

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
  return (
    <Section heading={t('terms.label')}>
      <Card>
        <FactList label={t('terms.label')} facts={facts} />
      </Card>
    </Section>
  )
}

/** How the price is made, what is on hold, and when the shares may be sold. */
export function HowItWorks({ placement: { unlocksAt, zone } }: Pick<PlacementTermsProps, 'placement'>) {
  const { t } = useTranslation('placementDetail')
  const timeOf = useLockTime()
  const lines = [
    t('how.price'),
    t('how.amount'),
    t('how.request'),
    t('how.lock', { at: timeOf(unlocksAt, zone) }),
    t('how.exit'),
    t('how.dilution'),
  ]
  return (
    <Section heading={t('how.label')}>
      <Card>
        <Prose>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Prose>
      </Card>
    </Section>
  )
}

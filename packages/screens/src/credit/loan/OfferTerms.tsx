import type { LoansOverview } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { Card, FactList, Money, QuotaBar, Section, Stack } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'

/** The campaign: what it costs, until when, and how many places of the year are left. */
export function OfferTerms({ overview }: { overview: LoansOverview }) {
  const { t } = useTranslation('loan')
  const { rate: rateText, moment } = useCreditTexts()
  const reviewFact = useReviewFact()
  const { campaign, rate, overdueRate, least, reviewMs } = overview
  const { isOpen, until, places, left } = campaign
  return (
    <Section heading={t('terms.label')}>
      <Card>
        <Stack gap="x4">
          <QuotaBar
            label={t('terms.places')}
            used={decimal(String(places - left))}
            total={decimal(String(places))}
            unit="places"
          />
          <FactList
            label={t('terms.label')}
            facts={[
              { label: t('terms.rate'), value: t('terms.rateText', { rate: rateText(rate) }) },
              { label: t('terms.overdue'), value: t('terms.rateText', { rate: rateText(overdueRate) }) },
              { label: t('terms.least'), value: <Money value={least} own={false} size="small" /> },
              { label: t(isOpen ? 'terms.until' : 'terms.closed'), value: moment(until) },
              reviewFact(reviewMs),
            ]}
          />
        </Stack>
      </Card>
    </Section>
  )
}

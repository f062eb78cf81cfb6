import type { LoansOverview } from '@onelot/api-client'
import { Card, type Fact, FactList, Money, Section, Stack } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { CancelButton } from '../../parts/credit/CancelButton.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'

/** What is under review, a loan or a repayment, with the way to take it back; nothing where nothing is. */
export function Asked({ overview: { loan, repayment, reviewMs } }: { overview: LoansOverview }) {
  const { t } = useTranslation('loan')
  const { t: credit } = useTranslation('credit')
  const { plan, moment } = useCreditTexts()
  const reviewFact = useReviewFact()
  if (loan?.state === 'underReview')
    return (
      <Waiting
        label={t('asked.loan')}
        facts={[
          { label: credit('facts.amount'), value: <Money value={loan.amount} />, strong: true },
          { label: credit('facts.plan'), value: plan(loan) },
          { label: credit('facts.asked'), value: moment(loan.submittedAt) },
          reviewFact(reviewMs),
        ]}
      >
        <CancelButton request={loan.id} of="loan" />
      </Waiting>
    )
  if (repayment === undefined) return null
  return (
    <Waiting
      label={t('asked.repayment')}
      facts={[
        { label: t('repay.total'), value: <Money value={repayment.amount} />, strong: true },
        { label: credit('facts.asked'), value: moment(repayment.submittedAt) },
      ]}
    >
      <CancelButton request={repayment.id} of="repayment" />
    </Waiting>
  )
}

interface WaitingProps {
  label: string
  facts: readonly Fact[]
  /** The way to take it back. */
  children: ReactNode
}

function Waiting({ label, facts, children }: WaitingProps) {
  return (
    <Section heading={label}>
      <Card>
        <Stack gap="x4">
          <FactList label={label} facts={facts} />
          {children}
        </Stack>
      </Card>
    </Section>
  )
}

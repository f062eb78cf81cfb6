import { type LoanOnWire, loansGet } from '@onelot/api-client'
import { type Fact, Inline, Money, NoticeBar, Section, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { CancelButton } from '../../parts/credit/CancelButton.tsx'
import { CertificateButton } from '../../parts/credit/CertificateButton.tsx'
import { LoanStatus } from '../../parts/credit/LoanRows.tsx'
import { NextPayment } from '../../parts/credit/NextPayment.tsx'
import { Overdue } from '../../parts/credit/Overdue.tsx'
import { Payments } from '../../parts/credit/Payments.tsx'
import { ScheduleTable } from '../../parts/credit/ScheduleTable.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { useRejectedNote } from '../../parts/credit/useRejectedNote.ts'
import type { LoanDetailParams } from './params.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'

/** /home/loanDetail: one loan, or what was asked for: its terms, what is overdue, what is still to pay, what was paid. */
export function LoanDetailScreen({ request }: LoanDetailParams) {
  return (
    <BackPage title={useTitleOf()('loanDetail')} trailing={<TrailingChip />}>
      <MemberOnly>
        <OneLoan request={request} />
      </MemberOnly>
    </BackPage>
  )
}

function OneLoan({ request }: LoanDetailParams) {
  const read = useRead(loansGet, { request })
  return (
    <PageRead read={read} measured skeleton={<RecordSkeleton headings={1} />}>
      {({ loan }) => <Parts loan={loan} />}
    </PageRead>
  )
}

function Parts({ loan }: { loan: LoanOnWire }) {
  const { t } = useTranslation('loanDetail')
  const { t: credit } = useTranslation('credit')
  const facts = useLoanFacts(loan)
  const rejected = useRejectedNote()(loan)
  const schedule = loan.loan?.schedule ?? []
  return (
    <Stack gap="x6">
      <Stack gap="x1">
        <Money value={loan.amount} size="display" weight="bold" fit />
        <Inline>
          <LoanStatus loan={loan} />
        </Inline>
      </Stack>
      {rejected === undefined ? null : <NoticeBar tone="error">{rejected}</NoticeBar>}
      {loan.state === 'underReview' ? (
        <Stack gap="x3">
          <NoticeBar tone="accent">{t('underReview')}</NoticeBar>
          <CancelButton request={loan.id} of="loan" />
        </Stack>
      ) : null}
      <Overdue loan={loan} />
      <NextPayment loan={loan} />
      <FactSection label={t('terms')} facts={facts} />
      {schedule.length === 0 ? null : (
        <Section heading={credit('schedule.label')}>
          <ScheduleTable id={loan.id} schedule={schedule} />
        </Section>
      )}
      {loan.loan === undefined ? null : <Payments request={loan.id} />}
      <CertificateButton loan={loan} />
    </Stack>
  )
}

function useLoanFacts({ submittedAt, rate, overdueRate, loan, ...asked }: LoanOnWire): readonly Fact[] {
  const { t } = useTranslation('credit')
  const { plan, rate: rateText, moment } = useCreditTexts()
  const terms: readonly Fact[] = [
    { label: t('facts.plan'), value: plan(asked) },
    { label: t('facts.rate'), value: rateText(rate) },
    { label: t('facts.overdueRate'), value: rateText(overdueRate) },
  ]
  if (loan === undefined) return [...terms, { label: t('facts.asked'), value: moment(submittedAt) }]
  const { begunAt, repaidAt, outstanding, owed, paid, aDay } = loan
  const isOver = repaidAt !== undefined
  return [
    ...terms,
    { label: t('facts.begun'), value: moment(begunAt) },
    ...(isOver ? [{ label: t('facts.ended'), value: moment(repaidAt) }] : []),
    { label: t('facts.paidPrincipal'), value: <Money value={paid.principal} size="small" /> },
    { label: t('facts.paidInterest'), value: <Money value={paid.interest} size="small" /> },
    ...(isOver
      ? []
      : [
          { label: t('facts.aDay'), value: <Money value={aDay} size="small" /> },
          { label: t('facts.outstanding'), value: <Money value={outstanding} size="small" /> },
          { label: t('facts.owed'), value: <Money value={owed} />, strong: true },
        ]),
  ]
}

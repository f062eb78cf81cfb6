import type { LendingLoanOnWire } from '@onelot/api-client'
import {
  Button,
  type Fact,
  FactList,
  Money,
  NoticeBar,
  Sheet,
  Stack,
  formatDateTime,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNow } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelRequest } from '../../parts/under-review/CancelRequest.tsx'
import { RecallLoan } from './RecallLoan.tsx'

export interface LoanSheetProps {
  loan: LendingLoanOnWire
  onClose: () => void
}

/** A loan, or what was asked for: what it brings, until when, and the way to end it. */
export function LoanSheet({ loan, onClose }: LoanSheetProps) {
  const { t } = useTranslation('securitiesLending')
  const name = useName()
  const [asks, setAsks] = useState<'cancel' | 'recall'>()
  const facts = useLoanFacts(loan)
  const note = useLoanNote(loan)
  const isLent = loan.loan?.progress === 'lending'
  const canRecall = isLent && loan.loan?.recalledAt === undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('loan.title')}
      description={name(loan.instrument.name)}
      footer={
        loan.state === 'underReview' ? (
          <Button variant="secondary" block onClick={() => setAsks('cancel')}>
            {t('loan.cancel')}
          </Button>
        ) : canRecall ? (
          <Button variant="secondary" block onClick={() => setAsks('recall')}>
            {t('loan.recall')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="x4">
        {note === undefined ? null : <NoticeBar tone="accent">{note}</NoticeBar>}
        <FactList label={t('loan.title')} facts={facts} />
      </Stack>
      <SheetSlot>
        {asks === 'cancel' ? (
          <CancelRequest
            request={loan.id}
            question={t('cancel.question')}
            text={t('cancel.text')}
            action={t('loan.cancel')}
            keep={t('cancel.keep')}
            onClose={() => setAsks(undefined)}
          />
        ) : asks === 'recall' ? (
          <RecallLoan loan={loan} onClose={() => setAsks(undefined)} />
        ) : null}
      </SheetSlot>
    </Sheet>
  )
}

function useLoanFacts({
  instrument,
  lots,
  term,
  rate,
  loan,
  submittedAt,
}: LendingLoanOnWire): readonly Fact[] {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const now = useNow()
  const zone = exchangeZone(instrument.market)
  const timeOf = (at: typeof submittedAt) => formatDateTime(locale, at, { zone, zoneShown: true, now: now() })
  const shares = ui('finance.shares', { count: loan?.progress === 'lending' ? loan.lots : lots })
  const asked: readonly Fact[] = [
    { label: t('lend.shares'), value: shares },
    { label: t('lend.rate'), value: t('rate', { rate: formatPercent(locale, rate) }) },
    { label: t('lend.term'), value: t('lend.days', { count: term }) },
  ]
  if (loan === undefined) return [...asked, { label: t('loan.asked'), value: timeOf(submittedAt) }]
  const { income, begunAt, endsAt, progress } = loan
  const isLent = progress === 'lending'
  return [
    ...asked,
    { label: t('loan.begun'), value: timeOf(begunAt) },
    { label: t(isLent ? 'loan.ends' : 'loan.ended'), value: timeOf(endsAt), strong: isLent },
    { label: t('income.gross'), value: <Money value={income.gross} size="small" /> },
    { label: t('income.tax'), value: <Money value={income.tax} size="small" /> },
    { label: t(isLent ? 'loan.soFar' : 'loan.paid'), value: <Money value={income.net} />, strong: true },
  ]
}

/** What became of it, where that is no plain course; undefined else. */
function useLoanNote({ state, cause, reason, loan }: LendingLoanOnWire): string | undefined {
  const { t } = useTranslation('securitiesLending')
  if (loan?.recalledAt !== undefined && loan.progress === 'lending') return t('loan.recalled')
  if (loan?.progress === 'delisted') return t('loan.delisted')
  if (state === 'underReview') return t('loan.underReview')
  if (state !== 'rejected') return undefined
  const known = cause === 'operator' || cause === 'restriction' || cause === 'delisted' || cause === 'changed'
  return joinSentences(t(`loan.rejected.${known ? cause : 'other'}`), reason)
}

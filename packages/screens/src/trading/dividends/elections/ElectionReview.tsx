import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { formatDay, useTheme } from '@onelot/ui'
import type { Submitted } from '../../../base/data/useSubmit.ts'
import { CommandReview } from '../../../base/form/CommandReview.tsx'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useReviewFact } from '../../../parts/sales/useReviewFact.ts'
import { lastMoment } from './electionView.ts'
import { useElectionFacts } from './useElectionFacts.tsx'

export interface ElectionReviewProps {
  dividend: ElectiveDividendOnWire
  /** Missing where an operator reviews it. */
  reviewMs: number | undefined
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: the shares as an estimate, the rest, and until when it can be taken back. */
export function ElectionReview({ dividend, reviewMs, submit, onConfirm, onClose }: ElectionReviewProps) {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  const name = useName()
  const factsOf = useElectionFacts()
  const reviewFact = useReviewFact()
  const { zone, instrument } = dividend
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('review.title')}
      description={name(instrument.name)}
      facts={[...factsOf(dividend), reviewFact(reviewMs)]}
      note={t('review.note', { date: formatDay(locale, lastMoment(dividend), zone) })}
      submit={submit}
      confirm={t('review.confirm')}
      onConfirm={onConfirm}
    />
  )
}

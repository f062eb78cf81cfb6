import type { FollowTermsOnWire, MentorOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { formatMoney, formatPercent, useTheme } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { type FollowDraft, floorOf } from './follow.ts'

export interface FollowReviewProps {
  mentor: MentorOnWire
  terms: FollowTermsOnWire
  draft: FollowDraft
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what is on hold from now on, when it ends by itself, and what it costs. */
export function FollowReview({ mentor, terms, draft, submit, onConfirm, onClose }: FollowReviewProps) {
  const { t } = useTranslation('mentor')
  const { t: mentors } = useTranslation('mentors')
  const { locale } = useTheme()
  const name = useName()
  const reviewFact = useReviewFact()
  const { stopLoss, copyOpen } = draft
  const amount = money(mentor.currency, draft.amount)
  const fee = formatPercent(locale, mentor.feeRate, { places: { least: 0, most: 2 } })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('follow.review')}
      description={name(mentor.name)}
      total={{ label: t('follow.total'), amount }}
      facts={[
        {
          label: t('follow.stopLoss'),
          value: t('follow.stopsAt', {
            percent: stopLoss,
            amount: formatMoney(locale, floorOf(amount, stopLoss)),
          }),
        },
        { label: t('follow.copyOpen'), value: t(copyOpen ? 'follow.yes' : 'follow.no') },
        {
          label: t('figures.term'),
          value:
            mentor.termDays === undefined
              ? t('figures.noTerm')
              : t('figures.termDays', { count: mentor.termDays }),
        },
        { label: mentors('fee'), value: mentors('feeOfGain', { percent: fee }) },
        reviewFact(terms.reviewMs),
      ]}
      note={t('how.withdraw')}
      submit={submit}
      confirm={t('follow.confirm', { amount: formatMoney(locale, amount) })}
      onConfirm={onConfirm}
    />
  )
}

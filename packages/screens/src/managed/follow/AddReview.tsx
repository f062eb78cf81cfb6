import type { FollowOnWire, FollowTermsOnWire } from '@onelot/api-client'
import { type Money as Amount, add, subtract } from '@onelot/domain'
import { BeforeAfter, Money } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface AddReviewProps {
  follow: FollowOnWire
  /** So far. */
  put: Amount
  amount: Amount
  terms: FollowTermsOnWire
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what is on hold, what it is for, and that no withdrawal is taken meanwhile. */
export function AddReview({ follow, put, amount, terms, submit, onConfirm, onClose }: AddReviewProps) {
  const { t } = useTranslation('follow')
  const name = useName()
  const { amount: text, rate } = useFollowTexts()
  const afterFact = useAfterFact()
  const reviewFact = useReviewFact()
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('add.review')}
      description={name(follow.mentor.name)}
      total={{ label: t('add.total'), amount }}
      facts={[
        {
          label: t('add.before'),
          value: (
            <BeforeAfter
              before={<Money value={put} size="small" tone="secondary" />}
              after={<Money value={add(put, amount)} size="small" />}
            />
          ),
        },
        { label: t('asked.fee'), value: t('asked.feeOf', { percent: rate(follow.feeRate) }) },
        reviewFact(terms.reviewMs),
      ]}
      after={[afterFact(subtract(terms.available, amount))]}
      note={joinSentences(t('add.newOnly'), t('withdraw'))}
      submit={submit}
      confirm={t('add.confirm', { amount: text(amount) })}
      onConfirm={onConfirm}
    />
  )
}

import { type Money as Amount, isPositive, subtract } from '@onelot/domain'
import { BeforeAfter, Money } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import type { RunningProps } from './Running.tsx'
import { floorAfter } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface RemoveReviewProps extends RunningProps {
  amount: Amount
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be taken out, once more, with what is left and where that ends. */
export function RemoveReview(props: RemoveReviewProps) {
  const { follow, passed, running, amount, submit, onConfirm, onClose } = props
  const { t } = useTranslation('follow')
  const name = useName()
  const { amount: text } = useFollowTexts()
  const { worth } = passed
  const { stopLoss, unsettled } = running
  const changed = (before: Amount, after: Amount) => (
    <BeforeAfter
      before={<Money value={before} size="small" tone="secondary" />}
      after={<Money value={after} size="small" />}
    />
  )
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('remove.review')}
      description={name(follow.mentor.name)}
      total={{ label: t('remove.total'), amount }}
      facts={[
        { label: t('remove.left'), value: changed(worth, subtract(worth, amount)) },
        { label: t('remove.floor'), value: changed(stopLoss.floor, floorAfter(amount, worth, stopLoss)) },
      ]}
      note={joinSentences(isPositive(unsettled) ? t('remove.noteUnsettled') : undefined, t('withdraw'))}
      submit={submit}
      confirm={t('remove.confirm', { amount: text(amount) })}
      onConfirm={onConfirm}
    />
  )
}

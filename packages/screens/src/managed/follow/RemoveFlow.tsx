import { type FollowOnWire, type RunningFollowOnWire, copyTradingRemove } from '@onelot/api-client'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { RemoveAmount } from './RemoveAmount.tsx'
import { RemoveReview } from './RemoveReview.tsx'
import type { Passed } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'
import { useTypedAmount } from './useTypedAmount.ts'

export interface RemoveFlowProps {
  follow: FollowOnWire
  passed: Passed
  running: RunningFollowOnWire
  onClose: () => void
}

/** Taking cash out: how much of what may be, and once more before it is sent. */
export function RemoveFlow({ follow, passed, running, onClose }: RemoveFlowProps) {
  const { t } = useTranslation('follow')
  const { own } = useFollowTexts()
  const { id: request } = follow
  const refreshAccount = useRefreshAccount()
  const typed = useTypedAmount(passed.put.currency)
  const { amount } = typed
  const [isReviewed, setIsReviewed] = useState(false)
  const submit = useSubmit(copyTradingRemove, {
    onDone: onClose,
    onEarlier: (earlier) =>
      earlier.request?.request === request && earlier.request.amount === amount?.amount ? 'done' : 'stay',
    // What may be taken out is less by now.
    onRefused: refreshAccount,
    success: amount && t('remove.done', { amount: own(amount) }),
  })
  if (isReviewed && amount !== undefined)
    return (
      <RemoveReview
        follow={follow}
        passed={passed}
        running={running}
        amount={amount}
        submit={submit}
        onConfirm={() => submit.send({ request, amount: amount.amount })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <RemoveAmount
      follow={follow}
      running={running}
      typed={typed}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

import { type FollowOnWire, type MoreOnWire, copyTradingAdd, copyTradingTerms } from '@onelot/api-client'
import { useState } from 'react'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { AddAmount } from './AddAmount.tsx'
import { AddReceipt } from './AddReceipt.tsx'
import { AddReview } from './AddReview.tsx'
import type { Passed } from './followView.ts'
import { useTypedAmount } from './useTypedAmount.ts'

export interface AddFlowProps {
  follow: FollowOnWire
  passed: Passed
  onClose: () => void
}

/** Putting more in: how much, once more before it is sent, what was asked for. */
export function AddFlow({ follow, passed, onClose }: AddFlowProps) {
  const { id: request, mentor } = follow
  const { put } = passed
  const read = useRead(copyTradingTerms, { mentor: mentor.id })
  const terms = read.data
  const refreshAccount = useRefreshAccount()
  const typed = useTypedAmount(put.currency)
  const { amount } = typed
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<MoreOnWire>()
  const submit = useSubmit(copyTradingAdd, {
    onDone: ({ data }) => setDone(data.more),
    onEarlier: (earlier) =>
      earlier.request?.request === request && earlier.request.amount === amount?.amount ? 'done' : 'stay',
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <AddReceipt follow={follow} more={done} onClose={onClose} />
  if (isReviewed && amount !== undefined && terms !== undefined)
    return (
      <AddReview
        follow={follow}
        put={put}
        amount={amount}
        terms={terms}
        submit={submit}
        onConfirm={() => submit.send({ request, amount: amount.amount })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <AddAmount
      follow={follow}
      read={read}
      typed={typed}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

import { type IncreaseOnWire, type IncreaseTermsOnWire, increasesApply } from '@onelot/api-client'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { ApplyReceipt } from './ApplyReceipt.tsx'
import { ApplyReview } from './ApplyReview.tsx'
import { ApplySheet } from './ApplySheet.tsx'
import { figuresOf } from './application.ts'

export interface ApplyFlowProps {
  increase: IncreaseOnWire
  terms: IncreaseTermsOnWire
  rights: number
  /** Something was applied for, or refused: what stands in the way may be another by now. */
  onChanged: () => void
  onClose: () => void
}

type Application = NonNullable<NonNullable<IncreaseTermsOnWire['grant']>['application']>

/** Using rights: how many, once more before it is sent, what was applied for. */
export function ApplyFlow({ increase, terms, rights, onChanged, onClose }: ApplyFlowProps) {
  const { id } = increase
  const refreshAccount = useRefreshAccount()
  const [shares, setShares] = useState<number | undefined>(rights)
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<Application>()
  const submit = useSubmit(increasesApply, {
    onDone: ({ data }) => {
      setDone(data.grant?.application)
      onChanged()
    },
    onEarlier: ({ request }) => (request?.increase === id && request.shares === shares ? 'done' : 'stay'),
    // What stands in the way by now shows beside the action.
    onRefused: () => {
      refreshAccount()
      onChanged()
    },
    success: false,
  })
  if (done !== undefined) return <ApplyReceipt increase={increase} application={done} onClose={onClose} />
  if (isReviewed && shares !== undefined)
    return (
      <ApplyReview
        increase={increase}
        figures={figuresOf(shares, rights, increase, terms)}
        submit={submit}
        onConfirm={() => submit.send({ increase: id, shares })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <ApplySheet
      increase={increase}
      terms={terms}
      rights={rights}
      shares={shares}
      onChange={setShares}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

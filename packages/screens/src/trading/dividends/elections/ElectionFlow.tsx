import { type ElectiveDividendOnWire, electiveDividendsElect } from '@onelot/api-client'
import { useState } from 'react'
import { useRefreshAccount } from '../../../base/data/useRead.ts'
import { useSubmit } from '../../../base/data/useSubmit.ts'
import { useNow } from '../../../base/ports/ports.ts'
import { ElectionReceipt } from './ElectionReceipt.tsx'
import { ElectionReview } from './ElectionReview.tsx'
import { ElectionSheet } from './ElectionSheet.tsx'
import { type Choice, ChoiceSheet } from './ChoiceSheet.tsx'
import { phaseOf } from './electionView.ts'

export interface ElectionFlowProps {
  dividend: ElectiveDividendOnWire
  /** Missing where an operator reviews it. */
  reviewMs: number | undefined
  onClose: () => void
}

/** Cash or shares, once more before it is sent, and what was asked for; what is chosen already, or decided, with the way back. */
export function ElectionFlow({ dividend, reviewMs, onClose }: ElectionFlowProps) {
  const { id } = dividend
  const now = useNow()
  const refreshAccount = useRefreshAccount()
  // What is paid without a choice.
  const [choice, setChoice] = useState<Choice>('cash')
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<ElectiveDividendOnWire>()
  const submit = useSubmit(electiveDividendsElect, {
    onDone: ({ data }) => setDone(data.dividends.find((one) => one.id === id)),
    onEarlier: ({ request }) => (request?.dividend === id ? 'done' : 'stay'),
    // What stands in the way by now, or was asked for elsewhere, shows in the place of the choice.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <ElectionReceipt dividend={done} onClose={onClose} />
  const phase = phaseOf(dividend, now())
  if (phase !== 'ahead' && phase !== 'open') return <ElectionSheet dividend={dividend} onClose={onClose} />
  if (isReviewed)
    return (
      <ElectionReview
        dividend={dividend}
        reviewMs={reviewMs}
        submit={submit}
        onConfirm={() => submit.send({ dividend: id })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <ChoiceSheet
      dividend={dividend}
      choice={choice}
      onChoose={setChoice}
      onNext={() => {
        submit.reset()
        if (choice === 'shares') setIsReviewed(true)
        else onClose()
      }}
      onClose={onClose}
    />
  )
}

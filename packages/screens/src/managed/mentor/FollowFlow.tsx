import {
  type FollowOnWire,
  type FollowTermsOnWire,
  type MentorOnWire,
  copyTradingSubmit,
} from '@onelot/api-client'
import { minorUnits } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { FollowReceipt } from './FollowReceipt.tsx'
import { FollowReview } from './FollowReview.tsx'
import { FollowSheet } from './FollowSheet.tsx'

export interface FollowFlowProps {
  mentor: MentorOnWire
  terms: FollowTermsOnWire
  onClose: () => void
}

/** Following a mentor: with how much and until which loss, once more before it is sent, what was asked for. */
export function FollowFlow({ mentor, terms, onClose }: FollowFlowProps) {
  const { id, currency, least } = mentor
  const { language } = usePreferences()
  const refreshAccount = useRefreshAccount()
  const [text, setText] = useState<string>(least.amount)
  const [stopLoss, setStopLoss] = useState(terms.stopLoss)
  const [copyOpen, setCopyOpen] = useState(true)
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<FollowOnWire>()
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok ? parsed.value : undefined
  const submit = useSubmit(copyTradingSubmit, {
    onDone: ({ data }) => setDone(data.follow),
    onEarlier: ({ request }) => (request?.mentor === id && request.amount === amount ? 'done' : 'stay'),
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <FollowReceipt follow={done} onClose={onClose} />
  if (isReviewed && amount !== undefined)
    return (
      <FollowReview
        mentor={mentor}
        terms={terms}
        draft={{ amount, stopLoss, copyOpen }}
        submit={submit}
        onConfirm={() => submit.send({ mentor: id, amount, stopLoss, copyOpen })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <FollowSheet
      mentor={mentor}
      terms={terms}
      text={text}
      amount={amount}
      stopLoss={stopLoss}
      copyOpen={copyOpen}
      onText={setText}
      onStopLoss={setStopLoss}
      onCopyOpen={setCopyOpen}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

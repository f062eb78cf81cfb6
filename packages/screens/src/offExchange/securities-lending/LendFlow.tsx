import { type LendingLoanOnWire, lendingSubmit, lendingTerms } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { useState } from 'react'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { LendReceipt } from './LendReceipt.tsx'
import { LendReview } from './LendReview.tsx'
import { LendSheet } from './LendSheet.tsx'

export interface LendFlowProps {
  instrument: InstrumentId
  onClose: () => void
}

/** Lending for a term: how many and how long, once more before it is sent, what was asked for. */
export function LendFlow({ instrument, onClose }: LendFlowProps) {
  const read = useRead(lendingTerms, { instrument })
  const terms = read.data
  const refreshAccount = useRefreshAccount()
  const [typed, setTyped] = useState<{ readonly lots: number | undefined }>()
  const [chosen, setChosen] = useState<number>()
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<LendingLoanOnWire>()
  // Until they are chosen: all that is free, for the shortest term.
  const lots = typed === undefined ? terms?.lendable : typed.lots
  const term = chosen ?? terms?.terms[0]?.days ?? 0
  const submit = useSubmit(lendingSubmit, {
    onDone: ({ data }) => setDone(data.loan),
    onEarlier: ({ request }) =>
      request?.instrument === instrument && request.lots === lots && request.term === term ? 'done' : 'stay',
    // What stands in the way by now shows beside the action.
    onRefused: () => {
      refreshAccount()
      void read.refresh()
    },
    success: false,
  })
  if (done !== undefined && terms !== undefined)
    return <LendReceipt terms={terms} loan={done} onClose={onClose} />
  if (isReviewed && lots !== undefined && terms !== undefined)
    return (
      <LendReview
        terms={terms}
        asked={{ lots, term }}
        submit={submit}
        onConfirm={() => submit.send({ instrument, lots, term })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <LendSheet
      read={read}
      lots={lots}
      term={term}
      onLots={(next) => setTyped({ lots: next })}
      onTerm={setChosen}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

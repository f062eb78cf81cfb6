import {
  type LoanOnWire,
  type LoanQuoteOnWire,
  type LoansOverview,
  loansQuotes,
  loansSubmit,
} from '@onelot/api-client'
import { minorUnits } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { BorrowAmount } from './BorrowAmount.tsx'
import { BorrowPlan } from './BorrowPlan.tsx'
import { BorrowReceipt } from './BorrowReceipt.tsx'
import { BorrowReview } from './BorrowReview.tsx'

export interface BorrowFlowProps {
  overview: LoansOverview
  onClose: () => void
}

/** Borrowing: how much, how it is paid back, once more before it is sent, what was asked for. */
export function BorrowFlow({ overview, onClose }: BorrowFlowProps) {
  const { language } = usePreferences()
  const refreshAccount = useRefreshAccount()
  const [text, setText] = useState('')
  const [step, setStep] = useState<'amount' | 'plan' | 'review'>('amount')
  const [instalments, setInstalments] = useState(overview.plans[0]?.instalments ?? 1)
  const [done, setDone] = useState<LoanOnWire>()
  const { currency } = overview.least
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok ? parsed.value : undefined
  const read = useRead(loansQuotes, step === 'amount' || amount === undefined ? null : { amount })
  const chosen: LoanQuoteOnWire | undefined = read.data?.quotes.find(
    (quote) => quote.instalments === instalments,
  )
  const submit = useSubmit(loansSubmit, {
    onDone: ({ data }) => setDone(data.loan),
    onEarlier: ({ request }) =>
      request?.amount === amount && request?.instalments === instalments ? 'done' : 'stay',
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <BorrowReceipt loan={done} onClose={onClose} />
  if (step === 'amount' || amount === undefined)
    return (
      <BorrowAmount
        overview={overview}
        text={text}
        amount={amount}
        onChange={setText}
        onNext={() => setStep('plan')}
        onClose={onClose}
      />
    )
  if (step === 'review' && chosen !== undefined)
    return (
      <BorrowReview
        overview={overview}
        amount={amount}
        quote={chosen}
        submit={submit}
        onConfirm={() => submit.send({ amount, instalments })}
        onClose={() => setStep('plan')}
      />
    )
  return (
    <BorrowPlan
      overview={overview}
      read={read}
      instalments={instalments}
      onChoose={setInstalments}
      onNext={() => {
        submit.reset()
        setStep('review')
      }}
      onClose={() => setStep('amount')}
    />
  )
}

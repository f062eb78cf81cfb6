import { type LoansOverview, type RepaymentOnWire, loansRepay, loansRepaymentTerms } from '@onelot/api-client'
import { compare, isPositive, minorUnits, money } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { RepayAmount } from './RepayAmount.tsx'
import { RepayReceipt } from './RepayReceipt.tsx'
import { RepayReview } from './RepayReview.tsx'

export interface RepayFlowProps {
  overview: LoansOverview
  onClose: () => void
}

/** Paying back: how much and what that spares, once more before it is sent, what was asked for. */
export function RepayFlow({ overview, onClose }: RepayFlowProps) {
  const standing = overview.loan?.loan
  const { language } = usePreferences()
  const refreshAccount = useRefreshAccount()
  const [text, setText] = useState('')
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<RepaymentOnWire>()
  const { currency } = overview.least
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok ? parsed.value : undefined
  const asked = amount === undefined ? undefined : money(currency, amount)
  const isPossible =
    asked !== undefined && standing !== undefined && isPositive(asked) && compare(asked, standing.owed) <= 0
  const terms = useRead(loansRepaymentTerms, isPossible && amount !== undefined ? { amount } : null)
  const submit = useSubmit(loansRepay, {
    onDone: ({ data }) => setDone(data.repayment),
    onEarlier: ({ request }) => (request?.amount === amount ? 'done' : 'stay'),
    // It was collected meanwhile, or the money went elsewhere.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <RepayReceipt repayment={done} onClose={onClose} />
  // It was paid back meanwhile.
  if (standing === undefined) return null
  if (isReviewed && asked !== undefined && terms.data !== undefined)
    return (
      <RepayReview
        amount={asked}
        terms={terms.data}
        submit={submit}
        onConfirm={() => submit.send({ amount: asked.amount })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <RepayAmount
      standing={standing}
      funds={overview}
      text={text}
      amount={asked}
      terms={terms}
      onChange={setText}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

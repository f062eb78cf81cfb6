import {
  type ApplicationOnWire,
  type ApplicationTerms,
  type OfferOnWire,
  applicationsApply,
} from '@onelot/api-client'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { leastShares } from '../../parts/new-shares/offerView.ts'
import { ApplyReceipt } from './ApplyReceipt.tsx'
import { ApplyReview } from './ApplyReview.tsx'
import { QuantitySheet } from './QuantitySheet.tsx'

export interface ApplyFlowProps {
  offer: OfferOnWire
  terms: ApplicationTerms
  onClose: () => void
}

/** Applying: how many, what it takes and may come to; once more before it is sent; what was done. */
export function ApplyFlow({ offer, terms, onClose }: ApplyFlowProps) {
  const refreshAccount = useRefreshAccount()
  const [shares, setShares] = useState<number | undefined>(leastShares(offer))
  const [reviewed, setReviewed] = useState<number>()
  const [done, setDone] = useState<ApplicationOnWire>()
  const submit = useSubmit(applicationsApply, {
    onDone: ({ data }) => setDone(data.application),
    onEarlier: ({ request }) =>
      request?.offer === offer.id && request.shares === reviewed ? 'done' : 'stay',
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <ApplyReceipt offer={offer} application={done} onClose={onClose} />
  if (reviewed !== undefined)
    return (
      <ApplyReview
        offer={offer}
        terms={terms}
        shares={reviewed}
        submit={submit}
        onConfirm={() => submit.send({ offer: offer.id, shares: reviewed })}
        onClose={() => setReviewed(undefined)}
      />
    )
  return (
    <QuantitySheet
      offer={offer}
      terms={terms}
      shares={shares}
      onChange={setShares}
      onNext={(chosen) => {
        submit.reset()
        setReviewed(chosen)
      }}
      onClose={onClose}
    />
  )
}

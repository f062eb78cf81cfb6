import { type AuctionOnWire, type BidOnWire, type BidTerms, bidsAmend, bidsPlace } from '@onelot/api-client'
import { useState } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { BidReceipt } from './BidReceipt.tsx'
import { BidReview } from './BidReview.tsx'
import { BidSheet } from './BidSheet.tsx'
import type { BidLevel } from './bidForm.ts'

export interface BidFlowProps {
  auction: AuctionOnWire
  terms: BidTerms
  /** The bid that is changed; without one a new one is placed. */
  own: BidOnWire | undefined
  onClose: () => void
}

/** Bidding: at what price and for how many; once more before it is sent; what was done. */
export function BidFlow({ auction, terms, own: before, onClose }: BidFlowProps) {
  // The account is read again once the bid is there: what was begun as a new one stays so.
  const [own] = useState(before)
  const market = useMarketRules()(auction.instrument.market)
  const refreshAccount = useRefreshAccount()
  const [level, setLevel] = useState<BidLevel | undefined>(own)
  const [reviewed, setReviewed] = useState<BidLevel>()
  const [done, setDone] = useState<BidOnWire>()
  const isReviewed = (request: BidLevel) =>
    request.price === reviewed?.price && request.shares === reviewed.shares
  const options = {
    onDone: ({ data }: { readonly data: { readonly bid: BidOnWire } }) => setDone(data.bid),
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false as const,
  }
  const placing = useSubmit(bidsPlace, {
    ...options,
    onEarlier: ({ request }) => (request?.auction === auction.id && isReviewed(request) ? 'done' : 'stay'),
  })
  const amending = useSubmit(bidsAmend, {
    ...options,
    onEarlier: ({ request }) =>
      request?.bid === own?.id && request !== undefined && isReviewed(request) ? 'done' : 'stay',
  })
  const submit = own === undefined ? placing : amending
  if (market === undefined) return null
  if (done !== undefined)
    return <BidReceipt auction={auction} bid={done} amended={own !== undefined} onClose={onClose} />
  if (reviewed !== undefined)
    return (
      <BidReview
        auction={auction}
        market={market}
        terms={terms}
        own={own}
        level={reviewed}
        submit={submit}
        onConfirm={() => {
          if (own === undefined) placing.send({ auction: auction.id, ...reviewed })
          else amending.send({ bid: own.id, ...reviewed })
        }}
        onClose={() => setReviewed(undefined)}
      />
    )
  return (
    <BidSheet
      auction={auction}
      market={market}
      terms={terms}
      own={own}
      begun={level}
      onNext={(chosen) => {
        submit.reset()
        setLevel(chosen)
        setReviewed(chosen)
      }}
      onClose={onClose}
    />
  )
}

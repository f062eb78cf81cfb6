import {
  type BlockOnWire,
  type BlockTermsOnWire,
  type BlockTradeOnWire,
  blockTradesSubmit,
} from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { useState } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { leastOf } from '../../parts/blocks/blockView.ts'
import { usePricedNow } from '../../parts/blocks/usePricedNow.ts'
import { BuyReceipt } from './BuyReceipt.tsx'
import { BuyReview } from './BuyReview.tsx'
import { BuySheet } from './BuySheet.tsx'

export interface BuyFlowProps {
  block: BlockOnWire
  terms: BlockTermsOnWire
  onClose: () => void
}

/** What was looked at once more: at the price of that moment. */
export interface Reviewed {
  readonly shares: number
  readonly price: Decimal
}

/** Buying: how many, once more before it is sent, what was asked for. */
export function BuyFlow({ block, terms, onClose }: BuyFlowProps) {
  const market = useMarketRules()(block.instrument.market)
  const priced = usePricedNow(block)
  const refreshAccount = useRefreshAccount()
  const [shares, setShares] = useState<number | undefined>(leastOf(block))
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [done, setDone] = useState<BlockTradeOnWire>()
  const submit = useSubmit(blockTradesSubmit, {
    onDone: ({ data }) => setDone(data.trade),
    onEarlier: ({ request }) =>
      request?.block === block.id && request.lots === reviewed?.shares ? 'done' : 'stay',
    // What stands in the way by now shows beside the action, and so does the price of now.
    onRefused: refreshAccount,
    success: false,
  })
  if (market === undefined) return null
  if (done !== undefined) return <BuyReceipt block={block} trade={done} onClose={onClose} />
  if (reviewed !== undefined)
    return (
      <BuyReview
        block={block}
        terms={terms}
        market={market}
        reviewed={reviewed}
        submit={submit}
        onConfirm={() => submit.send({ block: block.id, lots: reviewed.shares, price: reviewed.price })}
        onClose={() => setReviewed(undefined)}
      />
    )
  return (
    <BuySheet
      block={block}
      terms={terms}
      market={market}
      priced={priced}
      shares={shares}
      onChange={setShares}
      onNext={(next) => {
        submit.reset()
        setReviewed(next)
      }}
      onClose={onClose}
    />
  )
}

import {
  type PlacementOnWire,
  type PlacementSubscriptionOnWire,
  type PlacementTermsOnWire,
  placementsSubmit,
} from '@onelot/api-client'
import { minorUnits } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { SubscribeReceipt } from './SubscribeReceipt.tsx'
import { SubscribeReview } from './SubscribeReview.tsx'
import { SubscribeSheet } from './SubscribeSheet.tsx'
import { figuresOf } from './subscription.ts'

export interface SubscribeFlowProps {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire
  /** Something was asked for, or refused: what is left and what it costs may be others by now. */
  onChanged: () => void
  onClose: () => void
}

/** Asking for shares: for how much, once more before it is sent, what was asked for. */
export function SubscribeFlow({ placement, terms, onChanged, onClose }: SubscribeFlowProps) {
  const { id, instrument, tiers } = placement
  const { language } = usePreferences()
  const market = useMarketRules()(instrument.market)
  const refreshAccount = useRefreshAccount()
  const [text, setText] = useState<string>(tiers[0]?.least.amount ?? '')
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<PlacementSubscriptionOnWire>()
  const { currency } = instrument
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok ? parsed.value : undefined
  const submit = useSubmit(placementsSubmit, {
    onDone: ({ data }) => {
      setDone(data.subscription)
      onChanged()
    },
    onEarlier: ({ request }) => (request?.placement === id && request.amount === amount ? 'done' : 'stay'),
    // What stands in the way by now shows beside the action, and so does the price of now.
    onRefused: () => {
      refreshAccount()
      onChanged()
    },
    success: false,
  })
  if (market === undefined) return null
  if (done !== undefined)
    return <SubscribeReceipt placement={placement} subscription={done} onClose={onClose} />
  const figures = amount === undefined ? undefined : figuresOf(amount, placement, terms, market)
  if (isReviewed && amount !== undefined && figures !== undefined)
    return (
      <SubscribeReview
        placement={placement}
        figures={figures}
        submit={submit}
        onConfirm={() => submit.send({ placement: id, amount, price: figures.price })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <SubscribeSheet
      placement={placement}
      terms={terms}
      text={text}
      amount={amount}
      figures={figures}
      onChange={setText}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}

import { offersList } from '@onelot/api-client'
import type { Decimal, InstrumentId } from '@onelot/domain'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../base/data/useRead.ts'

export interface OfferPriceProps {
  instrument: InstrumentId
  /** Called with what its new shares were offered at; not where they were not offered here. */
  onRead: (price: Decimal) => void
}

/** Reads what the shares of a company were offered at; draws nothing itself. */
export function OfferPrice({ instrument, onRead }: OfferPriceProps) {
  const { data } = useRead(offersList, { instrument, phase: 'listed', pageSize: 1 }, { cache: 'session' })
  const price = data?.offers[0]?.underwritingPrice
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (price !== undefined) tell(price)
  }, [price])
  return null
}

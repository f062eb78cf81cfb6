import type { InstrumentId } from '@onelot/domain'
import type { ListedContext, ListedMarketContext } from '@onelot/ui'
import { useMemo } from 'react'
import { useNow } from '../../base/ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { type Listing, listedOf } from './useListing.ts'

/** What the rules are given of the market, with the price of now. The same object until something but the time has changed: `now` is when it last did. */
export function useMarketContext(instrument: InstrumentId, { detail }: Pick<Listing, 'detail'>) {
  const now = useNow()
  const { quote, staleSince } = useQuote(instrument, detail.data?.quote)
  const listed = detail.data
  const context = useMemo(
    (): ListedMarketContext | undefined =>
      listed && { now: now(), listing: listedOf(listed), quote, halted: listed.halted },
    [listed, quote, now],
  )
  return { context, stale: staleSince !== undefined }
}

/** What the rules of an order are given besides; a guest has the market's part of it and no account. The same object as long. */
export function useTradingContext(instrument: InstrumentId, listing: Pick<Listing, 'detail' | 'account'>) {
  const { context: market, stale } = useMarketContext(instrument, listing)
  const settings = listing.account.data?.rules
  const context = useMemo(
    (): ListedContext | undefined => market && settings && { ...market, settings },
    [market, settings],
  )
  return { context, stale }
}

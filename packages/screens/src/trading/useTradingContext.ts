import type { InstrumentId } from '@onelot/domain'
import type { ListedContext } from '@onelot/ui'
import { useMemo } from 'react'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { type Listing, listedOf } from './useListing.ts'

/**
 * What the rules of an order are given, with the price of now; a guest has the market's part of it and no account. The same object until
 * something but the time has changed: `now` is when it last did.
 */
export function useTradingContext(instrument: InstrumentId, { detail, account }: Listing) {
  const now = useNow()
  const { quote, staleSince } = useQuote(instrument, detail.data?.quote)
  const listed = detail.data
  const settings = account.data?.rules
  const context = useMemo(
    (): ListedContext | undefined =>
      listed && settings && { now: now(), settings, listing: listedOf(listed), quote, halted: listed.halted },
    [listed, settings, quote, now],
  )
  return { context, stale: staleSince !== undefined }
}

import type { InstrumentId } from '@onelot/domain'
import type { ListedContext } from '@onelot/ui'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { type Listing, listedOf } from './useListing.ts'

/** What the rules of an order are given, with the price of now; a guest has the market's part of it and no account. */
export function useTradingContext(instrument: InstrumentId, { detail, account }: Listing) {
  const now = useNow()
  const { quote, staleSince } = useQuote(instrument, detail.data?.quote)
  const rules = account.data?.rules
  const context: ListedContext | undefined = detail.data &&
    rules && {
      now: now(),
      settings: rules,
      listing: listedOf(detail.data),
      quote,
      halted: detail.data.halted,
    }
  return { context, stale: staleSince !== undefined }
}

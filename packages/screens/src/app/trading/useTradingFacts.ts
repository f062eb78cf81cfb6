import { type MarketDetail, type ResponseOf, marketDetail, tradeAccount } from '@onelot/api-client'
import type { InstrumentId, TradingState } from '@onelot/domain'
import type { TicketFactsNow } from '@onelot/ui'
import { useNow } from '../ports.ts'
import { useQuote } from '../useQuote.ts'
import { useRead } from '../useRead.ts'

const BOOK_EVERY_MS = 5_000

/** What the rules of an order are told; a guest has the facts of the market and no account. */
export function useTradingFacts(instrument: InstrumentId) {
  const now = useNow()
  const detail = useRead(marketDetail, { instrument }, { everyMs: BOOK_EVERY_MS })
  const account = useRead(tradeAccount, { instrument })
  const { quote, staleSince } = useQuote(instrument, detail.data?.quote)
  const rules = account.data?.rules
  const facts: TicketFactsNow | undefined = detail.data &&
    rules && {
      now: now(),
      settings: rules,
      listing: listingOf(detail.data),
      quote,
      halted: detail.data.halted,
    }
  return {
    detail,
    account,
    quote,
    staleSince,
    facts,
    state: account.data && tradingState(account.data),
  }
}
export type Trading = ReturnType<typeof useTradingFacts>

const listingOf = ({ instrument, market, session }: MarketDetail) => ({ instrument, market, session })

const tradingState = ({ positions, ...account }: ResponseOf<typeof tradeAccount>): TradingState => ({
  ...account,
  positions: Object.fromEntries(positions.map((position) => [position.id, position])),
})

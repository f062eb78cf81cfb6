import { type MarketDetail, type ResponseOf, marketDetail, tradeAccount } from '@onelot/api-client'
import type { InstrumentId, TradingAccount } from '@onelot/domain'
import type { ListedContext } from '@onelot/ui'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { useRead } from '../data/useRead.ts'

const BOOK_EVERY_MS = 5_000

/** What the rules of an order are given; a guest has the market's part of it and no account. */
export function useTradingContext(instrument: InstrumentId) {
  const now = useNow()
  const detail = useRead(marketDetail, { instrument }, { everyMs: BOOK_EVERY_MS })
  const account = useRead(tradeAccount, { instrument })
  const { quote, staleSince } = useQuote(instrument, detail.data?.quote)
  const rules = account.data?.rules
  const context: ListedContext | undefined = detail.data &&
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
    context,
    /** Open positions of the instrument, the oldest first. */
    held: account.data?.positions ?? [],
    tradingAccount: account.data && tradingAccountOf(account.data),
  }
}
export type Trading = ReturnType<typeof useTradingContext>

const listingOf = ({ instrument, market, session }: MarketDetail) => ({ instrument, market, session })

const tradingAccountOf = ({
  orders,
  positions,
  ...account
}: ResponseOf<typeof tradeAccount>): TradingAccount => ({
  ...account,
  orders: Object.fromEntries(orders.map(({ id, lots, ...order }) => [id, { ...order, terms: { lots } }])),
  positions: Object.fromEntries(positions.map((position) => [position.id, position])),
})

import { type MarketDetail, type ResponseOf, marketDetail, tradeAccount } from '@onelot/api-client'
import type { InstrumentId, TradingAccount } from '@onelot/domain'
import { useMemo } from 'react'
import { useRead } from '../data/useRead.ts'

const BOOK_EVERY_MS = 5_000

/** An instrument, and what the account has of it, without the price that ticks: a component that reads it is not drawn by a tick. */
export function useListing(instrument: InstrumentId) {
  const detail = useRead(marketDetail, { instrument }, { everyMs: BOOK_EVERY_MS })
  const account = useRead(tradeAccount, { instrument })
  const tradingAccount = useMemo(() => account.data && tradingAccountOf(account.data), [account.data])
  return {
    detail,
    account,
    /** Open positions of the instrument, the oldest first. */
    held: account.data?.positions ?? [],
    tradingAccount,
  }
}
export type Listing = ReturnType<typeof useListing>

export const listedOf = ({ instrument, market, session }: MarketDetail) => ({ instrument, market, session })

const tradingAccountOf = ({
  orders,
  positions,
  ...account
}: ResponseOf<typeof tradeAccount>): TradingAccount => ({
  ...account,
  orders: Object.fromEntries(orders.map(({ id, lots, ...order }) => [id, { ...order, terms: { lots } }])),
  positions: Object.fromEntries(positions.map((position) => [position.id, position])),
})

import {
  type MarketDetail,
  type OpenPositionOnWire,
  type ResponseOf,
  marketDetail,
  rowsLeftOut,
  tradeAccount,
  tradePositions,
} from '@onelot/api-client'
import { type InstrumentId, type MarketId, type TradingAccount, assetOf, isOpen } from '@onelot/domain'
import { useMemo } from 'react'
import { refreshAll } from '../../base/data/refreshing.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'

const BOOK_EVERY_MS = 5_000

/** As many as one page may have. */
const LISTED_AT_ONCE = 100

/** An instrument, and what the account has of it, without the price that ticks: a component that reads it is not drawn by a tick. */
export function useListing(instrument: InstrumentId) {
  const detail = useRead(marketDetail, { instrument }, { everyMs: BOOK_EVERY_MS })
  const account = useRead(tradeAccount, { instrument })
  const listed = useListedPositions(account, detail.data?.instrument.market)
  const tradingAccount = useMemo(() => account.data && tradingAccountOf(account.data), [account.data])
  const listedHere = useMemo(() => heldOf(instrument, listed.data), [instrument, listed.data])
  return {
    detail,
    account,
    /** Open positions of the instrument, the oldest first; undefined while it is not known whether there are any. */
    held: account.data?.positions ?? listedHere,
    tradingAccount,
    /** Reads again what the member has of it. */
    refreshAccount: () => void refreshAll(listed.failure ? [account, listed] : [account]),
  }
}
export type Listing = ReturnType<typeof useListing>

/** Why the account could not be read at all. A session that has ended leads to the login. */
export function unreadOf({ data, failure }: Pick<Read<unknown>, 'data' | 'failure'>) {
  return data === undefined && failure?.kind !== 'sessionEnded' ? failure : undefined
}

/** Where the account cannot be read, the list of positions still says what is held: the way out of a position. */
function useListedPositions(account: Read<unknown>, market: MarketId | undefined) {
  const isNeeded = market !== undefined && unreadOf(account) !== undefined
  return useRead(
    tradePositions,
    isNeeded ? { tab: 'inProgress', asset: assetOf(market), pageSize: LISTED_AT_ONCE } : null,
  )
}

/** Where none is found, and the list has further pages or rows that could not be read, it is not known whether there are any. */
function heldOf(
  instrument: InstrumentId,
  list: ResponseOf<typeof tradePositions> | undefined,
): readonly OpenPositionOnWire[] | undefined {
  const found = list?.positions.flatMap(({ position, instrument: { id } }) =>
    id === instrument && isOpen(position) ? [position] : [],
  )
  const isPart = list?.next !== undefined || rowsLeftOut(list) > 0
  return found?.length === 0 && isPart ? undefined : found?.toReversed()
}

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

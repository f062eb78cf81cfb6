import type { ReminderStep } from '@onelot/domain'
import type { Bid, BidsEvent } from '@onelot/domain/modules/newShares/bids'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<BidsEvent>()

const named = (name: string, { id: bid, auction, instrument }: Bid) =>
  ({ name: `bids.${name}`, bid, auction, instrument }) as const

const reminderNames = {
  open: 'auctions.opens',
  closesToday: 'auctions.closesToday',
  calledOff: 'auctions.calledOff',
} as const satisfies Readonly<Record<ReminderStep, string>>

/** What becomes of a bid that its member did not do, and of what the member asked to be reminded of. */
export const messages: readonly MessageSource[] = [
  after('bids.won', ({ bid, result, lockedUntil: at }) =>
    news('orders', 'product', {
      ...named(result.shares < bid.shares ? 'wonInPart' : 'won', bid),
      amount: result.value,
      shares: result.shares,
      at,
    }),
  ),
  after('bids.lost', ({ bid }) => news('orders', 'product', { ...named('lost', bid), amount: bid.deposit })),
  after('bids.calledOff', ({ bid, refunded: amount }) =>
    news('orders', 'product', { ...named('calledOff', bid), amount }),
  ),
  after('bids.closeReminded', ({ bid, closesAt: at }) =>
    news('orders', 'product', { ...named('closesToday', bid), at }),
  ),
  after('bids.reminded', ({ auction, instrument, step, closesAt: at }) =>
    news('orders', 'product', { name: reminderNames[step], auction, instrument, at }),
  ),
]

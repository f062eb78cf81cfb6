import { auction, now, rules } from '../../auctioning/testing/fixture.ts'
import { accountId } from '../../../base/ids.ts'
import { type Balances, post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import {
  type Bid,
  type BidsCommand,
  type BidsContext,
  type BidsEvent,
  type BidsState,
  bids,
} from '../module.ts'

export const funds = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '5000000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: money('KRW', '1000000'), reason: 'orderFrozen', ref: 'P1' },
])
export const bidding = { auction, isOver: false, tickTable: rules, charges: rules.charges }

/** Nothing stands in the way. */
export const free: BidsContext = {
  now,
  newId: 'one',
  ledger: funds,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  bidding,
}

export interface Account {
  readonly state: BidsState
  readonly ledger: Balances
  readonly events: readonly BidsEvent[]
}
export const opened: Account = { state: bids.initial, ledger: funds, events: [] }

export const place = (price: string, shares: number): BidsCommand => ({
  kind: 'bids.place',
  auction: auction.id,
  price: decimal(price),
  shares,
})
export const callOff: BidsCommand = { kind: 'bids.callOff', auction: auction.id }

/** After a command that is accepted. @throws Error with the code of a refusal */
export function after(
  { state, ledger, events }: Account,
  command: BidsCommand,
  more: Partial<BidsContext> = {},
): Account {
  const decided = bids.decide(command, state, { ...free, ...more, ledger })
  if (!decided.ok) throw new Error(decided.refusal.code)
  const made = decided.value.events
  return {
    state: made.reduce((one, event) => bids.evolve(one, event), state),
    ledger: post(
      ledger,
      made.flatMap(({ postings }) => postings),
    ),
    events: [...events, ...made],
  }
}
export const codeOf = (
  command: BidsCommand,
  more: Partial<BidsContext> = {},
  { state, ledger }: Account = opened,
) => {
  const decided = bids.decide(command, state, { ...free, ledger, ...more })
  return decided.ok ? undefined : decided.refusal.code
}
/** That of the last event. */
export function lastBid({ events }: Account): Bid | undefined {
  const event = events.at(-1)
  return event !== undefined && 'bid' in event ? event.bid : undefined
}

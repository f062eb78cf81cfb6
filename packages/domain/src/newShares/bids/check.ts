import { type Standing, restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import {
  type SubscriptionState,
  isSubscribable,
  subscriptionRefusals,
} from '../../base/access/subscription.ts'
import type { Auction } from '../auctioning/auction.ts'
import type { DemandLevel } from '../auctioning/clearing.ts'
import { bidCostOf } from '../auctioning/money.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import { type TickTable, isOnTick } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { isDecimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact } from '../../base/money/exact.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { MemberBidsCommand } from './command.ts'
import { type Bid, type BidsState, bidIn, bidOn } from './state.ts'

/** An auction with the rules of its market. */
export interface Bidding {
  readonly auction: Auction
  /** It was closed or called off, whatever its dates say. */
  readonly isOver: boolean
  /** The share of a block was delisted since its close: what is not settled yet is given back. @defaultValue false */
  readonly isGone?: boolean | undefined
  readonly tickTable: TickTable
  readonly charges: ChargeRates
}

/** What decides whether a price and shares may be bid. */
export interface LevelContext extends Pick<Bidding, 'tickTable' | 'charges'> {
  readonly auction: Pick<Auction, 'floor' | 'shares' | 'minShares'> & {
    readonly instrument: Pick<Auction['instrument'], 'currency'>
  }
}

/** What the rules know of the account, the site and the auction. */
export interface BidsContext extends RuleContext, Standing {
  /** A setting: whether auctions are offered. */
  readonly offered: boolean
  /** That of the command or of its bid; undefined where there is none. */
  readonly bidding: Bidding | undefined
}

const subscriptionOf = ({ isOver }: Bidding): SubscriptionState => (isOver ? 'over' : 'open')

const mayBidNow = (bidding: Bidding, { now }: Pick<BidsContext, 'now'>): boolean =>
  isSubscribable(bidding.auction.dates, subscriptionOf(bidding), now)

/** What stands in the way of any bid, whatever its price and shares; in the order in which one would be refused. A bid that is there can be amended. */
export const bidObstacles = (bidding: Bidding, context: BidsContext): readonly Refusal[] => [
  ...standingRefusals(context),
  ...subscriptionRefusals(bidding.auction.dates, subscriptionOf(bidding), context.now),
]

function priceReason({ price }: DemandLevel, { auction, tickTable }: LevelContext): FieldReason | undefined {
  if (!isDecimal(price) || !exact(price).gt('0')) return 'malformed'
  if (compareDecimals(price, auction.floor) < 0) return 'tooLow'
  return isOnTick(tickTable, price) ? undefined : 'offTick'
}

function sharesReason({ shares }: DemandLevel, { auction }: LevelContext): FieldReason | undefined {
  if (!Number.isSafeInteger(shares)) return 'notWhole'
  if (shares < auction.minShares) return 'tooLow'
  return shares > auction.shares ? 'tooHigh' : undefined
}

/** Why a price and shares may not be bid; the form and the broker ask alike. */
export function levelObstacles(
  level: DemandLevel,
  bidding: LevelContext,
  { ledger }: Pick<BidsContext, 'ledger'>,
  before?: Pick<Bid, 'held'>,
): readonly Refusal[] {
  const reasons = { price: priceReason(level, bidding), shares: sharesReason(level, bidding) }
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  if (Object.keys(fields).length > 0) return [invalid(fields)]
  const { currency } = bidding.auction.instrument
  const { total } = bidCostOf(level, bidding.charges, currency)
  return coverRefusals(total, fundsIn(ledger, currency, before?.held), { shares: 'tooHigh' })
}

export function check(
  command: MemberBidsCommand,
  state: BidsState,
  context: BidsContext,
): readonly Refusal[] {
  const { bidding, offered } = context
  const wrongState = refuse('ORDER_WRONG_STATE', {})
  if (command.kind === 'bids.place') {
    if (!offered || bidding === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
    return [
      ...bidObstacles(bidding, context),
      ...(bidOn(state, command.auction) === undefined ? [] : [refuse('DUPLICATE_SUBSCRIPTION', {})]),
      ...levelObstacles(command, bidding, context),
    ]
  }
  if (command.kind === 'bids.setReminder') {
    if (!offered || bidding === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
    if (!command.remind) return []
    if (!mayBidNow(bidding, context)) return [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]
    return bidOn(state, command.auction) === undefined ? [] : [refuse('DUPLICATE_SUBSCRIPTION', {})]
  }
  const bid = bidIn(state, command.bid)
  const mayChange = bid !== undefined && bidding !== undefined && mayBidNow(bidding, context)
  switch (command.kind) {
    case 'bids.amend':
      return [
        ...standingRefusals(context),
        ...(mayChange ? levelObstacles(command, bidding, context, bid) : [wrongState]),
      ]
    case 'bids.withdraw':
      return [...restrictionRefusals(context, 'manage'), ...(mayChange ? [] : [wrongState])]
    default: {
      const never: never = command
      return never
    }
  }
}

import { type RealNameState, type Restriction, realNameRefusals } from '../../base/access/access.ts'
import type { Auction } from '../auctioning/auction.ts'
import type { DemandLevel } from '../auctioning/clearing.ts'
import { bidCostOf } from '../auctioning/money.ts'
import type { AccountId } from '../../base/ids.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import { type TickTable, isOnTick } from '../../base/instruments/ticks.ts'
import { type Balances, balanceOf } from '../../base/ledger/ledger.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { compareDecimals, exact, isDecimal } from '../../base/money/decimal.ts'
import { type Money, add, compare, zero } from '../../base/money/money.ts'
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
export interface BidsContext extends RuleContext {
  /** A setting: whether auctions are offered. */
  readonly offered: boolean
  /** Undefined where the account was never opened. */
  readonly account: AccountId | undefined
  readonly restrictions: readonly Restriction[]
  readonly realName: RealNameState
  /** A fund operation is under review, and blocks orders and products. */
  readonly isBlocked: boolean
  /** That of the command or of its bid; undefined where there is none. */
  readonly bidding: Bidding | undefined
}

/** Whether an account may act at all; a ban on trading leaves the member free to withdraw a bid. */
function restrictionRefusals(
  { account, restrictions }: Pick<BidsContext, 'account' | 'restrictions'>,
  purpose: 'bid' | 'withdraw',
): readonly Refusal[] {
  if (account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return [
    ...(restrictions.includes('frozen') ? [refuse('ACCOUNT_FROZEN', {})] : []),
    ...(restrictions.includes('disabled') ? [refuse('ACCOUNT_DISABLED', {})] : []),
    ...(purpose === 'bid' && restrictions.includes('tradingBanned') ? [refuse('TRADING_BANNED', {})] : []),
  ]
}

const mayBidNow = ({ auction, isOver }: Bidding, { now }: Pick<BidsContext, 'now'>): boolean =>
  !isOver && now < auction.dates.closesAt

function timeRefusals(bidding: Bidding, context: BidsContext): readonly Refusal[] {
  const { opensAt } = bidding.auction.dates
  if (!bidding.isOver && context.now < opensAt)
    return [refuse('NOT_YET_SUBSCRIPTION_TIME', { from: opensAt })]
  return mayBidNow(bidding, context) ? [] : [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]
}

const standingRefusals = (context: BidsContext): readonly Refusal[] => [
  ...restrictionRefusals(context, 'bid'),
  ...realNameRefusals(context.realName),
  ...(context.isBlocked ? [refuse('FUND_OPERATION_PENDING', {})] : []),
]

/** What stands in the way of any bid, whatever its price and shares; in the order in which one would be refused. A bid that is there can be amended. */
export const bidObstacles = (bidding: Bidding, context: BidsContext): readonly Refusal[] => [
  ...standingRefusals(context),
  ...timeRefusals(bidding, context),
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

/** Why an amount is more than the account has, besides what an earlier bid holds. */
function coverRefusals(total: Money, ledger: Balances, held: Money): readonly Refusal[] {
  const free = add(balanceOf(ledger, total.currency, 'available'), held)
  if (compare(total, free) <= 0) return []
  const all = add(balanceOf(ledger, total.currency, 'available'), balanceOf(ledger, total.currency, 'frozen'))
  const fields = { shares: 'tooHigh' } as const
  return [
    compare(total, all) > 0
      ? refuse('BALANCE_INSUFFICIENT', {}, fields)
      : refuse('AVAILABLE_INSUFFICIENT', {}, fields),
  ]
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
  return coverRefusals(total, ledger, before?.held ?? zero(currency))
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
      return [...restrictionRefusals(context, 'withdraw'), ...(mayChange ? [] : [wrongState])]
    default: {
      const never: never = command
      return never
    }
  }
}

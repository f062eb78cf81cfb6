import { orderId } from '../../../base/ids.ts'
import { orderHold, release, spend } from '../../../base/ledger/holds.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, add, smaller, subtract, zero } from '../../../base/money/money.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import type { Listing, TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { dayTradeCharges, isDayTrade } from './dayTrade.ts'
import { lossLimitReached } from './dayTradeResults.ts'
import type { OpeningExecution } from './execution.ts'
import { exitBy, stoppedByLimit } from '../positions/exit.ts'
import { executionOf } from '../ids.ts'
import { closingDirection, isTradable, openingCost, openingDirection, reaches } from './opening.ts'
import {
  type OpeningOrder,
  type OrderTerms,
  type WorkingOpeningOrder,
  type WorkingOrder,
  isLocked,
} from './order.ts'
import type { Fill, OpenPosition } from '../positions/position.ts'
import { entryOf } from '../state.ts'
import { protectionOnFill } from '../protection/protect.ts'
import { meets } from '../protection/protection.ts'
import { fillPhases } from './timeInForce.ts'
import { checkFiring, listingOf } from './tradability.ts'

interface Paid {
  readonly price: Decimal
  readonly margin: Money
  readonly fee: Money
}

/** The terms that a position keeps: what protects it is in orders of its own. */
const heldTerms = ({
  instrument,
  side,
  type,
  limitPrice,
  lots,
  leverage,
  timeInForce,
  dayTrade,
}: OrderTerms): OrderTerms => ({
  instrument,
  side,
  type,
  ...(limitPrice === undefined ? {} : { limitPrice }),
  lots,
  leverage,
  ...(timeInForce === undefined ? {} : { timeInForce }),
  ...(dayTrade === undefined ? {} : { dayTrade }),
})

/** What locks a position that is opened now: its market, where nothing else does; a day trade is never locked. */
type Lock = Pick<Fill, 'lockedUntil' | 'lockCause'>

const marketLock = ({ unlocksAt }: Pick<TradingContext, 'unlocksAt'>): Lock =>
  unlocksAt === undefined ? {} : { lockedUntil: unlocksAt }

/** The execution and the position that the fill of an opening order makes. */
export function openedBy(
  order: OpeningOrder,
  { price, margin, fee }: Paid,
  listing: Listing,
  context: TradingContext,
  lock: Lock = isDayTrade(order.terms) ? {} : marketLock(context),
): { readonly execution: OpeningExecution; readonly position: OpenPosition } {
  const { id, number, position, terms, market, currency, lotSize, placedAt, closesAt } = order
  const { instrument, side, leverage, lots } = terms
  const { now: at, settings } = context
  const leg = { price, at, tradingDay: listing.session.tradingDay, margin, fee, lots, ...lock }
  return {
    execution: {
      id: executionOf(id),
      order: id,
      position,
      purpose: 'open',
      instrument,
      side,
      leverage,
      market,
      currency,
      lotSize,
      ...leg,
      tax: zero(currency),
      cause: 'member',
    },
    position: {
      id: position,
      number,
      terms: heldTerms(terms),
      market,
      currency,
      lotSize,
      placedAt,
      ...(closesAt === undefined ? {} : { closesAt }),
      status: 'open',
      fill: leg,
      opened: { margin, fee },
      inForce: {
        stopOutRate: settings.stopOutRate,
        charges: dayTradeCharges(terms, listing.market, settings),
      },
    },
  }
}

/**
 * Fills a working opening order: frozen -> margin, frozen -> fees, what is left -> available. It never takes more than was frozen:
 * a short that fills above its limit keeps the margin and fee of the limit. `made` counts the orders that the command has made before.
 */
export function fillFrozen(
  order: WorkingOpeningOrder,
  price: Decimal,
  listing: Listing,
  situation: Pick<Situation, 'state' | 'context'>,
  made: number,
): readonly TradingEvent[] {
  const { context } = situation
  const { position: ref, terms, frozenMargin, frozenFee } = order
  const cost = openingCost(listing, price, terms.lots, terms.leverage)
  const margin = smaller(cost.margin, frozenMargin)
  const fee = smaller(cost.fee, frozenFee)
  const left = subtract(add(frozenMargin, frozenFee), add(margin, fee))
  const opened = openedBy(order, { price, margin, fee }, listing, context)
  return [
    {
      kind: 'trading.orderFilled',
      version: 1,
      at: context.now,
      postings: [
        ...spend('margin', margin, 'marginTaken', ref),
        ...spend('fees', fee, 'commission', ref),
        ...release(left, orderHold.released, ref),
      ],
      order,
      ...opened,
    },
    ...protectionOnFill(terms.protection, opened.position, situation, made),
  ]
}

function isReached(order: WorkingOrder, price: Decimal): boolean {
  const { purpose, terms, activation } = order
  const { side, limitPrice } = terms
  if (activation !== undefined) return isTradable(price) && meets(activation, price)
  const direction = purpose === 'open' ? openingDirection(side) : closingDirection(side)
  return limitPrice !== undefined && reaches(direction, limitPrice, price)
}

/**
 * Fills a working order of either purpose at the price that crossed its limit. ORDER_WRONG_STATE when it does not work any more,
 * or the price does not reach its limit.
 */
export function fillOrder(owner: string, price: Decimal, situation: Situation): Outcome {
  const { state, context } = situation
  const order = entryOf(state.orders, orderId(owner))
  const isOver = order?.expiresAt !== undefined && context.now >= order.expiresAt
  if (order === undefined || isOver || isLocked(order) || !isReached(order, price))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(context, order.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const refusals = checkFiring(listing, context, fillPhases(order.terms))
  if (refusals.length > 0) return refused(...refusals)
  if (order.purpose === 'open') {
    const isStopped = isDayTrade(order.terms) && lossLimitReached(situation.account.dayTrading) !== undefined
    return accepted(() =>
      isStopped ? [stoppedByLimit(order, context)] : fillFrozen(order, price, listing, situation, 0),
    )
  }
  const position = entryOf(state.positions, order.position)
  if (position === undefined) return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => exitBy(order, position, price, situation))
}

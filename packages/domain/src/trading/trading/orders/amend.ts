import type { Quote } from '../../../base/instruments/quote.ts'
import { adjust, orderHold } from '../../../base/ledger/holds.ts'
import { balanceOf } from '../../../base/ledger/ledger.ts'
import { type Assessment, accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { add, subtract } from '../../../base/money/money.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { freeLotsOf } from './lotsClaimed.ts'
import type { AmendTerms } from '../command.ts'
import type { CheckContext, Listing } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { exitBy } from '../positions/exit.ts'
import { lentRefusals } from '../positions/lent.ts'
import { checkPriceLimit, readClosing } from './fields.ts'
import { fillFrozen } from './fill.ts'
import { type OpeningCost, closingDirection, marketPrice, openingDirection, reaches } from './opening.ts'
import {
  type OrderTerms,
  type WorkingClosingOrder,
  type WorkingOpeningOrder,
  type WorkingOrder,
  revised,
} from './order.ts'
import { assessOpening, openingLiquidation } from './place.ts'
import { protectionReasons } from '../protection/protectionFields.ts'
import { restrictionRefusals } from '../../../base/access/standing.ts'
import { entryOf } from '../state.ts'
import { fillsIn } from './timeInForce.ts'
import { checkTradable, listingOf } from './tradability.ts'
import type { TradingAccount } from '../tradingAccount.ts'

type AmendedOpening = Pick<WorkingOpeningOrder, 'purpose' | 'terms' | 'frozenMargin' | 'frozenFee'>
type AmendedClosing = Pick<WorkingClosingOrder, 'purpose' | 'position' | 'group'> & {
  readonly terms: Pick<
    WorkingClosingOrder['terms'],
    'instrument' | 'side' | 'limitPrice' | 'lots' | 'timeInForce'
  >
}
/** What is looked at of a working order that is to be amended: the rules' own, or a list's view of it. */
export type Amendable = AmendedOpening | AmendedClosing

export interface AmendPlan {
  readonly limitPrice: Decimal
  readonly lots: number
  /** What an opening order costs from now on; missing for one that closes. */
  readonly cost?: OpeningCost | undefined
  /** At which it fills at once, where the market has reached its limit. */
  readonly fillsAt: Decimal | undefined
  readonly listing: Listing
}

interface Amended {
  readonly limitPrice: Decimal
  readonly lots: number
}

/** What the order will be; undefined where that is what it is. */
function amendedBy({ limitPrice, lots }: AmendTerms, { terms }: Amendable): Amended | undefined {
  const price = limitPrice ?? terms.limitPrice
  if (price === undefined) return undefined
  const samePrice = terms.limitPrice !== undefined && exact(price).eq(terms.limitPrice)
  if (samePrice && (lots ?? terms.lots) === terms.lots) return undefined
  return { limitPrice: price, lots: lots ?? terms.lots }
}

/** The account as if an order had not frozen anything. */
function withoutFrozen(
  account: TradingAccount,
  { frozenMargin, frozenFee }: Pick<WorkingOpeningOrder, 'frozenMargin' | 'frozenFee'>,
): TradingAccount {
  const frozen = add(frozenMargin, frozenFee)
  const { currency } = frozen
  const own = account.balances[currency]
  const available = add(balanceOf(account.balances, currency, 'available'), frozen).amount
  const left = subtract(balanceOf(account.balances, currency, 'frozen'), frozen).amount
  return { ...account, balances: { ...account.balances, [currency]: { ...own, available, frozen: left } } }
}

/** Whether a limit lies beyond what is to protect the position, which would close at once, or would be liquidated before it stops the loss. */
function passedProtection(
  { side, protection }: OrderTerms,
  { limitPrice: reference }: Amended,
  listing: Listing,
  liquidation: Decimal | undefined,
): FieldReason | undefined {
  if (protection === undefined) return undefined
  const about = { side, reference, liquidation, path: '' } as const
  const reasons = Object.values(protectionReasons(protection, listing, about))
  const [reason] = reasons.filter((one) => one !== undefined)
  if (reason === undefined) return undefined
  return reason === 'tooLow' ? 'tooHigh' : 'tooLow'
}

function fillingPrice(
  direction: 'buy' | 'sell',
  { limitPrice }: Amended,
  terms: Amendable['terms'],
  listing: Listing,
  quote: Quote,
): Decimal | undefined {
  const price = marketPrice(direction, quote)
  return fillsIn(terms, listing) && reaches(direction, limitPrice, price) ? price : undefined
}

function assessAmendedOpening(
  amended: Amended,
  order: AmendedOpening,
  account: TradingAccount,
  context: CheckContext,
): Assessment<AmendPlan> {
  const terms = { ...order.terms, ...amended, protection: undefined }
  const assessed = assessOpening(terms, withoutFrozen(account, order), context)
  if (!assessed.accepted) return assessed
  const { cost, listing, quote } = assessed.plan
  const liquidation = openingLiquidation(terms, listing, context)
  const reason = passedProtection(order.terms, amended, listing, liquidation)
  if (reason !== undefined) return refused(invalid({ limitPrice: reason }))
  const fillsAt = fillingPrice(openingDirection(terms.side), amended, terms, listing, quote)
  return accepted({ ...amended, cost, listing, fillsAt })
}

function assessAmendedClosing(
  amended: Amended,
  order: AmendedClosing,
  account: TradingAccount,
  context: CheckContext,
): Assessment<AmendPlan> {
  const { terms, position } = order
  const listing = listingOf(context, terms.instrument)
  const refusals: Refusal[] = [...restrictionRefusals(account, 'begin')]
  if (listing === undefined) return refused(...refusals, refuse('PRODUCT_UNAVAILABLE', {}))
  const { timeInForce } = terms
  const wanted = { ...amended, type: 'limit', timeInForce } as const
  const freeLots = freeLotsOf(account, position) + terms.lots
  const reading = readClosing(wanted, freeLots, listing, context.quote)
  refusals.push(
    ...checkTradable(listing, context, wanted),
    ...(reading.valid
      ? lentRefusals(reading.terms.lots, freeLots, position, account.lent)
      : [reading.refusal]),
  )
  const { quote } = context
  if (quote === undefined) return refused(...refusals)
  refusals.push(...checkPriceLimit(listing, quote, amended.limitPrice))
  if (refusals.length > 0) return refused(...refusals)
  const fillsAt = fillingPrice(closingDirection(terms.side), amended, terms, listing, quote)
  return accepted({ ...amended, listing, fillsAt })
}

/**
 * Whether a working order may be changed so. It is judged as if it were placed anew: an opening order by the money that it has frozen already, a
 * closing one by the lots that it claims. ORDER_WRONG_STATE where it does not work any more, or protects a position: that is
 * changed by its own command.
 */
export function assessAmend(
  terms: AmendTerms,
  order: Amendable | undefined,
  account: TradingAccount,
  context: CheckContext,
): Assessment<AmendPlan> {
  if (order === undefined || (order.purpose === 'close' && order.group !== undefined))
    return refused(...restrictionRefusals(account, 'begin'), refuse('ORDER_WRONG_STATE', {}))
  const amended = amendedBy(terms, order)
  if (amended === undefined)
    return refused(...restrictionRefusals(account, 'begin'), invalid({ limitPrice: 'required' }))
  return order.purpose === 'open'
    ? assessAmendedOpening(amended, order, account, context)
    : assessAmendedClosing(amended, order, account, context)
}

function amendedOpening(
  order: WorkingOpeningOrder,
  { limitPrice, lots, fillsAt, listing }: AmendPlan,
  { margin, fee, total }: OpeningCost,
  situation: Situation,
): readonly TradingEvent[] {
  const terms = { ...order.terms, limitPrice, lots }
  const changed = revised({ ...order, terms, frozenMargin: margin, frozenFee: fee })
  const event: TradingEvent = {
    kind: 'trading.orderAmended',
    version: 1,
    at: situation.context.now,
    postings: adjust(add(order.frozenMargin, order.frozenFee), total, orderHold, order.position),
    order: changed,
  }
  return fillsAt === undefined ? [event] : [event, ...fillFrozen(changed, fillsAt, listing, situation, 0)]
}

function amendedClosing(
  order: WorkingClosingOrder,
  { limitPrice, lots, fillsAt }: AmendPlan,
  { state, context }: Situation,
): readonly TradingEvent[] {
  const changed = revised({ ...order, terms: { ...order.terms, limitPrice, lots } })
  const at = context.now
  const event: TradingEvent = { kind: 'trading.orderAmended', version: 1, at, postings: [], order: changed }
  const position = entryOf(state.positions, order.position)
  if (fillsAt === undefined || position === undefined) return [event]
  return [event, ...exitBy(changed, position, fillsAt, { state, context })]
}

/** A member changes price or lots of a working order; what the market has reached fills in the same decision. */
export function amendOrder(terms: AmendTerms, situation: Situation): Outcome {
  const { state, account, context } = situation
  const order: WorkingOrder | undefined = entryOf(state.orders, terms.order)
  const assessed = assessAmend(terms, order, account, context)
  if (!assessed.accepted) return assessed
  const { plan } = assessed
  return accepted(() => {
    if (order?.purpose === 'close') return amendedClosing(order, plan, situation)
    return order === undefined || plan.cost === undefined
      ? []
      : amendedOpening(order, plan, plan.cost, situation)
  })
}

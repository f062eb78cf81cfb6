import { accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, add, subtract } from '../../../base/money/money.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { TradingCommand } from '../command.ts'
import { newOrder } from '../ids.ts'
import { closingDirection, isTradable, marketPrice } from '../orders/opening.ts'
import { regularPhases } from '../orders/timeInForce.ts'
import { checkFiring, listingOf } from '../orders/tradability.ts'
import type { Outcome, Situation } from '../situation.ts'
import { entryOf } from '../state.ts'
import { closingOrder, exitBy } from './exit.ts'
import { type OpenPosition, cashAccountOf } from './position.ts'
import { settle, splitFill } from './settlement.ts'

/** What a sale of lots of a position brings at a price, after its charges. */
export function proceedsAt(position: OpenPosition, lots: number, price: Decimal): Money {
  const { closed } = splitFill(position.fill, lots)
  const { grossProfit, fee, tax } = settle(position, closed, price, position.inForce, position.id)
  return subtract(add(closed.margin, grossProfit), add(fee, tax))
}

/**
 * Sells lots of a position that a module manages, at the bid and whatever restricts the account (docs/rules/copy-trading.md): only in the
 * regular session, and not in a halt. ORDER_WRONG_STATE where so many are not open, or the member owns them.
 */
export function closeManaged(
  { position: id, lots, cause }: Extract<TradingCommand, { kind: 'trading.closeManaged' }>,
  situation: Situation,
): Outcome {
  const { state, context } = situation
  const position = entryOf(state.positions, id)
  const isWhole = Number.isSafeInteger(lots) && lots > 0
  if (position === undefined || cashAccountOf(position) !== 'copy' || !isWhole || lots > position.fill.lots)
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const refusals = checkFiring(listing, context, regularPhases)
  if (refusals.length > 0) return refused(...refusals)
  const price = context.quote && marketPrice(closingDirection(position.terms.side), context.quote)
  if (price === undefined || !isTradable(price)) return refused(refuse('PRICE_UNAVAILABLE', {}))
  return accepted(() =>
    exitBy(
      closingOrder(newOrder(context, state), position, lots, cause, context),
      position,
      price,
      situation,
    ),
  )
}

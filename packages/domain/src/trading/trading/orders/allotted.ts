import { type PositionId, orderId } from '../../../base/ids.ts'
import { posting } from '../../../base/ledger/ledger.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import { zero } from '../../../base/money/money.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { AllottedTerms } from '../command.ts'
import type { TradingContext } from '../context.ts'
import type { Outcome, Situation } from '../situation.ts'
import { newOrder } from '../ids.ts'
import { closingOrder, exitBy } from '../positions/exit.ts'
import type { OpenPosition } from '../positions/position.ts'
import { settleUndone } from '../positions/settlement.ts'
import { entryOf } from '../state.ts'
import { openedBy } from './fill.ts'
import type { OpeningOrder } from './order.ts'
import { listingOf } from './tradability.ts'

/**
 * Opens a position of what a product has allotted (docs/rules/positions.md): in any session, in a halt and before the listing too, and out of the
 * money that the product names. PRODUCT_UNAVAILABLE where the market does not know the instrument.
 */
export function openAllotted(
  { position, instrument, price, lots, paid, fee: charged, from = 'frozen', origin, lock }: AllottedTerms,
  { state, context }: Situation,
): Outcome {
  const listing = listingOf(context, instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  return accepted(() => {
    const { market, currency, lotSize } = listing.instrument
    const fee = charged ?? zero(currency)
    const order: OpeningOrder = {
      id: orderId(position),
      number: state.ordersMade + 1,
      purpose: 'open',
      position,
      terms: { instrument, side: 'long', type: 'market', lots, leverage: 1 },
      market,
      currency,
      lotSize,
      placedAt: context.now,
    }
    const locked = lock === undefined ? undefined : { lockedUntil: lock.until, lockCause: lock.cause }
    const opened = openedBy(order, { price, margin: paid, fee }, listing, context, locked)
    return [
      {
        kind: 'trading.orderFilled',
        version: 1,
        at: context.now,
        postings: [
          ...posting(from, 'margin', paid, 'marginTaken', position),
          ...posting(from, 'fees', fee, 'commission', position),
        ],
        order,
        execution: opened.execution,
        position: { ...opened.position, origin, ...(from === 'copy' ? { cash: 'copy' } : {}) },
      },
    ]
  })
}

/** Whether a product has allotted units that are not listed yet: it alone ends such a position until then. */
export const isBeforeListing = (
  { fill: { lockCause, lockedUntil } }: Pick<OpenPosition, 'fill'>,
  { now }: Pick<TradingContext, 'now'>,
): boolean => lockCause === 'newShare' && lockedUntil !== undefined && now < lockedUntil

/**
 * Gives back what was paid for a position whose product is called off before the listing, its commission too, to be withdrawn at once.
 * ORDER_WRONG_STATE where there is none.
 */
export function returnAllotted(id: PositionId, { state, context }: Situation): Outcome {
  const position = entryOf(state.positions, id)
  if (position === undefined || !isBeforeListing(position, context))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => {
    const { fill } = position
    const order = closingOrder(newOrder(context, state), position, fill.lots, 'calledOff', context)
    const returned = { state, context: { ...context, settlesAt: context.now } }
    return exitBy(order, position, fill.price, returned, settleUndone)
  })
}

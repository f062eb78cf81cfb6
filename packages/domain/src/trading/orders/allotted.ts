import { orderId } from '../../ids.ts'
import { posting } from '../../ledger/ledger.ts'
import { accepted, refused } from '../../module/assessment.ts'
import { zero } from '../../money/money.ts'
import { refuse } from '../../refusals/refusal.ts'
import type { AllottedTerms } from '../command.ts'
import type { Outcome, Situation } from '../situation.ts'
import { openedBy } from './fill.ts'
import type { OpeningOrder } from './order.ts'
import { listingOf } from './tradability.ts'

/**
 * Opens a position of what a product has allotted (docs/rules/positions.md): in any session, before the listing too, and out of the money that the
 * product holds. PRODUCT_UNAVAILABLE where the market does not know the instrument.
 */
export function openAllotted(
  { position, instrument, price, lots, paid, fee: charged, lock }: AllottedTerms,
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
    return [
      {
        kind: 'trading.orderFilled',
        version: 1,
        at: context.now,
        postings: [
          ...posting('frozen', 'margin', paid, 'marginTaken', position),
          ...posting('frozen', 'fees', fee, 'commission', position),
        ],
        order,
        ...openedBy(order, { price, margin: paid, fee }, listing, context, locked),
      },
    ]
  })
}

import { type Money, isNegative, negate, subtract } from '../money/money.ts'
import { type LedgerAccount, type Posting, type PostingReason, posting } from './ledger.ts'

/** How records name what a hold takes and gives back. A module that says more of it has reasons of its own. */
export interface HoldReasons {
  readonly held: PostingReason
  readonly released: PostingReason
}
export const orderHold = { held: 'orderFrozen', released: 'orderReleased' } as const satisfies HoldReasons
export const requestHold = {
  held: 'requestHeld',
  released: 'requestReleased',
} as const satisfies HoldReasons

/** Keeps an amount for something: its `ref` is that of each posting of the hold, so that what is held for it is known (docs/rules/ledger.md). */
export const hold = (amount: Money, reason: PostingReason, ref: string): readonly Posting[] =>
  posting('available', 'frozen', amount, reason, ref)

/** Gives back what is held, or a part of it. */
export const release = (amount: Money, reason: PostingReason, ref: string): readonly Posting[] =>
  posting('frozen', 'available', amount, reason, ref)

/** Pays out of what is held. */
export const spend = (
  to: Exclude<LedgerAccount, 'available' | 'frozen'>,
  amount: Money,
  reason: PostingReason,
  ref: string,
): readonly Posting[] => posting('frozen', to, amount, reason, ref)

/** Holds more or less than before: only the difference moves. */
export function adjust(
  before: Money,
  after: Money,
  { held, released }: HoldReasons,
  ref: string,
): readonly Posting[] {
  const more = subtract(after, before)
  return isNegative(more) ? release(negate(more), released, ref) : hold(more, held, ref)
}

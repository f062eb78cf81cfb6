import { posting } from '../../base/ledger/ledger.ts'
import type { Decision } from '../../base/module/module.ts'
import { quotaRelease } from '../../base/module/quota.ts'
import { decimal } from '../../base/money/decimal.ts'
import { subtract } from '../../base/money/money.ts'
import { managementFee, takeOut } from '../mentoring/ending.ts'
import type { CopyContext } from './context.ts'
import type { CopyEvent } from './event.ts'
import { type Follow, type FollowEnding, freeLots } from './follow.ts'
import { followersKey, noFollowers } from './quota.ts'
import { type Steps, beginWith, eventAt, sell } from './steps.ts'
import { differenceNow } from './worth.ts'

/** The last money of a follow: the fee, and the rest to the member. */
function finished(follow: Follow, ending: FollowEnding, context: CopyContext): Decision<CopyEvent> {
  const { now: at } = context
  const { id, cash, unsettled, taken, put, terms } = follow
  const fee = managementFee(cash, taken, put, terms.feeRate)
  const paid = subtract(cash, fee)
  const difference = differenceNow(follow, cash, fee, context)
  return {
    events: [
      {
        ...eventAt(at),
        kind: 'copyTrading.ended',
        postings: [
          ...posting('copy', 'fees', fee, 'copyTrading.fee', id),
          ...posting('copy', 'available', paid, 'copyTrading.taken', id),
        ],
        follow,
        ended: { at, ending, fee, paid, ...(difference && { difference }) },
        gone: takeOut(cash, unsettled, fee, at).left,
      },
    ],
    quotaClaims: [quotaRelease(followersKey(terms.mentor), decimal('1'), noFollowers)],
  }
}

/** It is over as soon as nothing is left but cash. */
export function endedIfEmpty(steps: Steps, context: CopyContext): Decision<CopyEvent> {
  const { follow, events } = steps
  const { ending, positions } = follow
  if (ending === undefined || positions.length > 0) return { events }
  const { events: last, quotaClaims } = finished(follow, ending.cause, context)
  return { events: [...events, ...last], ...(quotaClaims && { quotaClaims }) }
}

/** Sells everything now; what cannot be sold is owed. */
export function sellAll(follow: Follow, context: CopyContext): Decision<CopyEvent> {
  const { ending } = follow
  if (ending === undefined) return { events: [] }
  const after: Follow = { ...follow, ending: { cause: ending.cause } }
  let steps: Steps = {
    ...beginWith(after),
    events: [{ ...eventAt(context.now), kind: 'copyTrading.ending', follow: after }],
  }
  for (const { id } of after.positions) {
    const position = steps.follow.positions.find((one) => one.id === id)
    if (position !== undefined)
      steps = sell(steps, position, freeLots(position), { cause: 'copyEnded' }, context)
  }
  return endedIfEmpty(steps, context)
}

/** In a regular session at once, else at the next opening; without positions at once. */
export function startEnding(follow: Follow, cause: FollowEnding, context: CopyContext): Decision<CopyEvent> {
  const { now } = context
  const { opensAt: _never, ...rest } = follow
  const from = context.regularFrom(follow.terms.market)
  const after: Follow = { ...rest, phase: 'ending', ending: { cause } }
  if (after.positions.length === 0 || from <= now) return sellAll(after, context)
  const waiting = { ...after, ending: { cause, sellsAt: from } }
  return { events: [{ ...eventAt(now), kind: 'copyTrading.ending', follow: waiting }] }
}

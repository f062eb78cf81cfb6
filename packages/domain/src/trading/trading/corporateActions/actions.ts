import type { CompanyAction } from '../../../base/instruments/announced.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import type { TradingContext } from '../context.ts'
import { pay } from './dividends.ts'
import { entitle } from './entitlement.ts'
import type { TradingEvent } from '../event.ts'
import { countRights } from './rights.ts'
import { split } from './splits.ts'
import { type TradingState, entryOf } from '../state.ts'

const noted = (action: CompanyAction, { now }: Pick<TradingContext, 'now'>): TradingEvent => ({
  kind: 'trading.actionNoted',
  version: 1,
  at: now,
  postings: [],
  action,
})

/** It may arrive when it has taken effect already, where the broker was down over the opening of the ex-date. */
function isNew(action: CompanyAction, { actions, lastExDates }: TradingState): boolean {
  const last = entryOf(lastExDates, action.instrument)
  return entryOf(actions, action.id) === undefined && (last === undefined || last < action.exDate)
}

/** Notes an announced action for an account that has something of the instrument; again, or after its ex-date, it is none. */
export const noteAction = (action: CompanyAction, { state, context }: Situation): Outcome =>
  accepted(() => (isNew(action, state) && context.now < action.opensAt ? [noted(action, context)] : []))

/** The announced actions that an account which opens something new has to note with it. */
export const notedWithOpening = (state: TradingState, context: TradingContext): readonly TradingEvent[] =>
  (context.actions ?? [])
    .filter((action) => isNew(action, state) && context.now < action.opensAt)
    .map((action) => noted(action, context))

/** At the opening of the ex-date, before any price of the day. ORDER_WRONG_STATE where it was done, or is not due. */
export function takeEffect(owner: string, { state, context }: Situation): Outcome {
  const found = entryOf(state.actions, owner)
  if (found === undefined || found.longs !== undefined || context.now < found.action.opensAt)
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const { action } = found
  return accepted(() => {
    switch (action.kind) {
      case 'split':
        return split(action, state, context)
      case 'dividend':
        return [entitle(action, state, context)]
      case 'rights':
        return [countRights(action, state, context)]
      default: {
        const never: never = action
        return never
      }
    }
  })
}

/** Pays a dividend to an account that was entitled to it, once. ORDER_WRONG_STATE where it is owed none. */
export function payDividend(id: string, { state, context }: Situation): Outcome {
  const found = entryOf(state.actions, id)
  if (found?.longs === undefined || found.action.kind !== 'dividend')
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const { action, longs } = found
  return accepted(() => [pay(action, longs, context)])
}

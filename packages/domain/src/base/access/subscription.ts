import type { Instant } from '../instant.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'

/** From when to when something may be asked for; not at the end itself. */
export interface SubscriptionTime {
  readonly opensAt: Instant
  readonly closesAt: Instant
}

/** `coming`: its opening is not reached yet, whatever its dates say; `over`: its close is, or it is called off. */
export type SubscriptionState = 'coming' | 'open' | 'over'

export const isSubscribable = (
  { closesAt }: Pick<SubscriptionTime, 'closesAt'>,
  state: SubscriptionState,
  now: Instant,
): boolean => state !== 'over' && now < closesAt

/** Why something that is offered for a time cannot be asked for now. */
export function subscriptionRefusals(
  time: SubscriptionTime,
  state: SubscriptionState,
  now: Instant,
): readonly Refusal<'NOT_YET_SUBSCRIPTION_TIME' | 'SUBSCRIPTION_CHANNEL_CLOSED'>[] {
  const { opensAt } = time
  if (state === 'coming' || (state === 'open' && now < opensAt))
    return [refuse('NOT_YET_SUBSCRIPTION_TIME', { from: opensAt })]
  return isSubscribable(time, state, now) ? [] : [refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})]
}

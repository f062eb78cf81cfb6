import type { LocalDate } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { CheckInCommand } from './command.ts'
import { type CheckInState, type Reward, type RewardName, isCheckedIn } from './state.ts'

export interface CheckInContext extends RuleContext {
  /** The day in Seoul. */
  readonly today: LocalDate
  /** A setting: whether the feature is offered. */
  readonly offered: boolean
  /** Settings. */
  readonly rewards: Readonly<Record<RewardName, Reward>>
}

/** Every reason against a command, the one that is answered first. */
export function check(
  command: CheckInCommand,
  state: CheckInState,
  { today, offered, rewards }: CheckInContext,
): readonly Refusal[] {
  const refusals: Refusal[] = offered ? [] : [refuse('PRODUCT_UNAVAILABLE', {})]
  switch (command.kind) {
    case 'checkIn.checkIn':
      return isCheckedIn(state, today) ? [...refusals, refuse('ALREADY_CHECKED_IN', {})] : refusals
    case 'checkIn.redeem': {
      const { checkIns: count } = rewards[command.reward]
      return state.balance < count ? [...refusals, refuse('CHECK_INS_INSUFFICIENT', { count })] : refusals
    }
    default: {
      const never: never = command
      return never
    }
  }
}

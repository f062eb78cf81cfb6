import type { LocalDate } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Reward, RewardName } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type CheckInEvent =
  /** `day` is that of Seoul. */
  | (Base & { readonly kind: 'checkIn.checkedIn'; readonly day: LocalDate })
  /** With what the reward was at that moment. */
  | (Base & { readonly kind: 'checkIn.redeemed'; readonly name: RewardName; readonly reward: Reward })

import { posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { type CheckInContext, check } from './check.ts'
import type { CheckInCommand } from './command.ts'
import type { CheckInEvent } from './event.ts'
import { type CheckInState, initialCheckIn, withDay } from './state.ts'

export { type CheckInContext } from './check.ts'
export {
  type CheckInState,
  type Reward,
  type RewardName,
  isCheckedIn,
  rewardNames,
  streakOn,
} from './state.ts'

function evolve(state: CheckInState, event: CheckInEvent): CheckInState {
  switch (event.kind) {
    case 'checkIn.checkedIn':
      return withDay(state, event.day)
    case 'checkIn.redeemed':
      return { ...state, balance: state.balance - event.reward.checkIns }
    default: {
      const never: never = event
      return never
    }
  }
}

function accept(
  command: CheckInCommand,
  _: CheckInState,
  { now: at, newId, today, rewards }: CheckInContext,
): readonly CheckInEvent[] {
  const base = { version: 1, at } as const
  switch (command.kind) {
    case 'checkIn.checkIn':
      return [{ ...base, kind: 'checkIn.checkedIn', postings: [], day: today }]
    case 'checkIn.redeem': {
      const reward = rewards[command.reward]
      const postings = posting('external', 'available', reward.money, 'reward', newId)
      return [{ ...base, kind: 'checkIn.redeemed', postings, name: command.reward, reward }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** Days on which a member checked in, and what they are exchanged for (docs/rules/check-in.md). */
export const checkIn = defineModule({
  name: 'checkIn',
  stream: 'account',
  initial: initialCheckIn,
  shape: 1,
  evolve,
  upcasts: { 'checkIn.checkedIn': [], 'checkIn.redeemed': [] },
  refusals: {
    'checkIn.checkIn': ['PRODUCT_UNAVAILABLE', 'ALREADY_CHECKED_IN'],
    'checkIn.redeem': ['PRODUCT_UNAVAILABLE', 'CHECK_INS_INSUFFICIENT'],
  },
  check,
  accept,
  schedule: () => [],
  rows: () => [],
})

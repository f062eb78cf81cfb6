import type { RewardName } from './state.ts'

export type CheckInCommand =
  | { readonly kind: 'checkIn.checkIn' }
  | { readonly kind: 'checkIn.redeem'; readonly reward: RewardName }

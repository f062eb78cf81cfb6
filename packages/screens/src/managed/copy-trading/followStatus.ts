import type { FollowOnWire } from '@onelot/api-client'
import type { ShownStatus } from '@onelot/ui'

/** How far a follow has got, by the statuses that the specification names: what is paused or ending is still followed. */
export function followStatus({ state, follow }: Pick<FollowOnWire, 'state' | 'follow'>): ShownStatus {
  if (state !== 'passed') return state
  return follow?.progress === 'ended' ? 'ended' : 'following'
}

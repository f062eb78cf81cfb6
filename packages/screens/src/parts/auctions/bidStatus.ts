import type { BidOnWire } from '@onelot/api-client'
import type { ShownStatus } from '@onelot/ui'

/** The status by which a bid shows. */
export function statusOfBid({
  state,
  shares,
  result,
}: Pick<BidOnWire, 'state' | 'shares' | 'result'>): ShownStatus {
  switch (state) {
    case 'sealed':
      return 'sealed'
    case 'won':
      return (result?.shares ?? 0) < shares ? 'bidWonInPart' : 'bidWon'
    case 'lost':
      return 'bidLost'
    case 'withdrawn':
    case 'calledOff':
      return 'cancelled'
    default: {
      const never: never = state
      return never
    }
  }
}

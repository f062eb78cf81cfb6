import type { PlacementOnWire } from '@onelot/api-client'
import { isFull } from '../../parts/placements/placementView.ts'
import { SaleDates } from '../../parts/sales/SaleDates.tsx'
import { useOwnSubscriptions } from './useOwnSubscriptions.ts'

/** When shares of a placement may be asked for, and sold. */
export function PlacementDates({ placement }: { placement: PlacementOnWire }) {
  const canPass = placement.phase === 'open' && !isFull(placement)
  return (
    <SaleDates
      sale={placement}
      own={useOwnSubscriptions(placement)}
      unlocksAt={canPass ? placement.unlocksAt : undefined}
    />
  )
}

import type { PlacementOnWire } from '@onelot/api-client'
import { OwnRequests } from '../../parts/sales/OwnRequests.tsx'
import { useOwnSubscriptions } from './useOwnSubscriptions.ts'

/** What the reader has asked for of a placement, and what became of it. */
export function OwnSubscriptions({ placement }: { placement: PlacementOnWire }) {
  const requests = useOwnSubscriptions(placement).map((one) => ({ ...one, held: one.cost }))
  return <OwnRequests requests={requests} zone={placement.zone} />
}

import { type PlacementOnWire, type PlacementSubscriptionOnWire, placementsList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useSession } from '../../base/ports/ports.ts'

/** What the reader has asked for of a placement, the newest first; nothing of a guest. */
export function useOwnSubscriptions({
  id,
}: Pick<PlacementOnWire, 'id'>): readonly PlacementSubscriptionOnWire[] {
  const isMember = useSession().current !== undefined
  const { data } = useRead(placementsList, isMember ? firstPage : null)
  return data?.subscriptions.filter(({ placement }) => placement === id) ?? []
}

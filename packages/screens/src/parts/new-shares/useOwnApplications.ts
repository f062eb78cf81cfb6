import { type ApplicationOnWire, applicationsList } from '@onelot/api-client'
import type { OfferId } from '@onelot/domain'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'

/** Of each offer the newest application of the member that goes on; none of a guest. */
export function useOwnApplications() {
  const read = useRead(applicationsList, { state: 'open', ...firstPage })
  return {
    read,
    ownOf: (offer: OfferId): ApplicationOnWire | undefined =>
      read.data?.applications.find((one) => one.offer === offer),
  }
}

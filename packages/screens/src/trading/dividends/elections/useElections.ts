import { commonConfig, electiveDividendsOverview, type ElectiveDividendsOverview } from '@onelot/api-client'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { isFeatureOn } from '../../../base/shell/features.ts'

/** What the member may choose, and whether the site takes elections: what is chosen goes on where it has stopped. */
export function useElections(): {
  readonly read: Read<ElectiveDividendsOverview>
  readonly isOffered: boolean
} {
  const { data } = useRead(commonConfig, { type: 'all' })
  return { read: useRead(electiveDividendsOverview, {}), isOffered: isFeatureOn('electiveDividends', data) }
}

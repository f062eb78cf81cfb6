import type { PlacementId } from '../../base/ids.ts'
import { invalid } from '../../base/refusals/refusal.ts'
import type { SaleQuota } from '../selling/quota.ts'

/** In shares. */
export const placementQuota: SaleQuota<PlacementId> = {
  keyOf: (placement) => `placement/${placement}`,
  refusal: invalid({ amount: 'tooHigh' }),
}

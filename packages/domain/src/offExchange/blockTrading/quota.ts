import { invalid } from '../../base/refusals/refusal.ts'
import type { SaleQuota } from '../selling/quota.ts'
import type { Block } from './block.ts'

/** In shares. */
export const blockQuotaKey = (block: Block['id']): string => `block/${block}`

export const blockQuota: SaleQuota<Block['id']> = {
  keyOf: blockQuotaKey,
  refusal: invalid({ lots: 'tooHigh' }),
}

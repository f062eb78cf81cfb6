import { type Decimal, decimal } from '../../base/money/decimal.ts'
import type { Quota } from '../../base/module/quota.ts'
import { invalid } from '../../base/refusals/refusal.ts'
import type { Block } from './block.ts'

/** In shares. */
export const blockQuotaKey = (block: Block['id']): string => `block/${block}`

export const quotaFull = invalid({ lots: 'tooHigh' })

export const blockQuotaOf = ({ id, shares }: Pick<Block, 'id' | 'shares'>, claimed: Decimal): Quota => ({
  key: blockQuotaKey(id),
  max: decimal(String(shares)),
  claimed,
  refusal: quotaFull,
})

import { type Decimal, type Protection, exact, isSameStop } from '@onelot/domain'

const deeds = { set: 'Set', changed: 'Changed', removed: 'Removed' } as const
type Deed = (typeof deeds)[keyof typeof deeds]

export type ProtectionChange = `takeProfit${Deed}` | `stopLoss${Deed}` | 'bothChanged'

function deedOn<T>(
  before: T | undefined,
  after: T | undefined,
  same: (a: T, b: T) => boolean,
): Deed | undefined {
  if (before === undefined) return after === undefined ? undefined : deeds.set
  if (after === undefined) return deeds.removed
  return same(before, after) ? undefined : deeds.changed
}

const samePrice = (a: Decimal, b: Decimal): boolean => exact(a).eq(b)

/** What a confirmation names: the one that became another; both where both did, or where nothing is known to differ. */
export function protectionChange(before: Protection, after: Protection): ProtectionChange {
  const takeProfit = deedOn(before.takeProfit, after.takeProfit, samePrice)
  const stopLoss = deedOn(before.stopLoss, after.stopLoss, isSameStop)
  if (takeProfit !== undefined && stopLoss === undefined) return `takeProfit${takeProfit}`
  return stopLoss !== undefined && takeProfit === undefined ? `stopLoss${stopLoss}` : 'bothChanged'
}

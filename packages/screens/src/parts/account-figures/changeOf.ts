import { type Money, add } from '@onelot/domain'
import { type Change, changeBetween } from '@onelot/ui'

/** A profit as a change of what it was made from. */
export const changeOf = (profit: Money, base: Money): Change =>
  changeBetween(base.amount, add(base, profit).amount)

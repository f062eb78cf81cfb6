import { type Money, isZero, subtract } from '@onelot/domain'

/** What is wrong where an amount is not the expected one. */
export const differs = (name: string, found: Money, expected: Money): readonly string[] =>
  isZero(subtract(found, expected))
    ? []
    : [`${name} is ${found.amount} ${found.currency}, not ${expected.amount}`]

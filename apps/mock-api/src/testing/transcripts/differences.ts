import type { Difference } from './differences/difference.ts'
import { partsDifferences } from './differences/parts.ts'
import { ruleDifferences } from './differences/rules.ts'
import { wireDifferences } from './differences/wire.ts'

export type { Addition, Difference } from './differences/difference.ts'
export { additions } from './differences/additions.ts'

export const differences: readonly Difference[] = [
  ...partsDifferences,
  ...wireDifferences,
  ...ruleDifferences,
]

import type { SharedSubject } from '@onelot/domain'
import * as products from '../../parts/module-words/list.ts'

/** By which the movements are narrowed. */
export const movementKinds = ['trades', 'dividends', 'transfers', 'exchanges', 'rewards', 'others'] as const
export type MovementKindChoice = (typeof movementKinds)[number]

/** What is neither of the others: shared subjects and modules by their names. */
const named = {
  trades: ['trade'],
  dividends: ['dividend'],
  transfers: ['practice', 'deposits', 'withdrawals'],
  exchanges: ['exchange'],
  rewards: ['reward'],
} as const satisfies Readonly<
  Record<Exclude<MovementKindChoice, 'others'>, readonly (SharedSubject | keyof typeof products)[]>
>

const taken: readonly string[] = Object.values(named).flat()
const others: readonly string[] = [
  'hold' satisfies SharedSubject,
  ...Object.keys(products).filter((product) => !taken.includes(product)),
]

/** The subjects of a choice, as `fund/records` takes them. */
export const subjectsOf = (choice: MovementKindChoice): readonly string[] =>
  choice === 'others' ? others : named[choice]

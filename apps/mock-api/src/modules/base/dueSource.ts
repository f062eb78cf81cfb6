import type { DueOnWire } from '@onelot/api-client'
import type { BrokerModule } from './brokerModule.ts'
import type { ProductsAsked } from './productSource.ts'

/** What comes at a known time, by whatever the module knows it. */
export type DueEntry = Omit<DueOnWire, 'module'>

/** What a module has that is due, also what has passed by now, in any order (docs/rules/home.md). */
export type DueSource = (asked: ProductsAsked) => readonly DueEntry[]

/** The sources of modules, by their names. */
export const dueSourcesOf = (parts: readonly BrokerModule[]): ReadonlyMap<string, DueSource> =>
  new Map(
    parts.flatMap(({ rules, due }) =>
      rules === undefined || due === undefined ? [] : [[rules.module.name, due] as const],
    ),
  )

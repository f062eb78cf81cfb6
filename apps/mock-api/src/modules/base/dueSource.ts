import type { DueOnWire } from '@onelot/api-client'
import type { ProductsAsked } from './productSource.ts'

/** What comes at a known time, by whatever the module knows it. */
export type DueEntry = Omit<DueOnWire, 'module'>

/** What a module has that is due, also what has passed by now, in any order (docs/rules/home.md). */
export type DueSource = (asked: ProductsAsked) => readonly DueEntry[]

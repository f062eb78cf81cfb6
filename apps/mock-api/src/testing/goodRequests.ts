import { endpoints } from '@onelot/api-client'
import type { ModuleTesting, Owns, Requests } from './moduleTesting.ts'
import * as modules from './modules.ts'
import { pictureOf } from './pictures.ts'

type Testing = (typeof modules)[keyof typeof modules]
type IdIn<T> = T extends { readonly requests: () => unknown }
  ? never
  : T extends { readonly requests: (owned: infer Owned) => unknown }
    ? keyof Owned & string
    : never

/** What the one who calls has, in the names of the modules. */
export type Owned = Owns<IdIn<Testing>>

/** Requests of the endpoints that have an example in their contract. */
const examples: Requests = Object.fromEntries(
  endpoints.flatMap(({ path, example }) => (example === undefined ? [] : [[path, { ...Object(example) }]])),
)

const brought: readonly ModuleTesting[] = Object.values(modules)

/** A request that each endpoint accepts, by path. */
export const goodRequests = (owned: Owned = {}): Requests => ({
  ...examples,
  ...Object.fromEntries(brought.flatMap(({ requests }) => Object.entries(requests?.(owned) ?? {}))),
  // Of no module.
  'stream/open': { instruments: ['US:AAPL'] },
  // A file, which only Node makes.
  'upload/image': { image: pictureOf(1) },
})

import { endpoints } from '@onelot/api-client'
import type { Examples, ModuleTesting, Owns } from './moduleTesting.ts'
import * as modules from './modules.ts'
import { pictureOf } from './pictures.ts'

type Testing = (typeof modules)[keyof typeof modules]
type IdIn<T> = T extends { readonly examples: () => unknown }
  ? never
  : T extends { readonly examples: (owned: infer Owned) => unknown }
    ? keyof Owned & string
    : never

/** What the one who calls has, in the names of the modules. */
export type Owned = Owns<IdIn<Testing>>

/** Of the endpoints that have one in their contract. */
const inContract: Examples = Object.fromEntries(
  endpoints.flatMap(({ path, example }) => (example === undefined ? [] : [[path, { ...Object(example) }]])),
)

const brought: readonly ModuleTesting[] = Object.values(modules)

/** A request that each endpoint accepts, by path. */
export const goodRequests = (owned: Owned = {}): Examples => ({
  ...inContract,
  ...Object.fromEntries(brought.flatMap(({ examples }) => Object.entries(examples?.(owned) ?? {}))),
  // Of no module.
  'stream/open': { instruments: ['US:AAPL'] },
  // A file, which only Node makes.
  'upload/image': { image: pictureOf(1) },
})

import type { RefusalMessages, TransportMessages } from '@onelot/api-client'
import type { AnyScreen } from '../definition/routes.ts'
import type { ProductWords } from '../definition/product.ts'
import type { app } from './messages/en.ts'

/** Message bundles by their namespaces, in i18next's format. */
export type Bundles = Readonly<Record<string, object>>

/** What another language's messages must hold: the same, with the plural forms that the language has. */
export type { Bundle as Translated } from '@onelot/ui'

type OwnOf<Messages extends Bundles> = {
  readonly [Name in keyof Messages as Exclude<Name, 'refusals'>]: Messages[Name]
}
/** A screen's namespaces; the texts of refusals have a type of their own, which does not fix their values. */
type MessagesOf<Screen> = Screen extends {
  readonly messages: { readonly en: () => Promise<infer Messages extends Bundles> }
}
  ? [keyof Messages] extends [never]
    ? never
    : OwnOf<Messages>
  : never
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The words of one product, by parts and names. */
type ProductResources = Required<Omit<ProductWords, 'held' | 'open'>> &
  Readonly<Record<'held' | 'open', Readonly<Record<string, string>>>>

/** All namespaces: each screen's, those of the folders that several use, and `app`. */
export type Resources = Merged<MessagesOf<AnyScreen>> & {
  readonly app: typeof app
  /** A text is found by a name from the wire: whether it is there is asked first. */
  readonly products: Readonly<Record<string, ProductResources>>
  readonly refusals: RefusalMessages
  readonly transport: TransportMessages
}
export type Namespace = keyof Resources

import type { AnyScreen } from '../definition/routes.ts'
import type { app } from './messages/en.ts'

/** Messages by key, in i18next's format. */
export interface Bundle {
  readonly [key: string]: string | Bundle
}
export type Bundles = Readonly<Record<string, Bundle>>

/** The shape of another language's messages. Only English has a singular of its own. */
export type Translated<T> = T extends string
  ? string
  : { readonly [Key in keyof T as Key extends `${string}_one` ? never : Key]: Translated<T[Key]> }

type MessagesOf<Screen> = Screen extends { readonly messages: { readonly en: () => Promise<infer Messages> } }
  ? Messages
  : never
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All namespaces: each screen's, those of the folders that several use, and `app`. */
export type Resources = Merged<MessagesOf<AnyScreen>> & { readonly app: typeof app }
export type Namespace = keyof Resources

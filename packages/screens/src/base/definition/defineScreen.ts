import type { Endpoint, RequestInput, commonConfig } from '@onelot/api-client'
import type { Language, Localized, NoParams } from '@onelot/domain'
import type { Bundles, Translated } from '../i18n/resources.ts'
import type { Preferences } from '../ports/preferences.ts'
import type { ScreenChunk } from './screenChunk.tsx'

/** The query of a route's address, as it came: anybody may write an address. */
export type Query = Readonly<Record<string, string>>

/** What is known when a screen is opened, before its script has arrived. */
export interface Opening extends Pick<Preferences, 'homeMarket' | 'totalsIn'> {
  readonly query: Query
}

/** A call that a screen makes first. A member's is not made for a guest. */
export interface FirstRead {
  readonly path: string
  readonly access: Endpoint['access']
  readonly request: object
}

/** Names an endpoint by its type, so that its schemas stay in the screen's chunk. */
export const firstRead = <E extends Endpoint>(
  path: E['path'],
  access: E['access'],
  request: RequestInput<E> & object,
): FirstRead => ({ path, access, request })

/** What the rest of the app needs to know of a screen. It imports no schema and no component: those come with `load`. */
export interface ScreenDefinition<
  Name extends string = string,
  Params = unknown,
  Messages extends Bundles = Bundles,
> {
  /** The name by which other screens link here; its folder is the name in kebab case. */
  readonly name: Name
  /** The route below the hash. */
  readonly path: `/${string}`
  /** `member`: a guest is answered 401; the router has no guard (docs/rules/access.md). */
  readonly access: 'guest' | 'member'
  readonly title: Localized
  /** An entry of the tab bar. */
  readonly tab?: true
  /** Stays mounted, hidden, while another screen shows. */
  readonly keepAlive?: true
  /** Parameters that the screen writes into its own address while it shows: with others it stays the same page. */
  readonly rewrites?: readonly string[]
  /** Part of logging in: the way back after a login never leads here. */
  readonly entry?: true
  /** Message bundles by namespace: the screen's own, and those of the folders that it uses. */
  readonly messages: MessageLoaders<Messages>
  /** What the screen asks first, so that it can be asked while its script loads. */
  readonly reads?: (opening: Opening) => readonly FirstRead[]
  readonly load: () => Promise<{ readonly chunk: ScreenChunk<Params> }>
}

export type MessageLoaders<Messages> = { readonly en: () => Promise<Messages> } & Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Translated<NoInfer<Messages>>>>
>

/** A screen that shows only titles and names has none of its own. */
export type NoMessages = NoParams

/** The settings of the site, which the label of practice money waits for on every screen that has it. */
export const siteRead = firstRead<typeof commonConfig>('common/config', 'guest', { type: 'all' })

const none = (): Promise<NoMessages> => Promise.resolve({})

export const noMessages = { en: none, kor: none, tw: none }

export const defineScreen = <const Name extends string, Params, Messages extends Bundles>(
  definition: ScreenDefinition<Name, Params, Messages>,
): ScreenDefinition<Name, Params, Messages> => definition

import type * as definitions from '../../definitions.ts'
import type { ScreenChunk } from './screenChunk.tsx'

type Definitions = typeof definitions
export type ScreenName = keyof Definitions
export type AnyScreen = Definitions[ScreenName]

type ParamsOf<Screen> = Screen extends {
  readonly load: () => Promise<{ readonly chunk: ScreenChunk<infer Params> }>
}
  ? Params
  : never

type PlainNames<Name extends ScreenName> = Name extends ScreenName
  ? object extends ParamsOf<Definitions[Name]>
    ? Name
    : never
  : never

/** Screens that open by their name alone. */
export type PlainRoute = PlainNames<ScreenName>

type Opened<Name extends ScreenName> = Name extends ScreenName
  ? [keyof ParamsOf<Definitions[Name]>] extends [never]
    ? never
    : { readonly to: Name } & ParamsOf<Definitions[Name]>
  : never

/** Where a screen may send a person, with what that screen is opened with. */
export type RouteTarget = { readonly to: PlainRoute } | Opened<ScreenName>

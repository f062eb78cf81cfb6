import type { Localized } from '@onelot/domain'
import type { LinkComponent } from '@onelot/ui'
import type { Address } from '../definition/addresses.ts'
import type { RouteTarget, ScreenName } from '../definition/routes.ts'

/** The one port through which a screen navigates. What a screen is opened with arrives in its props. */
export interface Navigation {
  readonly go: (target: RouteTarget) => void
  /** Without a way back to here. */
  readonly replace: (target: RouteTarget | Address) => void
  readonly back: () => void
  /** Opens a layer over the screen: the way back calls `onBack`. Returns what has to be called where the layer closes otherwise. */
  readonly openLayer: (onBack: () => void) => () => void
  /** The target's address within the app, for links; shared ones are appended to the page's own address. */
  readonly href: (target: RouteTarget) => string
  /** The title of a screen, for links that lead to it. */
  readonly titleOf: (screen: ScreenName) => Localized
  /** The router's link. */
  readonly Link: LinkComponent
}

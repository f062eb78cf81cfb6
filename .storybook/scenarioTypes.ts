import type { EndedSession, Navigation, RouteTarget } from '@onelot/screens'
import type { BrowserBroker, Fault, WorldName } from '@onelot/mock-api/browser'
import type { ReactElement } from 'react'
import type { Mock } from 'storybook/test'

/** What a screen's story stands in: a world, not a response (STYLE). */
export interface Scenario {
  readonly world: WorldName
  /** What goes wrong on purpose, once the world is built. */
  readonly faults?: readonly Fault[]
  /** A session that ended by itself: login is a re-login then. */
  readonly ended?: EndedSession
  /** Where a journey opens: from there navigation leads from screen to screen, as in the app. Without it, it only records. */
  readonly opens?: RouteTarget
  /** How long a call may take. @defaultValue the client's own 10 s */
  readonly timeoutMs?: number
}

/** A screen on its place. */
export interface Page {
  readonly place: RouteTarget
  readonly render: () => ReactElement | undefined
}

/** A way through the app. */
export interface Journey extends Pick<Navigation, 'go' | 'replace' | 'back'> {
  /** Where the person is, and the pages that are kept alive, `here` among them if it is one. */
  readonly read: () => { readonly here: Page; readonly kept: readonly Page[] }
  readonly subscribe: (onChange: () => void) => () => void
}

/** The navigation port of a story. It leads along its journey, or nowhere; `play` asserts where it was asked to go. */
export type RecordedNavigation = Pick<Navigation, 'href' | 'Link'> & {
  readonly [Move in 'go' | 'replace' | 'back']: Mock<Navigation[Move]>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    scenario?: Scenario
  }
  interface StoryContext {
    /** The broker of the story's world; `play` lets time pass in it, or takes its faults away. */
    broker: BrowserBroker
    navigation: RecordedNavigation
    /** Of a story that names where it opens. */
    journey: Journey | undefined
  }
}

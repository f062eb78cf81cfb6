import type { EndedSession, Navigation } from '@onelot/screens'
import type { BrowserBroker, Fault, WorldName } from '@onelot/mock-api/browser'
import type { Mock } from 'storybook/test'

/** What a screen's story stands in: a world, not a response (STYLE). */
export interface Scenario {
  readonly world: WorldName
  /** What goes wrong on purpose, once the world is built. */
  readonly faults?: readonly Fault[]
  /** A session that ended by itself: login is a re-login then. */
  readonly ended?: EndedSession
  /** How long a call may take. @defaultValue the client's own 10 s */
  readonly timeoutMs?: number
}

/** The navigation port of a story: it goes nowhere, and `play` asserts where it would have gone. */
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
  }
}

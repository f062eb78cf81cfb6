import type { HomeMarket, SiteConfig } from '@onelot/domain'
import type {
  DemoPort,
  EndedSession,
  FilesPort,
  HapticsPort,
  Navigation,
  NotificationsPort,
  PushPort,
  RouteTarget,
  ScreenName,
  SharePort,
  UpdatePort,
} from '@onelot/screens'
import type { AppNavigation } from '@onelot/web/navigation/createNavigation'
import type { PositionLook } from '@onelot/ui'
import type { i18n } from 'i18next'
import type { BrowserBroker, Fault, WorldName } from '@onelot/mock-api/browser'
import type { ReactElement } from 'react'
import type { Mock } from 'storybook/test'

/** What surrounds a screen's story: a world, not a response (docs/stories.md). */
export interface Scenario {
  readonly world: WorldName
  /** What the site's configuration says besides: `{ money: 'real', prices: 'real' }`. */
  readonly config?: Partial<SiteConfig>
  /** The screen that the story shows by itself: its messages are loaded. */
  readonly screen?: ScreenName
  /** What goes wrong on purpose, once the world is built. */
  readonly faults?: readonly Fault[]
  /** A session that ended by itself: login is a re-login then. */
  readonly ended?: EndedSession
  /** The member has just closed the account. */
  readonly closed?: boolean
  /** What the device has kept from before, by name. */
  readonly device?: (broker: BrowserBroker) => Readonly<Record<string, unknown>>
  /** What it has kept since the member logged in, by name. */
  readonly session?: Readonly<Record<string, unknown>>
  /** The exchange that the reader has chosen. @defaultValue KRX */
  readonly homeMarket?: HomeMarket
  /** How the reader has chosen that positions are listed. @defaultValue row */
  readonly positionLook?: PositionLook
  /** Whether the device recognises the person by face or fingerprint. @defaultValue a device that has neither */
  readonly recognises?: boolean
  /** A build that has its broker in the page. */
  readonly demo?: DemoPort
  /** A newer version of the app waits. */
  readonly update?: UpdatePort
  /** Where a journey opens: from there navigation leads from screen to screen, as in the app. Without it, it only records. */
  readonly opens?: RouteTarget
  /** Paths that the story asks by itself, beside its screen. */
  readonly asks?: readonly string[]
  /** @defaultValue a device that shows none */
  readonly notifications?: NotificationsPort
  /** What the device shows while the app is closed. @defaultValue a native shell, whose own way it is */
  readonly push?: PushPort
}

/** The app in a story that walks through it. */
export interface Journey {
  /** The router, with the pages that it shows. */
  readonly router: ReactElement
  readonly navigation: AppNavigation
}

/** The navigation port of a story. It follows its journey, or does nothing but close a layer; `play` asserts where it was asked to go. */
export type RecordedNavigation = Pick<Navigation, 'href' | 'titleOf' | 'Link' | 'openLayer'> & {
  readonly [Move in 'go' | 'replace' | 'back']: Mock<Navigation[Move]>
}

/** The files port of a story: it keeps nothing, and `play` asserts what was saved. */
export type RecordedFiles = { readonly [Act in keyof FilesPort]: Mock<FilesPort[Act]> }

/** The share port of a story; `play` asserts what was shared. */
export type RecordedShare = { readonly [Act in keyof SharePort]: Mock<SharePort[Act]> }

/** The haptics port of a story; `play` asserts what was felt. */
export type RecordedHaptics = { readonly [Act in keyof HapticsPort]: Mock<HapticsPort[Act]> }

declare module 'storybook/internal/csf' {
  interface Parameters {
    scenario?: Scenario
  }
  interface StoryContext {
    /** Worlds are numbered as they are begun: a call to one that is past is never answered. */
    worldNumber: number
    /** The broker of the story's world; `play` moves time on in it, or removes its faults. */
    broker: BrowserBroker
    navigation: RecordedNavigation
    files: RecordedFiles
    share: RecordedShare
    haptics: RecordedHaptics
    /** Has the messages of the story's screen in every language that it is shown in. */
    i18n: i18n
    /** Only a story that names where it opens has one. */
    journey: Journey | undefined
  }
}

import type { ApiClient } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { Words } from '@onelot/ui'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { Listeners } from '../data/listeners.ts'
import type { Answers } from '../data/keptAnswers.ts'
import type { MarketRules } from '../data/marketRules.ts'
import type { AppLockPort } from './appLock.ts'
import type { DemoPort } from './demo.ts'
import type { FilesPort } from './files.ts'
import type { HapticsPort } from './haptics.ts'
import type { KeptPort, KeptValues } from './kept.ts'
import type { Navigation } from './navigation.ts'
import type { NotificationsPort } from './notifications.ts'
import type { PreferencesPort } from './preferences.ts'
import type { PushPort } from './push.ts'
import type { QuotesStore } from './quotesStore.ts'
import type { ReportPort } from './report.ts'
import type { SessionPort } from './session.ts'
import type { SharePort } from './share.ts'
import type { UpdatePort } from './update.ts'

/** Everything outside of itself that a screen uses. The app and the stories each give their own. */
export interface Ports {
  readonly client: ApiClient
  readonly session: SessionPort
  readonly appLock: AppLockPort
  readonly kept: KeptPort
  readonly files: FilesPort
  readonly share: SharePort
  readonly haptics: HapticsPort
  readonly preferences: PreferencesPort
  readonly navigation: Navigation
  readonly notifications: NotificationsPort
  /** Loads what is sent while the app is closed, once a screen needs it. Undefined where devices are not reached by a browser, as in a native shell. */
  readonly push?: (() => Promise<PushPort>) | undefined
  /** Undefined where the broker is a server. */
  readonly demo?: DemoPort | undefined
  /** Undefined where no newer version waits. */
  readonly update?: UpdatePort | undefined
  /** Has the bundles of what shows in the reader's language, the same instance as ui's `ThemeProvider` has. */
  readonly i18n: i18n
  /** Names the document after a screen. */
  readonly onTitle: (title: string) => void
  /** Loads the app anew, where a part of it could not be fetched: browsers keep a failed import. */
  readonly reload: () => void
  /** Receives what a screen threw while it was drawn. @defaultValue nothing but what React's root does with errors that are caught */
  readonly report?: ReportPort | undefined
  /** The broker's time, where it is known: `ApiClient.now`. */
  readonly now: () => Instant
}

export interface ProvidedPorts extends Ports {
  readonly quotes: QuotesStore
  /** Lists on the screen hear that the account changed; single reads are found by their keys. */
  readonly accountChanges: Listeners
  readonly answers: Answers
  readonly marketRules: MarketRules
  readonly words: Words
}

export const PortsContext = createContext<ProvidedPorts | undefined>(undefined)

function usePorts(): ProvidedPorts {
  const ports = use(PortsContext)
  if (!ports) throw new Error('a screen is used outside ScreensProvider')
  return ports
}

export const useApi = (): ApiClient => usePorts().client
export const useSession = (): SessionPort => usePorts().session
export const useAppLock = (): AppLockPort => usePorts().appLock
export const useKept = (): KeptPort => usePorts().kept
export const useDrafts = (): KeptValues => useKept().drafts
export const useFiles = (): FilesPort => usePorts().files
export const useShare = (): SharePort => usePorts().share
export const useHaptics = (): HapticsPort => usePorts().haptics
export const usePreferences = (): PreferencesPort => usePorts().preferences
export const useNavigation = (): Navigation => usePorts().navigation
export const useNotifications = (): NotificationsPort => usePorts().notifications
export const usePush = (): Ports['push'] => usePorts().push
export const useDemo = (): DemoPort | undefined => usePorts().demo
export const useUpdate = (): UpdatePort | undefined => usePorts().update
export const useI18n = (): i18n => usePorts().i18n
/** The messages of `useI18n`, another object once a site's own have taken the place of some. */
export const useShownWords = (): Words => usePorts().words
export const useTitlePort = (): Ports['onTitle'] => usePorts().onTitle
export const useReload = (): Ports['reload'] => usePorts().reload
export const useReport = (): Ports['report'] => usePorts().report
export const useNow = (): (() => Instant) => usePorts().now
export const useQuotesStore = (): QuotesStore => usePorts().quotes
export const useAccountChanges = (): Listeners => usePorts().accountChanges
export const useAnswers = (): Answers => usePorts().answers
export const useMarketRulesStore = (): MarketRules => usePorts().marketRules

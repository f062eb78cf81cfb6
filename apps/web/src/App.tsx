import type { ApiClient } from '@onelot/api-client'
import { type Language, instant } from '@onelot/domain'
import {
  AppLock,
  type AppLockPort,
  type DemoPort,
  type DraftsPort,
  type FilesPort,
  Foreground,
  type HapticsPort,
  MessageWatch,
  type NotificationsPort,
  type Preferences,
  type PutOffPort,
  type ReadNewsPort,
  type RecentSearchesPort,
  ScreensProvider,
  type SharePort,
  type ShownSite,
  type SiteTexts,
  type UpdatePort,
  siteOf,
} from '@onelot/screens'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import type { i18n } from 'i18next'
import {
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { bootMessages } from './boot/messages.ts'
import { reload } from './boot/reload.ts'
import type { AppNavigation } from './navigation/createNavigation.tsx'
import { PagesContext, type PagesPorts } from './pages/pagesPorts.ts'
import { Pages } from './pages/Pages.tsx'
import { UNREAD_BRAND } from './constants.ts'
import type { PreferencesStore } from './session/preferencesStore.ts'
import type { SessionStore } from './session/sessionStore.ts'
import type { SiteStore } from './session/siteStore.ts'
import { usePreferencesPort } from './session/usePreferencesPort.ts'
import { useSessionPort } from './session/useSessionPort.ts'
import type { DocumentTitle } from './shell/documentTitle.ts'
import { NativeBack } from './shell/NativeBack.tsx'
import type { NativeShell } from './shell/nativeShell.ts'
import { ScreenToasts } from './shell/ScreenToasts.tsx'
import { SiteIdentity } from './shell/SiteIdentity.tsx'
import { StatusBar } from './shell/StatusBar.tsx'

export interface AppProps {
  client: ApiClient
  session: SessionStore
  siteStore: SiteStore
  appLock: AppLockPort
  drafts: DraftsPort
  recentSearches: RecentSearchesPort
  readNews: ReadNewsPort
  putOff: PutOffPort
  files: FilesPort
  share: SharePort
  haptics: HapticsPort
  demo: DemoPort | undefined
  /** Says which newer version waits; undefined where the page is not installed by itself. */
  followUpdates: ((onUpdate: (update: UpdatePort) => void) => void) | undefined
  preferences: PreferencesStore
  pages: PagesPorts
  navigation: AppNavigation
  notifications: NotificationsPort
  i18n: i18n
  /** Loads what every screen needs of a language; the same promise each time. */
  loadLanguage: (language: Language) => Promise<unknown>
  /** As it, but asks again where it has failed. */
  loadLanguageAgain: (language: Language) => Promise<unknown>
  title: DocumentTitle
  shell: NativeShell | undefined
  allowedHosts: readonly string[]
  onCustomerService: (address: string | undefined) => void
}

const loadAnew = () => void reload()

interface ShellProps extends AppProps {
  stored: Preferences
  /** The language that shows. */
  language: Language
  site: ShownSite | undefined
  onSite: (texts: SiteTexts) => void
}

/** Everything around the screens. A language that is chosen shows once it has arrived whole. */
export function App(props: AppProps) {
  const { preferences, siteStore, i18n } = props
  const stored = useSyncExternalStore(preferences.subscribe, preferences.read)
  const language = useDeferredValue(stored.language)
  use(props.loadLanguage(language))
  const [site, setSite] = useState<ShownSite | undefined>(() => {
    const kept = siteStore.read()
    return kept === undefined ? 'unread' : siteOf(kept)
  })
  const onSite = useCallback(
    (texts: SiteTexts) => {
      siteStore.keep(texts)
      startTransition(() => {
        setSite(siteOf(texts))
      })
    },
    [siteStore],
  )
  const { theme, marketColours, textSize, hideAmounts } = stored

  return (
    <ThemeProvider
      {...{ theme, marketColours, textSize, hideAmounts, language }}
      brand={site === 'unread' ? UNREAD_BRAND : site?.brand}
      i18n={i18n}
    >
      <ToastProvider>
        <Shell {...props} {...{ stored, language, site, onSite }} />
      </ToastProvider>
    </ThemeProvider>
  )
}

function Shell(props: ShellProps) {
  const { client, session, pages, navigation, shell, i18n, language, site, onSite, followUpdates } = props
  const [update, setUpdate] = useState<UpdatePort>()
  useEffect(() => followUpdates?.(setUpdate), [followUpdates])
  const messages = bootMessages[language]
  const preferencesPort = usePreferencesPort(props.stored, {
    preferences: props.preferences,
    language,
    loadLanguage: props.loadLanguageAgain,
  })
  const now = useCallback(() => instant(client.now()), [client])
  const sessionPort = useSessionPort(session, client, navigation)

  return (
    <>
      <Foreground client={client} />
      <StatusBar shell={shell} />
      <ScreenToasts navigation={navigation} />
      {shell && <NativeBack shell={shell} navigation={navigation} warning={messages.backAgain} />}
      <ScreensProvider
        site={site}
        client={client}
        session={sessionPort}
        appLock={props.appLock}
        drafts={props.drafts}
        recentSearches={props.recentSearches}
        readNews={props.readNews}
        putOff={props.putOff}
        files={props.files}
        share={props.share}
        haptics={props.haptics}
        preferences={preferencesPort}
        navigation={navigation}
        notifications={props.notifications}
        demo={props.demo}
        update={update}
        i18n={i18n}
        onTitle={props.title.showScreen}
        reload={loadAnew}
        now={now}
      >
        <SiteIdentity
          onTitle={props.title.showSite}
          onSite={onSite}
          allowedHosts={props.allowedHosts}
          onCustomerService={props.onCustomerService}
        />
        <MessageWatch />
        <AppLock />
        <PagesContext value={pages}>
          <Pages account={sessionPort.current?.account} language={language} messages={messages} />
        </PagesContext>
      </ScreensProvider>
    </>
  )
}

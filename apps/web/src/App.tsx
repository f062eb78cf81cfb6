import { type Language, inLanguage } from '@onelot/domain'
import {
  AppLock,
  Foreground,
  MessageWatch,
  type Ports,
  type Preferences,
  ScreensProvider,
  type ShownSite,
  type SiteTexts,
  type UpdatePort,
  siteOf,
} from '@onelot/screens'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import {
  type ComponentType,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { bootMessages } from './boot/messages.ts'
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
import type { InShellProps } from './shell/InShell.tsx'
import type { NativeShell } from './shell/nativeShell.ts'
import { ScreenToasts } from './shell/ScreenToasts.tsx'
import { SiteIdentity } from './shell/SiteIdentity.tsx'
import { StatusBar } from './shell/StatusBar.tsx'

export interface AppProps {
  /** Those that stay as they are while the app runs. */
  ports: Omit<Ports, 'session' | 'preferences' | 'update'>
  session: SessionStore
  siteStore: SiteStore
  /** Says which newer version waits; undefined where the page is not installed by itself. */
  followUpdates: ((onUpdate: (update: UpdatePort) => void) => void) | undefined
  preferences: PreferencesStore
  pages: PagesPorts
  navigation: AppNavigation
  /** Loads what every screen needs of a language; the same promise each time. */
  loadLanguage: (language: Language) => Promise<unknown>
  /** As it, but asks again where it has failed. */
  loadLanguageAgain: (language: Language) => Promise<unknown>
  /** Brings the site's own words of the configuration that was read last, in place of those before. */
  takeWordsAgain: () => void
  title: DocumentTitle
  shell: NativeShell | undefined
  /** Beside the screens inside that shell. */
  InShell: ComponentType<InShellProps> | undefined
  allowedHosts: readonly string[]
  onCustomerService: (address: string | undefined) => void
}

interface ShellProps extends AppProps {
  stored: Preferences
  /** The language that shows. */
  language: Language
  site: ShownSite | undefined
  onSite: (texts: SiteTexts) => void
}

/** Everything around the screens. A language that is chosen shows once it has arrived whole. */
export function App(props: AppProps) {
  const { preferences, siteStore } = props
  const stored = useSyncExternalStore(preferences.subscribe, preferences.read)
  const language = useDeferredValue(stored.language)
  use(props.loadLanguage(language))
  const [site, setSite] = useState<ShownSite | undefined>(() => {
    const kept = siteStore.read()
    return kept === undefined ? 'unread' : siteOf(kept)
  })
  const { takeWordsAgain } = props
  const onSite = useCallback(
    (texts: SiteTexts) => {
      const had = siteStore.read()?.words ?? ''
      siteStore.keep(texts)
      if ((texts.words ?? '') !== had) takeWordsAgain()
      const shown = siteOf(texts)
      preferences.reread()
      startTransition(() => {
        setSite(shown)
      })
    },
    [siteStore, takeWordsAgain, preferences],
  )
  const { theme, marketColours, textSize, hideAmounts } = stored

  return (
    <ThemeProvider
      {...{ theme, marketColours, textSize, hideAmounts, language }}
      brand={site === 'unread' ? UNREAD_BRAND : site?.brand}
      i18n={props.ports.i18n}
    >
      <ToastProvider>
        <Shell {...props} {...{ stored, language, site, onSite }} />
      </ToastProvider>
    </ThemeProvider>
  )
}

function Shell(props: ShellProps) {
  const { session, pages, navigation, shell, InShell, language, site, onSite, followUpdates } = props
  const { client } = props.ports
  const [update, setUpdate] = useState<UpdatePort>()
  useEffect(() => followUpdates?.(setUpdate), [followUpdates])
  const messages = inLanguage(bootMessages, language)
  const preferencesPort = usePreferencesPort(props.stored, {
    preferences: props.preferences,
    language,
    loadLanguage: props.loadLanguageAgain,
  })
  const sessionPort = useSessionPort(session, client, navigation)
  const ports = useMemo(
    () => ({ ...props.ports, session: sessionPort, preferences: preferencesPort, update }),
    [props.ports, sessionPort, preferencesPort, update],
  )

  return (
    <>
      <Foreground client={client} />
      <StatusBar shell={shell} />
      <ScreenToasts navigation={navigation} />
      {InShell && <InShell navigation={navigation} language={language} />}
      <ScreensProvider ports={ports} site={site}>
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

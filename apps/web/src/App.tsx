import type { ApiClient } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import {
  type DraftsPort,
  type Navigation,
  type PreferencesPort,
  ScreensProvider,
  createI18n,
} from '@onelot/screens'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import { use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { packs } from './boot/packs.ts'
import { bootWords } from './boot/words.ts'
import { PagesContext, type PagesPorts } from './pages/pagesPorts.ts'
import { Pages } from './pages/Pages.tsx'
import type { PreferencesStore } from './session/preferencesStore.ts'
import type { SessionStore } from './session/sessionStore.ts'
import { useSessionPort } from './session/useSessionPort.ts'
import { Foreground } from './shell/Foreground.tsx'
import { NativeBack } from './shell/NativeBack.tsx'
import type { NativeShell } from './shell/nativeShell.ts'
import { SiteIdentity } from './shell/SiteIdentity.tsx'
import { StatusBar } from './shell/StatusBar.tsx'

export interface AppProps {
  client: Promise<ApiClient>
  session: SessionStore
  drafts: DraftsPort
  preferences: PreferencesStore
  pages: PagesPorts
  navigation: Navigation
  shell: NativeShell | undefined
  allowedHosts: readonly string[]
  onCustomerService: (address: string | undefined) => void
}

const now = () => instant(Date.now())

/** Everything that stands around the screens. A language that is chosen shows once it has arrived whole. */
export function App(props: AppProps) {
  const { session, preferences, pages, navigation, shell } = props
  const { bridge } = pages
  const client = use(props.client)
  const stored = useSyncExternalStore(preferences.subscribe, preferences.read)
  const language = useDeferredValue(stored.language)
  const pack = use(packs.load(language))
  const i18n = useMemo(() => createI18n(language, pack), [language, pack])
  const words = bootWords[language]
  const preferencesPort = useMemo<PreferencesPort>(
    () => ({ ...stored, language, set: preferences.set }),
    [stored, language, preferences],
  )
  const sessionPort = useSessionPort(session, client, bridge)
  const { theme, marketColours, textSize, hideAmounts } = stored

  return (
    <ThemeProvider {...{ theme, marketColours, textSize, hideAmounts, language }} i18n={i18n}>
      <ToastProvider>
        <Foreground client={client} />
        <StatusBar shell={shell} />
        {shell && <NativeBack shell={shell} bridge={bridge} warning={words.backAgain} />}
        <ScreensProvider
          client={client}
          session={sessionPort}
          drafts={props.drafts}
          preferences={preferencesPort}
          navigation={navigation}
          i18n={i18n}
          now={now}
        >
          <SiteIdentity allowedHosts={props.allowedHosts} onCustomerService={props.onCustomerService} />
          <PagesContext value={pages}>
            <Pages account={sessionPort.current?.account} words={words} />
          </PagesContext>
        </ScreensProvider>
      </ToastProvider>
    </ThemeProvider>
  )
}

import type { Language } from '@onelot/domain'
import { type LanguageBundle, addBundles, createI18n } from '@onelot/screens'
import type { ReactElement } from 'react'
import { RouterProvider, createHashRouter } from 'react-router-dom'
import { App, type AppProps } from './App.tsx'
import { createBrowserClient } from './api/createBrowserClient.ts'
import { type Demo, createDemo } from './api/demoBroker.ts'
import { loadLanguage } from './boot/languages.ts'
import type { LostStyles } from './boot/lostStyles.ts'
import { loadUpdates } from './boot/reload.ts'
import type { Environment } from './environment.ts'
import { createNavigation } from './navigation/createNavigation.tsx'
import { routesBelow } from './navigation/routes.tsx'
import { createChunks } from './pages/chunks.ts'
import { createChosenInstrument } from './pages/chosenInstrument.ts'
import { createScreenChunks } from './pages/screenChunks.ts'
import { createAppLock, exclusiveTabs, windowSubtle } from './session/appLock.ts'
import { createDraftsStore } from './session/draftsStore.ts'
import { createPutOffStore } from './session/putOffStore.ts'
import { createReadNewsStore } from './session/readNewsStore.ts'
import { createRecentSearchesStore } from './session/recentSearchesStore.ts'
import type { PreferencesStore } from './session/preferencesStore.ts'
import { createSessionEnd } from './session/sessionEnd.ts'
import type { SessionStore } from './session/sessionStore.ts'
import type { SiteStore } from './session/siteStore.ts'
import type { KeyValues } from './session/storage.ts'
import { createDeviceHaptics } from './shell/deviceHaptics.ts'
import { createDeviceShare } from './shell/deviceShare.ts'
import { createDeviceFiles, downloadInBrowser, shareOf } from './shell/deviceFiles.ts'
import { createDocumentTitle } from './shell/documentTitle.ts'
import { createNotifications } from './shell/notifications.ts'
import { followAppLock } from './shell/followAppLock.ts'
import { nativeShellOf } from './shell/nativeShell.ts'

/** What the entry has made before the app's script arrived. */
export interface Started {
  readonly environment: Environment
  readonly local: KeyValues
  readonly tab: KeyValues
  readonly session: SessionStore
  readonly siteStore: SiteStore
  readonly preferences: PreferencesStore
  readonly styles: LostStyles
  /** `fetch`, which reuses the answers of early requests. */
  readonly fetch: typeof fetch
}

/** The condition is known when the build is made, so that no other build contains a broker. */
const demoOfBuild = async (): Promise<Demo | undefined> =>
  import.meta.env.VITE_DEMO === '1' ? createDemo() : undefined

/** What makes the app installable waits for the first screen, and for what it reads. */
const INSTALL_AFTER_MS = 2_000

/** In a build alone. */
const followUpdates: AppProps['followUpdates'] = import.meta.env.PROD
  ? (onUpdate) => {
      setTimeout(() => loadUpdates().then((updates) => updates.install(onUpdate)), INSTALL_AFTER_MS)
    }
  : undefined

/** The app: router, client and providers around the screens. */
export async function startApp(started: Started): Promise<ReactElement> {
  const { environment, local, tab, session, siteStore, preferences } = started
  const i18n = createI18n()
  const chosen = createChosenInstrument(local)
  const chunks = createScreenChunks((language, bundles) => {
    addBundles(i18n, language, bundles)
  }, started.styles.askAgain)
  const languages = createChunks<LanguageBundle>()
  const arrived = async (language: Language) => {
    const bundle = await loadLanguage(language)
    addBundles(i18n, language, { ...bundle })
    return bundle
  }
  let customerService: string | undefined

  const router = createHashRouter(routesBelow(<Root />))
  const navigation = createNavigation({
    router,
    onOpen: chosen.choose,
    customerService: () => customerService,
    openOutside: (address) => open(address, '_blank', 'noopener,noreferrer'),
  })
  const demo = await demoOfBuild()
  const client = createBrowserClient(environment, tab, {
    fetch: demo?.fetch ?? started.fetch,
    session: () => session.read().current,
    onSessionEnded: createSessionEnd({
      store: session,
      here: navigation.here,
      toLogin: () => navigation.replace({ to: 'login' }),
    }),
  })

  const shell = nativeShellOf(window)
  const appLock = createAppLock(local, {
    now: () => Date.now(),
    subtle: windowSubtle(),
    biometry: shell?.biometry,
    exclusively: exclusiveTabs(navigator),
  })
  followAppLock(window, session, appLock)

  const app: AppProps = {
    client,
    session,
    siteStore,
    appLock,
    drafts: createDraftsStore(tab, session),
    recentSearches: createRecentSearchesStore(local),
    readNews: createReadNewsStore(local),
    putOff: createPutOffStore(local, () => Date.now()),
    preferences,
    pages: { chunks, chosen },
    navigation,
    demo: demo?.port,
    followUpdates: shell === undefined ? followUpdates : undefined,
    notifications: shell?.notifications ?? createNotifications(window),
    i18n,
    loadLanguage: (language) => languages.load(language, () => arrived(language)),
    loadLanguageAgain: (language) => languages.again(language, () => arrived(language)),
    title: createDocumentTitle(document, siteStore.read()?.title),
    shell,
    files: createDeviceFiles({
      download: downloadInBrowser,
      share: shell && shareOf(window),
      print: () => print(),
    }),
    share: createDeviceShare(navigator),
    haptics: createDeviceHaptics(navigator),
    allowedHosts: environment.allowedHosts,
    onCustomerService: (address) => {
      customerService = address
    },
  }
  function Root() {
    return <App {...app} />
  }
  // The boundary that catches an error reports it.
  return <RouterProvider router={router} onError={() => undefined} />
}

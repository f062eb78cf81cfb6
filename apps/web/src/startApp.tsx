import { type Language, instant } from '@onelot/domain'
import { type LanguageBundle, type ReportPort, addBundles, addOwnMessages, createI18n } from '@onelot/screens'
import { intlLocale } from '@onelot/ui/i18n'
import { type ReactElement, useEffect } from 'react'
import { RouterProvider, createHashRouter } from 'react-router-dom'
import { App, type AppProps } from './App.tsx'
import { createBrowserClient } from './api/createBrowserClient.ts'
import { type Demo, createDemo } from './api/demoBroker.ts'
import { loadLanguage } from './boot/languages.ts'
import { createSiteWords } from './boot/siteWords.ts'
import type { LostStyles } from './boot/lostStyles.ts'
import { type OpenedScreen, openedScreen } from './boot/opening.ts'
import { loadUpdates, reload } from './boot/reload.ts'
import type { Environment } from './environment.ts'
import { createNavigation } from './navigation/createNavigation.tsx'
import { routesBelow } from './navigation/routes.tsx'
import { createChunks } from './pages/chunks.ts'
import { createChosenInstrument } from './pages/chosenInstrument.ts'
import { createScreenTimes } from './pages/screenTimes.ts'
import { createScreenChunks } from './pages/screenChunks.ts'
import { createWarmScreens, savesData } from './pages/warmScreens.ts'
import { createAppLock, exclusiveTabs, windowSubtle } from './session/appLock.ts'
import { createKept } from './session/keptValues.ts'
import type { PreferencesStore } from './session/preferencesStore.ts'
import { createSessionEnd } from './session/sessionEnd.ts'
import type { SessionStore } from './session/sessionStore.ts'
import type { SiteStore } from './session/siteStore.ts'
import type { KeyValues } from './session/storage.ts'
import { createDeviceHaptics } from './shell/deviceHaptics.ts'
import { createDeviceShare } from './shell/deviceShare.ts'
import { createDeviceFiles, downloadInBrowser } from './shell/deviceFiles.ts'
import { createDocumentTitle } from './shell/documentTitle.ts'
import { createNotifications } from './shell/notifications.ts'
import { followAppLock } from './shell/followAppLock.ts'
import type { Entered } from './shell/enterShell.tsx'

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
  /** Asks what a screen asks first. */
  readonly readFirst: (opened: OpenedScreen) => void
  readonly report: ReportPort
  /** Undefined in a browser. */
  readonly entered: Entered | undefined
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

/** By the worker, which a build alone has. */
const push: AppProps['ports']['push'] = import.meta.env.PROD
  ? () => import('./push/browserPush.ts').then(({ browserPush }) => browserPush())
  : undefined

/** The app: router, client and providers around the screens. */
export async function startApp(started: Started): Promise<ReactElement> {
  const { environment, local, tab, session, siteStore, preferences, report, entered } = started
  const i18n = createI18n()
  const chosen = createChosenInstrument(local)
  const chunks = createScreenChunks((language, bundles) => {
    addBundles(i18n, language, bundles)
  }, started.styles.askAgain)
  const warm = createWarmScreens(chunks, () => savesData(navigator))
  const languages = createChunks<LanguageBundle>()
  const siteWords = createSiteWords({
    path: () => siteStore.read()?.words,
    add: (language, own) => addOwnMessages(i18n, language, own),
  })
  const arrived = async (language: Language) => {
    const [bundle] = await Promise.all([loadLanguage(language), siteWords.take(language)])
    addBundles(i18n, language, { ...bundle })
    return bundle
  }
  let customerService: string | undefined

  const router = createHashRouter(routesBelow(<Root />))
  const times = createScreenTimes({
    first: router.state.location.key,
    now: () => performance.now(),
    report,
  })
  const navigation = createNavigation({
    router,
    onOpen: (address) => {
      chosen.choose(address)
      started.readFirst(openedScreen(address))
    },
    onTouched: (address) => warm.touched(openedScreen(address).screen, preferences.read().language),
    customerService: () => customerService,
    openOutside: entered?.shell.openOutside ?? ((address) => open(address, '_blank', 'noopener,noreferrer')),
  })
  const demo = await demoOfBuild()
  const client = createBrowserClient(environment, tab, {
    fetch: demo?.fetch ?? started.fetch,
    session: () => session.read().current,
    onContractViolation: (violation) => report({ kind: 'contract', violation }),
    onSessionEnded: createSessionEnd({
      store: session,
      here: navigation.here,
      toLogin: () => navigation.replace({ to: 'login' }),
    }),
  })

  const appLock = createAppLock(local, {
    now: () => Date.now(),
    subtle: windowSubtle(),
    biometry: entered?.shell.biometry,
    exclusively: exclusiveTabs(navigator),
  })
  followAppLock(window, session, appLock)

  const title = createDocumentTitle(document, siteStore.read()?.title)
  const app: AppProps = {
    ports: {
      client,
      appLock,
      kept: createKept(local, tab, session),
      files: createDeviceFiles({ save: entered?.saveFile, download: downloadInBrowser }),
      share: createDeviceShare(navigator),
      haptics: createDeviceHaptics(navigator),
      navigation,
      notifications: createNotifications(window),
      push,
      demo: demo?.port,
      i18n,
      onTitle: title.showScreen,
      reload: () => void reload(),
      now: () => instant(client.now()),
      ...entered?.ports,
    },
    session,
    siteStore,
    preferences,
    pages: { chunks, chosen, times, warm },
    navigation,
    followUpdates,
    loadLanguage: (language) => languages.load(intlLocale(language), () => arrived(language)),
    takeWordsAgain: siteWords.takeAgain,
    loadLanguageAgain: (language) => languages.again(intlLocale(language), () => arrived(language)),
    title,
    shell: undefined,
    InShell: undefined,
    allowedHosts: environment.allowedHosts,
    onCustomerService: (address) => {
      customerService = address
    },
    ...entered?.around,
  }
  function Root() {
    // Not before the router's provider follows it: the router keeps an address that was typed during the first drawing for whoever follows it first.
    useEffect(() => router.subscribe(({ location }) => times.opened(location.key)), [])
    return <App {...app} />
  }
  // The boundary that catches an error reports it.
  return <RouterProvider router={router} onError={() => undefined} />
}

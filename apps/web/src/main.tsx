import { inLanguage, setSiteLanguages, siteLanguagesOf } from '@onelot/domain'
import { type ReactElement, StrictMode, startTransition, use } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './boot/CrashBoundary.tsx'
import { readCookie } from './boot/cookies.ts'
import { firstLoads, nextTask, readFormats } from './boot/firstLoads.ts'
import { createFirstReads } from './boot/firstReads.ts'
import { loadLanguage } from './boot/languages.ts'
import { followLostStyles } from './boot/lostStyles.ts'
import { bootMessages } from './boot/messages.ts'
import { Splash } from './boot/Notice.tsx'
import { type OpenedScreen, openedScreen } from './boot/opening.ts'
import { reportOf, reportUncaught } from './boot/report.ts'
import { FIRST_SCREEN_MS } from './constants.ts'
import { readEnvironment } from './environment.ts'
import { ChunkError, inTime } from './pages/chunks.ts'
import { createPreferencesStore } from './session/preferencesStore.ts'
import { createSessionStore } from './session/sessionStore.ts'
import { createSiteStore } from './session/siteStore.ts'
import { type KeyValues, usableStorage } from './session/storage.ts'
import type { Entered } from './shell/enterShell.tsx'
import { showIcon } from './shell/siteIcon.ts'

const environment = readEnvironment(import.meta.env)
const report = reportOf(window)
reportUncaught(window)

function start(local: KeyValues, entered?: Entered): void {
  const tab = usableStorage(() => sessionStorage)
  const session = createSessionStore(local, tab)
  const siteStore = createSiteStore(local)
  const site = siteStore.read()
  setSiteLanguages(siteLanguagesOf(site?.languages ?? '') ?? [])
  const preferences = createPreferencesStore(local, navigator.languages)
  const { language } = preferences.read()
  const messages = inLanguage(bootMessages, language)

  const styles = followLostStyles(document)
  if (site?.title) document.title = site.title
  if (site?.logo) showIcon(document, site.logo)

  history.scrollRestoration = 'manual'
  addEventListener('storage', session.reread)

  /** Loads all that the screen of the address needs at once; the app handles what does not arrive. */
  const opened = openedScreen(location.hash)
  const { screen } = opened
  const firstReads = createFirstReads({
    fetch: (input, init) => fetch(input, init),
    origin: environment.apiOrigin,
    session: () => session.read().current,
    readCookie,
  })
  /** What is read first is in the reader's currency, which may be none of a site's own; the demo's broker is in the page. */
  const readFirst = ({ screen, query }: OpenedScreen) => {
    if (environment.demo || siteStore.read()?.currencies) return
    const { homeMarket, totalsIn } = preferences.read()
    firstReads.send(screen.reads?.({ query, homeMarket, totalsIn }) ?? [])
  }
  readFirst(opened)
  const app = inTime(import('./startApp.tsx'), 'the app')
  const loads = [
    screen.load,
    inLanguage(screen.messages, language),
    () => loadLanguage(language),
    readFormats,
  ]
  const firstScreen = firstLoads(loads, FIRST_SCREEN_MS)

  /** What a boundary has caught is a bug, except a chunk that did not arrive: that is a network error, and shows as one. */
  const onCaughtError = (error: unknown) => {
    if (error instanceof ChunkError) console.warn(error.message)
    else report({ kind: 'error', error })
  }

  const started = app.then(async ({ startApp }) => {
    await nextTask()
    const made = startApp({
      environment,
      local,
      tab,
      session,
      siteStore,
      preferences,
      styles,
      fetch: firstReads.fetch,
      readFirst,
      report,
      entered,
    })
    await firstScreen
    return made
  })

  // It may fail before it is drawn, and shows then.
  started.catch(() => undefined)

  function Started(): ReactElement {
    return use(started)
  }

  const root = createRoot(document.getElementById('root') ?? document.body, { onCaughtError })
  const show = (content: ReactElement) => {
    root.render(
      <StrictMode>
        <CrashBoundary messages={messages} outermost>
          {content}
        </CrashBoundary>
      </StrictMode>,
    )
  }
  show(<Splash messages={messages} site={site} />)
  /** The splash stays until the app can be drawn, which is drawn in steps: what took its place at once would take a slow phone a long task. */
  startTransition(() => {
    show(<Started />)
  })
}

const storage = usableStorage(() => localStorage)
// A native shell is asked who is logged in; a browser waits for nothing.
if ('onelotShell' in window)
  void import('./shell/enterShell.tsx')
    .then(({ enterShell }) => enterShell(window, storage))
    .catch(() => undefined)
    .then((entered) => start(entered?.session?.local ?? storage, entered))
else start(storage)

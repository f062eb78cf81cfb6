import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createBrowserClient } from './api/createBrowserClient.ts'
import { CrashBoundary } from './boot/CrashBoundary.tsx'
import { Splash } from './boot/Notice.tsx'
import { bootWords } from './boot/words.ts'
import { readEnvironment } from './environment.ts'
import { addressOf, returnTargetOf } from './navigation/addresses.ts'
import { HashRouter } from './navigation/HashRouter.tsx'
import { createHashHistory } from './navigation/hashHistory.ts'
import { createRouterBridge } from './navigation/bridge.ts'
import { createNavigation } from './navigation/createNavigation.tsx'
import { ChunkError } from './pages/chunks.ts'
import { createChosenInstrument } from './pages/chosenInstrument.ts'
import { createPreferencesStore } from './session/preferencesStore.ts'
import { createDraftsStore } from './session/draftsStore.ts'
import { createSessionEnd } from './session/sessionEnd.ts'
import { createSessionStore } from './session/sessionStore.ts'
import { usableStorage } from './session/storage.ts'
import { nativeShellOf } from './shell/nativeShell.ts'

const environment = readEnvironment(import.meta.env)
const local = usableStorage(() => localStorage)
const tab = usableStorage(() => sessionStorage)
const session = createSessionStore(local, tab)
const drafts = createDraftsStore(tab, session)
const preferences = createPreferencesStore(local, navigator.languages)
const chosen = createChosenInstrument(local)

const hashHistory = createHashHistory(window)
const bridge = createRouterBridge({
  history: hashHistory,
  onOpen: chosen.choose,
  scrollToTop: () => {
    scrollTo({ top: 0 })
  },
})

const pages = { bridge, chosen }

let customerService: string | undefined
const navigation = createNavigation({
  bridge,
  customerService: () => customerService,
  openOutside: (address) => open(address, '_blank', 'noopener,noreferrer'),
})

const client = createBrowserClient(environment, tab, {
  session: () => session.read().current,
  onSessionEnded: createSessionEnd({
    store: session,
    here: () => returnTargetOf(bridge.here()),
    toLogin: () => {
      bridge.replace(addressOf({ to: 'login' }))
    },
  }),
})

history.scrollRestoration = 'manual'
addEventListener('storage', session.reread)

const words = bootWords[preferences.read().language]
const reload = () => {
  location.reload()
}

/** What a boundary has caught is a bug, but for a chunk that did not arrive: that is the network, and the reader has been told. */
const onCaughtError = (error: unknown) => {
  if (error instanceof ChunkError) console.warn(error.message)
  else console.error(error)
}

createRoot(document.getElementById('root') ?? document.body, { onCaughtError }).render(
  <StrictMode>
    <CrashBoundary words={words} onRetry={reload}>
      <HashRouter history={hashHistory}>
        <Suspense fallback={<Splash words={words} />}>
          <App
            client={client}
            session={session}
            drafts={drafts}
            preferences={preferences}
            pages={pages}
            navigation={navigation}
            shell={nativeShellOf(window)}
            allowedHosts={environment.allowedHosts}
            onCustomerService={(address) => {
              customerService = address
            }}
          />
        </Suspense>
      </HashRouter>
    </CrashBoundary>
  </StrictMode>,
)

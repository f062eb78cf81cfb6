import type { FirstRead } from '@onelot/screens'
import { type ReactElement, StrictMode, Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from './boot/CrashBoundary.tsx'
import { readCookie } from './boot/cookies.ts'
import { sendFirstReads } from './boot/firstReads.ts'
import { loadLanguage } from './boot/languages.ts'
import { bootMessages } from './boot/messages.ts'
import { Splash } from './boot/Notice.tsx'
import { openedScreen } from './boot/opening.ts'
import { readEnvironment } from './environment.ts'
import { ChunkError, inTime } from './pages/chunks.ts'
import { createPreferencesStore } from './session/preferencesStore.ts'
import { createSessionStore } from './session/sessionStore.ts'
import { usableStorage } from './session/storage.ts'

const environment = readEnvironment(import.meta.env)
const local = usableStorage(() => localStorage)
const tab = usableStorage(() => sessionStorage)
const session = createSessionStore(local, tab)
const preferences = createPreferencesStore(local, navigator.languages)
const { language, totalsIn } = preferences.read()
const messages = bootMessages[language]

history.scrollRestoration = 'manual'
addEventListener('storage', session.reread)

/** Loads all that the screen of the address needs at once; the app handles what does not arrive. */
const { screen, query } = openedScreen(location.hash)
const reads: readonly FirstRead[] = environment.demo ? [] : (screen.reads?.({ query, totalsIn }) ?? [])
const firstReads = sendFirstReads(reads, {
  fetch: (input, init) => fetch(input, init),
  origin: environment.apiOrigin,
  session: session.read().current,
  readCookie,
})
const app = inTime(import('./startApp.tsx'), 'the app')
/** In tasks of their own, for a slow phone is busy some 10 ms with each file that it begins to load. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
const chunks = [screen.load, screen.messages[language], () => loadLanguage(language)] as const
for (const load of chunks)
  nextTask()
    .then(async () => load())
    .catch(() => undefined)

/** What a boundary has caught is a bug, except a chunk that did not arrive: that is a network error, and shows as one. */
const onCaughtError = (error: unknown) => {
  if (error instanceof ChunkError) console.warn(error.message)
  else console.error(error)
}

const started = app.then(async ({ startApp }) => {
  await nextTask()
  return startApp({ environment, local, tab, session, preferences, fetch: firstReads.fetch })
})

function Started(): ReactElement {
  return use(started)
}

createRoot(document.getElementById('root') ?? document.body, { onCaughtError }).render(
  <StrictMode>
    <CrashBoundary messages={messages}>
      <Suspense fallback={<Splash messages={messages} />}>
        <Started />
      </Suspense>
    </CrashBoundary>
  </StrictMode>,
)

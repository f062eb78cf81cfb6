import type { UpdatePort } from '@onelot/screens'

/** How often an app that stays open asks for a newer version, at most. */
const CHECK_MS = 3_600_000
/** How long a newer version may take to be fetched, once the reader waits for it. */
const TAKEN_MS = 15_000

type Listening = Pick<EventTarget, 'addEventListener'>

interface Worker extends Listening {
  readonly state: ServiceWorkerState
  readonly postMessage: (message: object) => void
}

interface Registration extends Listening {
  readonly waiting: Worker | null
  readonly installing: Worker | null
  readonly update: () => Promise<unknown>
}

/** What a browser has for installed apps. */
interface Workers extends Listening {
  readonly controller: Worker | null
  readonly register: (script: string) => Promise<Registration>
  readonly getRegistration: () => Promise<Registration | undefined>
}

/** What of a page its updates need. */
export interface UpdatingPage {
  readonly workers: Workers
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
  /** Addresses of all that the page has loaded. */
  readonly loaded: () => readonly string[]
  /** Calls back when the reader comes back to the page. */
  readonly onReturn: (listener: () => void) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const updatingPage = (view: Window): UpdatingPage => ({
  workers: view.navigator.serviceWorker,
  isReachable: async () =>
    (await fetch(view.document.baseURI, { cache: 'no-store' }).catch(() => undefined))?.ok === true,
  reload: () => {
    view.location.reload()
  },
  loaded: () => view.performance.getEntriesByType('resource').map(({ name }) => name),
  onReturn: (listener) => {
    view.document.addEventListener('visibilitychange', () => {
      if (view.document.visibilityState === 'visible') listener()
    })
  },
  now: () => Date.now(),
})

/** The newest version that there is answers this page from now on, in all tabs; at the latest after 15 s it goes on as it was. */
export async function takeNewest({
  serviceWorker: workers,
}: {
  readonly serviceWorker?: Workers
}): Promise<void> {
  const registration = await workers?.getRegistration()
  if (workers === undefined || registration === undefined) return
  await registration.update().catch(() => undefined)
  const next = registration.waiting ?? registration.installing
  if (next === null) return
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKEN_MS)
  })
  next.postMessage({ type: 'SKIP_WAITING' })
  await taken
}

/**
 * Installs the app, and says when a newer version of it waits: it takes over in all tabs by the reader's tap in one of them, which loads that tab anew. The
 * others go on with what they have loaded, and offer it then. Rejects where the browser refuses to install it.
 */
export async function followUpdates(
  page: UpdatingPage,
  onUpdate: (update: UpdatePort) => void,
): Promise<void> {
  const { workers } = page
  let isInstalled = workers.controller !== null
  const apply = async () => {
    if (!(await page.isReachable())) throw new Error('the server does not answer')
    await takeNewest({ serviceWorker: workers })
    page.reload()
  }
  const offer = (isPutOff = false) => {
    onUpdate({ isPutOff, apply, putOff: () => offer(true) })
  }
  workers.addEventListener('controllerchange', () => {
    if (isInstalled) offer()
    isInstalled = true
  })

  const registration = await workers.register('./sw.js')
  const follow = (worker: Worker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isInstalled) offer()
      // The first one keeps from then on what is loaded: what came before it is asked of it once more, and comes from the browser's own cache.
      if (worker.state === 'activated')
        worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: page.loaded() } })
    })
  }
  if (registration.waiting !== null && isInstalled) offer()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => {
    follow(registration.installing)
  })

  let checkedAt = page.now()
  page.onReturn(() => {
    if (page.now() - checkedAt < CHECK_MS) return
    checkedAt = page.now()
    // Without a connection there is none.
    registration.update().catch(() => undefined)
  })
}

/** A page that is not served securely has no workers; a browser that refuses one has the app as a page. */
export async function install(onUpdate: (update: UpdatePort) => void): Promise<void> {
  if ('serviceWorker' in navigator) await followUpdates(updatingPage(window), onUpdate).catch(() => undefined)
}

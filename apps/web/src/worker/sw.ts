import { cacheNames, clientsClaim } from 'workbox-core'
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { type PushedWorker, openPushed, showPushed } from '../push/pushed.ts'
import { isBuilt, isFile, isPage } from '../pwa/files.ts'

declare const self: ServiceWorkerGlobalScope
/** What the first screen of any start needs; the build writes it here (apps/web/serviceWorker.ts). */
declare const SHELL: PrecacheEntry[]

/** Some two builds. What was kept first goes first, as another version takes over. */
const MOST_KEPT = 1_600

const { scope } = self.registration

precache(SHELL)
cleanupOutdatedCaches()
// The page is answered below, only where a reader goes to it: what asks whether the server is there asks the server.
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url, scope),
  createHandlerBoundToURL('index.html'),
)

/** Nothing else is answered here, and so no answer of the broker is kept. */
registerRoute(
  ({ url }) => isBuilt(url, scope),
  new CacheFirst({
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) }],
  }),
)

async function trim(): Promise<void> {
  const cache = await caches.open(cacheNames.runtime)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => cache.delete(request)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(trim())
})

/** Only the reader's tap sends it (src/pwa/appUpdate.ts). */
self.addEventListener('message', ({ data }: { readonly data: unknown }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})

const pushedWorker: PushedWorker = {
  scope,
  show: (title, options) => self.registration.showNotification(title, options),
  windows: async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Other pages of the host are none of the app's.
    return windows.filter(({ url }) => isPage(new URL(url), scope))
  },
  open: (url) => self.clients.openWindow(url),
}

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(pushedWorker, event.data?.text()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(pushedWorker, event.notification.data))
})

/** The first visit: what is loaded from now on is kept. */
clientsClaim()

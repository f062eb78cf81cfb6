import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import type { PushReceiver } from '../../mock-api/src/testing/pushReceiver.ts'

/**
 * Subscribes at a push service of the test's own, as `phone`, and from the second time on as `phone-anew`: that of the browser is on the internet.
 * Returns the key that the page subscribes with.
 */
export async function subscribeAt(page: Page, service: PushReceiver): Promise<() => string> {
  let publicKey = ''
  await page.exposeFunction('noteKey', (key: string) => {
    publicKey = key
  })
  const targets = { first: service.subscribe('phone'), later: service.subscribe('phone-anew') }
  await page.addInitScript(({ first, later }) => {
    const subscription = (key: string) => ({
      options: { applicationServerKey: null },
      key,
      toJSON: () => {
        const { address, p256dh, auth } = sessionStorage.getItem('anew') === null ? first : later
        return { endpoint: address, keys: { p256dh, auth } }
      },
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    })
    if (!location.href.startsWith('http')) return
    Object.assign(PushManager.prototype, {
      getSubscription: () => {
        const key = sessionStorage.getItem('subscribed')
        return Promise.resolve(key === null ? null : subscription(key))
      },
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        if (sessionStorage.getItem('once') !== null) sessionStorage.setItem('anew', 'yes')
        sessionStorage.setItem('once', 'yes')
        sessionStorage.setItem('subscribed', key)
        // Given by `exposeFunction`.
        await (Reflect.get(window, 'noteKey') as (given: string) => Promise<void>)(key)
        return subscription(key)
      },
    })
  }, targets)
  return () => publicKey
}

/** The worker of the installed app, with what a push service and a press do to it. */
export interface PushedApp {
  /** As it arrives of the push service, decrypted. */
  readonly deliver: (text: string) => Promise<void>
  readonly notifications: () => Promise<readonly { title: string; body: string; tag: string }[]>
  /** Presses the notification that shows. */
  readonly press: () => Promise<void>
}

async function registrationIn(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** Once the app is installed. */
export async function pushedApp(context: BrowserContext, page: Page, origin: string): Promise<PushedApp> {
  const session = await context.newCDPSession(page)
  const registrationId = await registrationIn(session)
  const worker = (): Worker => {
    const [first] = context.serviceWorkers()
    if (first === undefined) throw new Error('the app is not installed')
    return first
  }
  return {
    deliver: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    notifications: () =>
      worker().evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
        const shown = await registration.getNotifications()
        return shown.map(({ title, body, tag }) => ({ title, body, tag }))
      }),
    press: () =>
      worker().evaluate(async () => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration
          WindowClient: { prototype: object }
          NotificationEvent: new (kind: string, init: { notification: unknown }) => Event
          dispatchEvent: (event: Event) => boolean
        }
        // A browser lets a window be focused by a press of a person alone.
        Object.assign(scope.WindowClient.prototype, {
          focus(this: object) {
            return Promise.resolve(this)
          },
        })
        const [notification] = await scope.registration.getNotifications()
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
      }),
  }
}

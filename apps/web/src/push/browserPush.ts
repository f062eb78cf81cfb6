import type { PushTarget } from '@onelot/domain'
import type { NotificationPermission, PushPort, PushSupport } from '@onelot/screens'

/** How long the worker may take to be there, and the push service to answer. */
const PATIENCE_MS = 15_000

interface Subscription {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
  readonly toJSON: () => { endpoint?: string; keys?: Record<string, string> }
  readonly unsubscribe: () => Promise<boolean>
}

interface PushManager {
  readonly getSubscription: () => Promise<Subscription | null>
  readonly subscribe: (options: {
    userVisibleOnly: true
    applicationServerKey: string
  }) => Promise<Subscription>
}

interface Registration {
  readonly pushManager: PushManager
}

/** What of a page push needs; what a browser lacks, or keeps from pages that are not served securely, is undefined. */
export interface PushPage {
  readonly workers:
    | {
        readonly getRegistration: () => Promise<Registration | undefined>
        readonly ready: Promise<Registration>
      }
    | undefined
  readonly hasPush: boolean
  readonly notification:
    | {
        readonly permission: 'granted' | 'denied' | 'default'
        readonly requestPermission: () => Promise<unknown>
      }
    | undefined
  /** False for a page in a browser of iOS; undefined where no page can be installed so. */
  readonly standalone: boolean | undefined
}

export const pushPage = (view: Window & typeof globalThis): PushPage => ({
  workers: 'serviceWorker' in view.navigator ? view.navigator.serviceWorker : undefined,
  hasPush: 'PushManager' in view,
  notification: 'Notification' in view ? view.Notification : undefined,
  standalone:
    'standalone' in view.navigator && typeof view.navigator.standalone === 'boolean'
      ? view.navigator.standalone
      : undefined,
})

const permissions: Readonly<Record<'granted' | 'denied' | 'default', NotificationPermission>> = {
  granted: 'granted',
  denied: 'denied',
  default: 'undecided',
}

/** As the broker writes its key. */
function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function targetOf(subscription: Subscription): PushTarget | undefined {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? undefined
    : { address: endpoint, p256dh, auth }
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the push service does not answer'))
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function supportOf({ workers, hasPush, notification, standalone }: PushPage): PushSupport {
  if (workers !== undefined && hasPush && notification !== undefined) return 'available'
  return workers !== undefined && standalone === false ? 'installFirst' : 'unavailable'
}

/** Web Push of the browser, by the worker of the installed app (docs/push.md). */
export function createBrowserPush(page: PushPage): PushPort {
  const { workers, notification } = page
  const permission = (): NotificationPermission =>
    notification === undefined ? 'unavailable' : permissions[notification.permission]
  const current = async (): Promise<Subscription | undefined> => {
    const registration = await workers?.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? undefined
  }

  /** One under another key of the broker receives nothing from this one. */
  async function subscription({ pushManager }: Registration, publicKey: string): Promise<Subscription> {
    const known = await pushManager.getSubscription()
    const key = known?.options.applicationServerKey
    if (known !== null && key && base64url(key) === publicKey) return known
    await known?.unsubscribe()
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  }

  return {
    support: supportOf(page),
    permission,
    async target() {
      const found = permission() === 'granted' ? await current() : undefined
      return found && targetOf(found)
    },
    async subscribe(publicKey) {
      if (workers === undefined) throw new Error('this browser has no workers')
      if (permission() === 'undecided') await notification?.requestPermission()
      if (permission() !== 'granted') return undefined
      return targetOf(await within(workers.ready.then((ready) => subscription(ready, publicKey))))
    },
    async unsubscribe() {
      await (await current())?.unsubscribe()
    },
  }
}

export const browserPush = (): PushPort => createBrowserPush(pushPage(window))

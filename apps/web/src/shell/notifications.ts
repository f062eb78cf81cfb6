import type { NotificationPermission, NotificationsPort } from '@onelot/screens'

/** As browsers name them. */
type BrowserPermission = 'granted' | 'denied' | 'default'

const permissions: Readonly<Record<BrowserPermission, NotificationPermission>> = {
  granted: 'granted',
  denied: 'denied',
  default: 'undecided',
}

interface Shown {
  addEventListener: (kind: 'click', listener: () => void) => void
  close: () => void
}

/** What of a page the browser's notifications need. */
export interface NotifyingPage {
  readonly Notification?: {
    readonly permission: BrowserPermission
    readonly requestPermission: () => Promise<BrowserPermission>
    new (title: string, options: { tag: string; body?: string }): Shown
  }
  readonly document: Pick<Document, 'visibilityState'>
  readonly focus: () => void
}

/** The browser's own notifications, where it has them. */
export function createNotifications(page: NotifyingPage): NotificationsPort {
  const permission = (): NotificationPermission =>
    page.Notification === undefined ? 'unavailable' : permissions[page.Notification.permission]
  return {
    permission,
    async ask() {
      await page.Notification?.requestPermission()
      return permission()
    },
    show({ tag, title, text, onOpen }) {
      const { Notification: Made } = page
      if (Made === undefined || permission() !== 'granted' || page.document.visibilityState !== 'hidden')
        return
      try {
        const shown = new Made(title, { tag, ...(text === undefined ? {} : { body: text }) })
        shown.addEventListener('click', () => {
          page.focus()
          shown.close()
          onOpen()
        })
      } catch {
        // Some browsers of phones have permissions, and notifications only for service workers: the app shows its own.
      }
    },
  }
}

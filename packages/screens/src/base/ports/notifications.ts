/** `undecided`: the person has not been asked. `unavailable`: the device shows none. */
export type NotificationPermission = 'granted' | 'denied' | 'undecided' | 'unavailable'

export interface DeviceNotification {
  /** One with the tag of an earlier one takes its place. */
  readonly tag: string
  readonly title: string
  readonly text?: string | undefined
  /** The person pressed it; the page has the focus by then. */
  readonly onOpen: () => void
}

/** Notifications of the device, outside the app. */
export interface NotificationsPort {
  readonly permission: () => NotificationPermission
  /** Asks the person, once and for all; only after a sentence that says why. */
  readonly ask: () => Promise<NotificationPermission>
  /** Shows one where it is allowed and the page is not in sight; nothing otherwise. */
  readonly show: (notification: DeviceNotification) => void
}

import type { PushTarget } from '@onelot/domain'
import type { NotificationPermission } from './notifications.ts'

/** `installFirst`: the device sends to installed apps alone, and the page is in a browser (iOS). */
export type PushSupport = 'available' | 'installFirst' | 'unavailable'

/** What a device shows while the app is closed (docs/push.md). */
export interface PushPort {
  readonly support: PushSupport
  readonly permission: () => NotificationPermission
  /** Where the device is reached now; undefined where it is not. */
  readonly target: () => Promise<PushTarget | undefined>
  /**
   * Asks the person where they have not decided; only by their own press. Undefined where they do not allow it. Rejects where the device's push service
   * does not answer.
   * @param publicKey of the broker, in base64url
   */
  readonly subscribe: (publicKey: string) => Promise<PushTarget | undefined>
  readonly unsubscribe: () => Promise<void>
}

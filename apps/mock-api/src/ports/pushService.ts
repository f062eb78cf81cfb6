import type { PushTarget } from '@onelot/domain'

/** What is sent to one device. */
export interface PushNotice {
  /** The plain text, which only the device reads. At most 3,993 bytes. */
  readonly text: string
  /** One that waits at the push service is replaced by a later one of the same name. At most 32 characters of base64url. */
  readonly topic: string
  /** Seconds that the push service keeps it for a device that is off. */
  readonly ttl: number
}

/**
 * `gone`: the device is not subscribed any more. `refused`: another try would be answered alike. `failed`: another try may succeed. `late`: so may it, and it was
 * not answered in time.
 */
export type PushSent = 'sent' | 'gone' | 'refused' | 'failed' | 'late'

/** How devices are reached while the app is closed (docs/push.md). */
export interface PushService {
  /** Of VAPID, in base64url. */
  readonly publicKey: string
  /** Whether devices may have addresses of this machine and its network. For tests only. */
  readonly anyHost: boolean
  /** Never rejects, and ends within some seconds, or as the signal is given. */
  send(to: PushTarget, notice: PushNotice, signal: AbortSignal): Promise<PushSent>
  /** Until another try: resolves after so many milliseconds, or at once as the signal is given. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Sends nothing: for worlds of stories and tests, where nobody waits for it. */
export const silentPush: PushService = {
  // The public key of the example in RFC 8292.
  publicKey: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  anyHost: false,
  send: () => Promise.resolve('sent'),
  wait: () => Promise.resolve(),
}

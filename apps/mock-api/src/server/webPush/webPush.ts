import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { pushTargetFault } from '@onelot/domain'
import type { PushSent, PushService } from '../../ports/pushService.ts'
import { encrypted } from './encrypt.ts'
import { lookupPublic } from './publicAddress.ts'
import { createVapid } from './vapid.ts'

/** A push service that has not answered by then is tried again later. */
const TIMEOUT_MS = 10_000

/** Anything else, redirects included, would be answered alike again. */
function sentBy(status: number): PushSent {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'failed' : 'refused'
}

export interface WebPushOptions {
  readonly privateKey: Buffer
  /** A `mailto:` or https address for those who keep push services. */
  readonly contact?: string | undefined
  /** Whether devices may have addresses of this machine and its network. For tests only. @defaultValue false */
  readonly anyHost?: boolean | undefined
  /** Lowered by tests only. */
  readonly timeoutMs?: number
}

/** Web Push (RFC 8030): one request a device, no redirect followed, nothing read of the answer but its status. */
export function createWebPush({
  privateKey,
  contact,
  anyHost = false,
  timeoutMs = TIMEOUT_MS,
}: WebPushOptions): PushService {
  const vapid = createVapid(privateKey, contact)

  return {
    publicKey: vapid.publicKey,
    anyHost,
    send: (to, { text, topic, ttl }, signal) =>
      new Promise((resolve) => {
        // It was taken by a broker that was started otherwise.
        if (pushTargetFault(to, anyHost) !== undefined) {
          resolve('refused')
          return
        }
        const late = AbortSignal.timeout(timeoutMs)
        const url = new URL(to.address)
        const body = encrypted(text, to)
        const request = url.protocol === 'https:' ? requestHttps : requestHttp
        const sending = request(
          url,
          {
            method: 'POST',
            headers: {
              authorization: vapid.authorization(url.origin, Date.now()),
              'content-encoding': 'aes128gcm',
              'content-type': 'application/octet-stream',
              'content-length': body.byteLength,
              ttl,
              topic,
              urgency: 'high',
            },
            signal: AbortSignal.any([signal, late]),
            ...(anyHost ? {} : { lookup: lookupPublic }),
          },
          (answer) => {
            answer.destroy()
            resolve(sentBy(answer.statusCode ?? 0))
          },
        )
        sending.on('error', () => {
          resolve(late.aborted ? 'late' : 'failed')
        })
        sending.end(body)
      }),
    wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  }
}

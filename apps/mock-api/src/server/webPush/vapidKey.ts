import { join } from 'node:path'
import { keptSecret } from '../vaultKey.ts'
import { KEY_BYTES, createVapid, randomVapidKey } from './vapid.ts'

/** A private key as the environment or a file gives it. @throws Error where it is none */
function keyIn(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64url')
  try {
    if (key.byteLength !== KEY_BYTES) throw new RangeError('of another length')
    createVapid(key, undefined)
  } catch {
    throw new Error(`${source} is no private key of P-256 in base64url`)
  }
  return key
}

/** The key that push services know this broker by. Under another one, no device that has subscribed is reached any more. */
export function vapidKeyOf({
  vapidKey,
  dataDir,
}: {
  readonly vapidKey: string | undefined
  readonly dataDir: string | undefined
}): Buffer {
  if (vapidKey !== undefined) return keyIn(vapidKey, 'VAPID_PRIVATE_KEY')
  if (dataDir === undefined) return randomVapidKey()
  const file = join(dataDir, 'vapid.key')
  return keyIn(
    keptSecret(dataDir, file, () => randomVapidKey().toString('base64url')),
    file,
  )
}

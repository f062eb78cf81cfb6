import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from '@onelot/domain'

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Of the one record that a message is (RFC 8188). */
const RECORD_BYTES = 4_096
/** Ends the last record: what follows it is padding. */
const LAST = Buffer.from([2])

/** What is drawn anew for each message. Given by tests only. */
export interface Drawn {
  readonly salt: Buffer
  /** The private key of this message. */
  readonly key: Buffer
}

function drawn(): Drawn {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(SALT_BYTES), key: pair.getPrivateKey() }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** The body of a push message: `aes128gcm` (RFC 8188), by keys that only the device has besides (RFC 8291). @throws Error where `p256dh` is no point */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt, key }: Drawn = drawn(),
): Buffer<ArrayBuffer> {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(key)
  const ours = pair.getPublicKey()
  const theirs = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = derived(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(input, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES),
    derived(input, salt, 'Content-Encoding: nonce\0', NONCE_BYTES),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

import { createECDH, createPrivateKey, sign } from 'node:crypto'

const CURVE = 'prime256v1'
export const KEY_BYTES = 32
const HOUR_S = 3_600
/** How long a token is valid: services take one of up to a day. */
const VALID_S = 12 * HOUR_S

/** The key that a broker is known by to push services (RFC 8292). */
export interface VapidKey {
  /** In base64url: browsers subscribe with it. */
  readonly publicKey: string
  /** The value of the header `Authorization` for a push service, by its origin. */
  readonly authorization: (origin: string, nowMs: number) => string
}

export function randomVapidKey(): Buffer {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  // What begins with zeros is shorter.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key])
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** `contact`: a `mailto:` or https address for those who keep push services. @throws Error where it is no private key of P-256 */
export function createVapid(privateKey: Buffer, contact: string | undefined): VapidKey {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  const point = pair.getPublicKey()
  const publicKey = point.toString('base64url')
  const coordinate = (from: number) => point.subarray(from, from + KEY_BYTES).toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey.toString('base64url'),
      x: coordinate(1),
      y: coordinate(1 + KEY_BYTES),
    },
  })
  const header = encoded({ typ: 'JWT', alg: 'ES256' })
  return {
    publicKey,
    authorization(origin, nowMs) {
      const exp = Math.floor(nowMs / 1_000) + VALID_S
      const signed = `${header}.${encoded({ aud: origin, exp, sub: contact })}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

import type { Fields } from '../../base/refusals/refusal.ts'

/** Devices of a member that are sent something at most: one more is refused with PUSH_DEVICES_FULL. */
export const MOST_PUSH_DEVICES = 10
/** Characters of an address at most. */
export const MOST_ADDRESS = 1_000

/** Where a device is reached, and the keys that what is sent to it is encrypted with (RFC 8291). */
export interface PushTarget {
  /** A URL of the device's push service. */
  readonly address: string
  /** The device's public key: an uncompressed point of P-256, in base64url. */
  readonly p256dh: string
  /** The secret that it shares with who sends: 16 bytes, in base64url. */
  readonly auth: string
}

const POINT_BYTES = 65
const AUTH_BYTES = 16
/** P-256: y² = x³ - 3x + b, modulo p. */
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Without padding, as browsers write keys. Undefined where a text is no base64url. */
function bytesOf(text: string): readonly number[] | undefined {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const character of text) {
    const digit = digits.indexOf(character)
    if (digit < 0) return undefined
    bits = ((bits << 6) | digit) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  return bytes
}

const numberOf = (bytes: readonly number[]): bigint =>
  bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)

function isPoint(bytes: readonly number[] | undefined): boolean {
  if (bytes?.length !== POINT_BYTES || bytes[0] !== 4) return false
  const half = (POINT_BYTES + 1) / 2
  const [x, y] = [numberOf(bytes.slice(1, half)), numberOf(bytes.slice(half))]
  return x < p && y < p && (y * y - (x * x * x - 3n * x + b)) % p === 0n
}

/** An https address at the usual port, without a user's name or a fragment. */
const addressed = /^https:\/\/([^/?#:@\s]+)(?:[/?][!-~]*)?$/
/** The names of push services have a dot, and do not end as those of a network of one's own. */
const isPublicName = (host: string): boolean =>
  /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !/\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|test|invalid|arpa)$/.test(host)

/** `anyHost`: also what is of this machine and its network, also without TLS; for tests. */
function isAddress(text: string, anyHost: boolean): boolean {
  if (text.length > MOST_ADDRESS || text.includes('#')) return false
  if (anyHost && /^https?:\/\/[\w.:[\]-]+\/[!-~]*$/.test(text)) return true
  const [, host] = addressed.exec(text) ?? []
  return host !== undefined && isPublicName(host)
}

/** Which fields of an address are malformed; undefined where none is. */
export function pushTargetFault({ address, p256dh, auth }: PushTarget, anyHost: boolean): Fields | undefined {
  const fields: Fields = {
    ...(isAddress(address, anyHost) ? {} : { address: 'notAllowed' }),
    ...(isPoint(bytesOf(p256dh)) ? {} : { p256dh: 'malformed' }),
    ...(bytesOf(auth)?.length === AUTH_BYTES ? {} : { auth: 'malformed' }),
  }
  return Object.keys(fields).length === 0 ? undefined : fields
}

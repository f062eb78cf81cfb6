import { type Secrets, createRandomSecrets } from './secrets.ts'

/** Keeps identity data unreadable at rest, and finds it again by its text (docs/rules/access.md). */
export interface Vault {
  seal(plain: string): Promise<string>
  /** @throws where the text was sealed under another key, or changed. */
  open(sealed: string): Promise<string>
  /** As `seal` and `open` do with text. */
  sealBytes(plain: Uint8Array<ArrayBuffer>): Promise<string>
  openBytes(sealed: string): Promise<Uint8Array<ArrayBuffer>>
  /** A keyed digest: equal for equal text, and of no use without the key. */
  digest(plain: string): Promise<string>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A call takes no more parameters than about this many. */
const PIECE_BYTES = 8_192

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))
  return btoa(text)
}
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

export const VAULT_KEY_BYTES = 32
export const NONCE_BYTES = 12

/** Names the nonce of bytes to a source that repeats. */
export const nonceOf = ({ byteLength }: Uint8Array): string => `nonce of ${String(byteLength)} bytes`

/** AES-GCM and HMAC-SHA-256 under one key of 32 bytes, by WebCrypto: the same in Node and in a page. */
export async function createVault(
  secret: Uint8Array<ArrayBuffer>,
  secrets: Secrets = createRandomSecrets(),
): Promise<Vault> {
  const { subtle } = crypto
  const root = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derived = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: encoder.encode(info),
  })
  const [sealing, digesting] = await Promise.all([
    subtle.deriveKey(derived('onelot seal'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    subtle.deriveKey(derived('onelot digest'), root, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  ])
  async function sealed(plain: Uint8Array<ArrayBuffer>, nonce: Uint8Array<ArrayBuffer>): Promise<string> {
    const body = await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, sealing, plain)
    return `${toBase64(nonce)}.${toBase64(new Uint8Array(body))}`
  }
  async function opened(text: string): Promise<Uint8Array<ArrayBuffer>> {
    const [nonce = '', body = ''] = text.split('.')
    const algorithm = { name: 'AES-GCM', iv: fromBase64(nonce) }
    return new Uint8Array(await subtle.decrypt(algorithm, sealing, fromBase64(body)))
  }
  return {
    seal: (plain) => sealed(encoder.encode(plain), secrets.bytes(NONCE_BYTES, `nonce ${plain}`)),
    open: async (text) => decoder.decode(await opened(text)),
    sealBytes: (plain) => sealed(plain, secrets.bytes(NONCE_BYTES, nonceOf(plain))),
    openBytes: opened,
    async digest(plain) {
      return toBase64(new Uint8Array(await subtle.sign('HMAC', digesting, encoder.encode(plain))))
    },
  }
}

export const randomVaultKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(VAULT_KEY_BYTES))

import { toHex } from './secrets.ts'

/** A browser has no `process`, or a bundler's with less in it. */
const platform: { readonly process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> } = globalThis

/** Taken from the platform at start: on Node a digest is there at once, where WebCrypto makes a job of each. */
const node = platform.process?.getBuiltinModule?.('node:crypto')

const encoder = new TextEncoder()

/** SHA-256 of text or bytes in hexadecimal. */
export async function sha256(plain: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (node !== undefined) return node.hash('sha256', plain, 'hex')
  const bytes = typeof plain === 'string' ? encoder.encode(plain) : plain
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

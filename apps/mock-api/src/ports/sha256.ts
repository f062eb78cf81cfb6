import { toHex } from './secrets.ts'

/** A browser has no `process`, or a bundler's with less in it. */
const platform: { readonly process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> } = globalThis

/** Taken from the platform at start: on Node a digest is there at once, where WebCrypto makes a job of each. */
const node = platform.process?.getBuiltinModule?.('node:crypto')

const encoder = new TextEncoder()

/** SHA-256 in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  if (node !== undefined) return node.hash('sha256', text, 'hex')
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

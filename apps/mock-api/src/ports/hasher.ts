import { type Secrets, createRandomSecrets, fromHex, toHex } from './secrets.ts'

/** How passwords are kept. A stored hash names its method and cost, so that both can be raised later. */
export interface Hasher {
  hash(password: string): Promise<string>
  verify(password: string, stored: string): Promise<boolean>
  /** True where `stored` was made by an older method or at a lower cost: hash again at the next login. */
  outdated(stored: string): boolean
}

const encoder = new TextEncoder()

/** Compares in the same time wherever the difference lies. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at % (b.length || 1))
  return difference === 0
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  )
  return toHex(new Uint8Array(bits))
}

/** PBKDF2 by WebCrypto, for brokers that run in a page. Stories take few rounds: nothing there is secret. */
export function createPbkdf2Hasher(rounds: number, secrets: Secrets = createRandomSecrets()): Hasher {
  const method = `pbkdf2$${String(rounds)}$`
  return {
    async hash(password) {
      const salt = secrets.bytes(16, `salt ${password}`)
      return `${method}${toHex(salt)}$${await derive(password, salt, rounds)}`
    },
    async verify(password, stored) {
      const [name, cost, salt, hash] = stored.split('$')
      if (name !== 'pbkdf2' || cost === undefined || salt === undefined || hash === undefined) return false
      return sameText(await derive(password, fromHex(salt), Number(cost)), hash)
    },
    outdated: (stored) => !stored.startsWith(method),
  }
}

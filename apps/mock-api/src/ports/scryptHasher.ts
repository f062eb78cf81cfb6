import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Hasher } from './hasher.ts'

const KEY_BYTES = 32
/** Bytes that OpenSSL takes besides what the cost asks for. */
const LEAST_MEMORY = 2 ** 20
/** OWASP's floor for scrypt: N = 2^17 at r = 8, p = 1 needs 128 MB; 2^15 with p = 3 is its equal at 32 MB. */
export const scryptCost = { N: 2 ** 15, r: 8, p: 3 } as const

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password,
      salt,
      KEY_BYTES,
      { ...cost, maxmem: LEAST_MEMORY + 256 * cost.N * cost.r },
      (error, key) => {
        if (error) reject(error)
        else resolve(key)
      },
    )
  })
}

export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** scrypt, for brokers on Node. Tests lower the cost. */
export function createScryptHasher(cost: ScryptCost = scryptCost): Hasher {
  const method = `scrypt$${String(cost.N)}$${String(cost.r)}$${String(cost.p)}$`
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return `${method}${salt.toString('hex')}$${(await derive(password, salt, cost)).toString('hex')}`
    },
    async verify(password, stored) {
      const [name, N, r, p, salt, hash] = stored.split('$')
      if (name !== 'scrypt' || salt === undefined || hash === undefined) return false
      const stands = Buffer.from(hash, 'hex')
      const given = await derive(password, Buffer.from(salt, 'hex'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      })
      return stands.length === given.length && timingSafeEqual(stands, given)
    },
    outdated: (stored) => !stored.startsWith(method),
  }
}

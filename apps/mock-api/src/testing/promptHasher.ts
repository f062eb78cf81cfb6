import { createHash } from 'node:crypto'
import type { Hasher } from '../ports/hasher.ts'
import { type Secrets, toHex } from '../ports/secrets.ts'

const METHOD = 'sha256'
const hashOf = (password: string, salt: string): string =>
  createHash('sha256').update(`${salt} ${password}`).digest('hex')

/** A hasher that answers in the same turn of the event loop, so that what runs beside it does so in the same order each time. */
export function createPromptHasher(secrets: Secrets): Hasher {
  return {
    hash(password) {
      const salt = toHex(secrets.bytes(16, `salt ${password}`))
      return Promise.resolve(`${METHOD}$${salt}$${hashOf(password, salt)}`)
    },
    verify(password, stored) {
      const [method, salt = '', hash] = stored.split('$')
      return Promise.resolve(method === METHOD && hash === hashOf(password, salt))
    },
    outdated: () => false,
  }
}

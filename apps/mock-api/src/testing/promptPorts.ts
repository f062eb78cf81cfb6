import { createHash } from 'node:crypto'
import type { Hasher } from '../ports/hasher.ts'
import { createNodeVault } from '../ports/nodeVault.ts'
import { type Secrets, createRepeatingSecrets, toHex } from '../ports/secrets.ts'
import { VAULT_KEY_BYTES } from '../ports/vault.ts'

const METHOD = 'sha256'
const hashOf = (password: string, salt: string): string =>
  createHash('sha256').update(`${salt} ${password}`).digest('hex')

function createPromptHasher(secrets: Secrets): Hasher {
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

/** Ports that wait for no other thread: of two requests at once the same one comes first in each run. */
export function promptPorts() {
  const secrets = createRepeatingSecrets()
  return {
    hasher: createPromptHasher(secrets),
    vault: createNodeVault(new Uint8Array(VAULT_KEY_BYTES), secrets),
  }
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { type Secrets, createRandomSecrets } from './secrets.ts'
import { NONCE_BYTES, type Vault, VAULT_KEY_BYTES } from './vault.ts'

const CIPHER = 'aes-256-gcm'
/** A shorter tag is refused. */
const tag = { authTagLength: 16 }

/** The vault of `createVault`, by Node's own functions: what one seals the other opens. A WebCrypto job costs many times what it does. */
export function createNodeVault(secret: Uint8Array, secrets: Secrets = createRandomSecrets()): Vault {
  const derived = (info: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(VAULT_KEY_BYTES), info, VAULT_KEY_BYTES))
  const sealing = derived('onelot seal')
  const digesting = derived('onelot digest')
  return {
    seal(plain) {
      const nonce = secrets.bytes(NONCE_BYTES, `nonce ${plain}`)
      const cipher = createCipheriv(CIPHER, sealing, nonce, tag)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return Promise.resolve(`${Buffer.from(nonce).toString('base64')}.${sealed.toString('base64')}`)
    },
    open: (sealed) =>
      new Promise((resolve) => {
        const [nonce = '', body = ''] = sealed.split('.')
        const bytes = Buffer.from(body, 'base64')
        const decipher = createDecipheriv(CIPHER, sealing, Buffer.from(nonce, 'base64'), tag)
        decipher.setAuthTag(bytes.subarray(-tag.authTagLength))
        const start = decipher.update(bytes.subarray(0, -tag.authTagLength), undefined, 'utf8')
        resolve(`${start}${decipher.final('utf8')}`)
      }),
    digest: (plain) => Promise.resolve(createHmac('sha256', digesting).update(plain).digest('base64')),
  }
}

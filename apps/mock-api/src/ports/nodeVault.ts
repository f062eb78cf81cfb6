import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { type Secrets, createRandomSecrets } from './secrets.ts'
import { NONCE_BYTES, type Vault, VAULT_KEY_BYTES, nonceOf } from './vault.ts'

const CIPHER = 'aes-256-gcm'
/** A shorter tag is refused. */
const tag = { authTagLength: 16 }

/** The vault of `createVault`, by Node's own functions: what one seals the other opens. A WebCrypto job costs many times what it does. */
export function createNodeVault(secret: Uint8Array, secrets: Secrets = createRandomSecrets()): Vault {
  const derived = (info: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(VAULT_KEY_BYTES), info, VAULT_KEY_BYTES))
  const sealing = derived('onelot seal')
  const digesting = derived('onelot digest')
  function sealed(plain: string | Uint8Array, nonce: Uint8Array): string {
    const cipher = createCipheriv(CIPHER, sealing, nonce, tag)
    const start = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
    const body = Buffer.concat([start, cipher.final(), cipher.getAuthTag()])
    return `${Buffer.from(nonce).toString('base64')}.${body.toString('base64')}`
  }
  function opened(text: string): Buffer<ArrayBuffer> {
    const [nonce = '', body = ''] = text.split('.')
    const bytes = Buffer.from(body, 'base64')
    const decipher = createDecipheriv(CIPHER, sealing, Buffer.from(nonce, 'base64'), tag)
    decipher.setAuthTag(bytes.subarray(-tag.authTagLength))
    return Buffer.concat([decipher.update(bytes.subarray(0, -tag.authTagLength)), decipher.final()])
  }
  return {
    seal: (plain) => Promise.resolve(sealed(plain, secrets.bytes(NONCE_BYTES, `nonce ${plain}`))),
    open: (text) =>
      new Promise((resolve) => {
        resolve(opened(text).toString('utf8'))
      }),
    sealBytes: (plain) => Promise.resolve(sealed(plain, secrets.bytes(NONCE_BYTES, nonceOf(plain)))),
    openBytes: (text) =>
      new Promise((resolve) => {
        resolve(new Uint8Array(opened(text)))
      }),
    digest: (plain) => Promise.resolve(createHmac('sha256', digesting).update(plain).digest('base64')),
  }
}

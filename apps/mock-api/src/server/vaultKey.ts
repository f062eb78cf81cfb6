import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VAULT_KEY_BYTES, randomVaultKey } from '../ports/vault.ts'

/** A key as the environment gives it. @throws Error where it is no key */
export function keyOfHex(text: string, source: string): Uint8Array<ArrayBuffer> {
  const key = Uint8Array.from(Buffer.from(text.trim(), 'hex'))
  if (key.byteLength !== VAULT_KEY_BYTES)
    throw new Error(`${source} is no key of ${String(VAULT_KEY_BYTES)} bytes`)
  return key
}

/** The key of identity data: made once, readable by its owner only. Without it, the data stays sealed. */
export function vaultKeyOf(dataDir: string): Uint8Array<ArrayBuffer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'vault.key')
  try {
    writeFileSync(file, Buffer.from(randomVaultKey()).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  return keyOfHex(readFileSync(file, 'utf8'), file)
}

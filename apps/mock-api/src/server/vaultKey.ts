import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { VAULT_KEY_BYTES, randomVaultKey } from '../ports/vault.ts'

/** A key as the environment gives it. @throws Error where it is no key */
export function keyOfHex(text: string, source: string): Uint8Array<ArrayBuffer> {
  const key = Uint8Array.from(Buffer.from(text.trim(), 'hex'))
  if (key.byteLength !== VAULT_KEY_BYTES)
    throw new Error(`${source} is no key of ${String(VAULT_KEY_BYTES)} bytes`)
  return key
}

export const keyFileOf = (dataDir: string): string => join(dataDir, 'vault.key')

/** Flushes a file, or the names in a folder, to the disk. Windows keeps names by itself and opens no folder. */
function flush(path: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Writes a file that is there whole or not at all, unless there is one already. */
function writeOnce(folder: string, file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 })
  try {
    flush(draft)
    linkSync(draft, file)
    flush(folder)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** What a file of the folder says: made once, readable by its owner only. */
export function keptSecret(dataDir: string, file: string, make: () => string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) writeOnce(dataDir, file, make())
  return readFileSync(file, 'utf8')
}

/** The key of identity data. Without it, the data stays sealed. */
export function vaultKeyOf(dataDir: string): Uint8Array<ArrayBuffer> {
  const file = keyFileOf(dataDir)
  const text = keptSecret(dataDir, file, () => Buffer.from(randomVaultKey()).toString('hex'))
  return keyOfHex(text, file)
}

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { memberLogin, memberRegister } from '@onelot/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Broker } from '../broker.ts'
import { createNodeBroker } from '../node.ts'
import { startMain } from '../testing/mainProcess.ts'
import { registrationOf } from '../testing/registration.ts'
import { nextKey, requestTo } from '../testing/testBroker.ts'

const THREADS = 2
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const open = (vaultKey?: string) =>
  createNodeBroker({ dataDir: folder, vaultKey, demo: false, scrypt: { N: 2, r: 1, p: 1 } })
const keyFile = () => join(folder, 'vault.key')

const phone = '01022223333'
const password = 'Onelot2026'
const registration = registrationOf(phone, password)
const ask = async (broker: Broker, path: string, body: object): Promise<unknown> =>
  (await broker.fetch(requestTo(path, body, { 'idempotency-key': nextKey() }))).json()

async function registerOne(): Promise<void> {
  const broker = await open()
  expect(await ask(broker, memberRegister.path, registration)).toMatchObject({ status: 1 })
  await broker.close()
}

describe('the key of identity data', () => {
  it('is refused at the start where it is another than that of the database, which is left as it is', async () => {
    await registerOne()
    await expect(open('ab'.repeat(32))).rejects.toThrow('was written with another key')
    const again = await open()
    expect(await ask(again, memberLogin.path, { phone, password })).toMatchObject({ status: 1 })
    await again.close()
  })

  it('is not made anew where the database was written with one that is gone', async () => {
    await registerOne()
    const key = readFileSync(keyFile())
    rmSync(keyFile())
    await expect(open()).rejects.toThrow(`${keyFile()} is missing`)
    expect(existsSync(keyFile())).toBe(false)
    writeFileSync(keyFile(), key)
    await (await open()).close()
  })

  it('is compared also where no member has registered', async () => {
    await (await open()).close()
    await expect(open('ab'.repeat(32))).rejects.toThrow('was written with another key')
  })

  it('is compared with what an earlier release has sealed, which left nothing to compare with', async () => {
    await registerOne()
    const before = await open()
    await before.services.store.changeRecords([
      { kind: 'removeOwned', collection: 'site.vault', owner: 'site' },
    ])
    await before.close()
    await expect(open('ab'.repeat(32))).rejects.toThrow('was written with another key')
    await (await open()).close()
    await expect(open('ab'.repeat(32))).rejects.toThrow('was written with another key')
  })

  it('is compared also after a reset', async () => {
    const broker = await open()
    await broker.reset()
    await broker.close()
    await expect(open('ab'.repeat(32))).rejects.toThrow('was written with another key')
  })

  it('is refused by the process in a sentence', async () => {
    await registerOne()
    const main = startMain({ DATA_DIR: folder, VAULT_KEY: 'ab'.repeat(32) })
    expect(await main.ended).toBe(1)
    expect(main.errors()).toEqual([expect.stringMatching(/^Onelot cannot start: .* with another key/)])
  })

  it('is there whole or not at all, and one for all who start at once', async () => {
    const folders = Array.from({ length: 200 }, (_, n) => join(folder, String(n)))
    const arrived = new Int32Array(new SharedArrayBuffer(4 * folders.length))
    const script = new URL('../testing/keyRace.ts', import.meta.url)
    const threads = await Promise.all(
      Array.from(
        { length: THREADS },
        () =>
          new Promise<readonly string[]>((resolve, reject) => {
            const worker = new Worker(script, { workerData: { folders, arrived, threads: THREADS } })
            worker.once('message', resolve)
            worker.once('error', reject)
          }),
      ),
    )
    const written = folders.map((one) => readFileSync(join(one, 'vault.key'), 'utf8'))
    expect(new Set(written).size).toBe(folders.length)
    for (const keys of threads) expect(keys).toEqual(written)
  })

  it('can be read by its owner only, in a folder that others can read', async () => {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    await (await open()).close()
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
  })
})

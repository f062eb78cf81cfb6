import { existsSync } from 'node:fs'
import type { Vault } from '../ports/vault.ts'
import { collections, phoneOf, type Credentials } from '../modules/base/credentials.ts'
import { type Store, StoreConflict } from '../store/port.ts'
import { keyFileOf } from './vaultKey.ts'

/** What tells which key a database was written with, and nothing of the key. */
const proof = { collection: 'site.vault', key: 'proof', owner: 'site' } as const
const PROVEN = 'the key of this database'

interface Proof {
  readonly digest: string
}

async function digestIn(store: Store): Promise<string | undefined> {
  const record = await store.record(proof.collection, proof.key)
  // Written by this file only.
  return (record?.body as Proof | undefined)?.digest
}

/** A member whose number an earlier release has sealed, before there was a proof. */
async function sealedIn(store: Store): Promise<Credentials | undefined> {
  const [first] = await store.records({ collection: collections.credentials })
  return first?.body as Credentials | undefined
}

const opens = (vault: Vault, sealed: Credentials): Promise<boolean> =>
  phoneOf({ vault }, sealed).then(
    () => true,
    () => false,
  )

/** @throws Error where the database was written with a key that lay in this folder and is gone: a new one would open nothing of it */
export async function refuseLostKey(store: Store, dataDir: string): Promise<void> {
  const file = keyFileOf(dataDir)
  if (existsSync(file)) return
  if ((await digestIn(store)) === undefined && (await sealedIn(store)) === undefined) return
  throw new Error(
    `${file} is missing, and what the database knows of its members was sealed with it. Put it back, or name the key in VAULT_KEY. Nothing was changed.`,
  )
}

/** Compares the key with that of the database, which it becomes where there is none. @throws Error where it is another */
export async function proveVault(store: Store, vault: Vault): Promise<void> {
  const digest = await vault.digest(PROVEN)
  let known = await digestIn(store)
  if (known === undefined) {
    const sealed = await sealedIn(store)
    if (sealed !== undefined && !(await opens(vault, sealed))) known = 'of another key'
    else
      try {
        await store.changeRecords([{ kind: 'new', record: { ...proof, body: { digest } } }])
        return
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error
        known = await digestIn(store)
      }
  }
  if (known !== digest)
    throw new Error(
      'the database was written with another key than this one of VAULT_KEY or vault.key: it would open nothing that the database knows of its members. Nothing was changed.',
    )
}

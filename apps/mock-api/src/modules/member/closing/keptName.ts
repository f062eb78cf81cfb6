import type { AccountId } from '@onelot/domain'
import { VAULT_KEY_BYTES, createVault } from '../../../ports/vault.ts'
import type { Services } from '../../../services.ts'
import type { RecordChange, StoredRecord } from '../../../store/lists.ts'

/** Names of closed accounts, each sealed under a key of its own. */
const names = 'closing.names'
/** These keys, sealed in their turn: without its key a name is unreadable, wherever a copy of it is. */
const keys = 'closing.keys'

type Keeping = Pick<Services, 'store' | 'vault' | 'secrets'>

/** Keeps a verified name after its account. */
export async function keptName(
  { vault, secrets }: Keeping,
  owner: AccountId,
  name: string,
): Promise<readonly RecordChange[]> {
  const key = secrets.bytes(VAULT_KEY_BYTES, `name of ${owner}`)
  const own = await createVault(key, secrets)
  const record = (collection: string, sealed: string): RecordChange => ({
    kind: 'replace',
    record: { collection, key: owner, owner, body: { sealed } },
  })
  return [record(names, await own.seal(name)), record(keys, await vault.sealBytes(key))]
}

// Written by `keptName` only.
const sealedIn = ({ body }: StoredRecord): string => (body as { readonly sealed: string }).sealed

/** The name of a closed account; undefined where it had none that was verified, and once its key is gone. */
export async function nameKeptOf({ store, vault }: Keeping, account: AccountId): Promise<string | undefined> {
  const [name, key] = await Promise.all([store.record(names, account), store.record(keys, account)])
  if (name === undefined || key === undefined) return undefined
  const own = await createVault(await vault.openBytes(sealedIn(key)))
  return own.open(sealedIn(name))
}

/** Destroys the key, and what was sealed by it. */
export const destroyedName = (owner: string): readonly RecordChange[] =>
  [keys, names].map((collection) => ({ kind: 'removeOwned', collection, owner }))

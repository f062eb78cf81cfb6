import type { AccountId } from '@onelot/domain'
import { type CardDetails, type WalletDetails, sameAddress } from '@onelot/domain/modules/member/payees'
import type { Services } from '../../services.ts'
import type { RecordChange } from '../../store/lists.ts'

/** Numbers, addresses and names by the payee's id, sealed: no event has them. */
const details = 'payees.details'
/** By a keyed digest of what is linked, so that of two that link it at once one is refused. */
const linked = 'payees.linked'
export const payeeCollections = [details, linked]

type Reading = Pick<Services, 'store' | 'vault'>

/** What is kept of a payee beside its events. */
export type PayeeDetails =
  | ({ readonly of: 'card' } & CardDetails)
  | ({ readonly of: 'wallet' } & WalletDetails)

/** A bank account is one for all members, a wallet is one for each. */
const linkOf = ({ vault }: Reading, account: AccountId, known: PayeeDetails): Promise<string> =>
  vault.digest(
    known.of === 'card'
      ? `card ${known.bank} ${known.number}`
      : `wallet ${account} ${known.network} ${sameAddress(known.network, known.address)}`,
  )

/** Whether it is linked: a bank account to any member, a wallet to this one. */
export async function isLinked(services: Reading, account: AccountId, known: PayeeDetails): Promise<boolean> {
  return (await services.store.record(linked, await linkOf(services, account, known))) !== undefined
}

/** Whose a payee is; undefined where there is none by that id. */
export const ownerOfPayee = async (
  { store }: Pick<Services, 'store'>,
  id: string,
): Promise<string | undefined> => (await store.record(details, id))?.owner

/** Undefined where there is none by that id: it may have been unbound since its account was read. */
export async function detailsOf({ store, vault }: Reading, id: string): Promise<PayeeDetails | undefined> {
  const record = await store.record(details, id)
  if (record === undefined) return undefined
  // Written by `newPayee` only.
  const { sealed } = record.body as { readonly sealed: string }
  return JSON.parse(await vault.open(sealed)) as PayeeDetails
}

/** Refused by the store where it is linked already. */
export async function newPayee(
  services: Reading,
  owner: AccountId,
  id: string,
  known: PayeeDetails,
): Promise<readonly RecordChange[]> {
  const sealed = await services.vault.seal(JSON.stringify(known))
  return [
    { kind: 'new', record: { collection: details, key: id, owner, body: { sealed } } },
    {
      kind: 'new',
      record: { collection: linked, key: await linkOf(services, owner, known), owner, body: {} },
    },
  ]
}

export async function removedPayee(
  services: Reading,
  owner: AccountId,
  id: string,
): Promise<readonly RecordChange[]> {
  const known = await detailsOf(services, id)
  // Unbound by another call meanwhile: this one is decided anew.
  if (known === undefined) return []
  return [
    { kind: 'remove', collection: details, key: id },
    { kind: 'remove', collection: linked, key: await linkOf(services, owner, known) },
  ]
}

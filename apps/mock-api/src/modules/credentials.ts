import type { AccountId, Instant } from '@onelot/domain'
import type { Services } from '../services.ts'
import type { RecordChange, StoredRecord } from '../store/lists.ts'

/** Records of members: kept beside the events, so that identity can be erased while the events stay. */
export const collections = {
  /** Keyed by account. */
  credentials: 'members.credentials',
  /** Keyed by the keyed digest of the number. */
  phones: 'members.phones',
  /** Keyed by the code. */
  invitations: 'members.invitations',
} as const

export interface Credentials {
  readonly account: AccountId
  /** Identity, encrypted at rest. */
  readonly sealed: string
  readonly password: string
  /** Hash of the withdrawal password; missing until one is set. */
  readonly fundPassword?: string | undefined
  readonly phone: string
  readonly invitation: string
  readonly openedAt: Instant
}

/** The same number with and without its plus is one account. */
export const phoneDigest = ({ vault }: Pick<Services, 'vault'>, phone: string): Promise<string> =>
  vault.digest(`phone ${phone.replace(/^\+/, '')}`)

export async function credentialsOf(
  { store }: Pick<Services, 'store'>,
  account: string,
): Promise<Credentials | undefined> {
  const record = await store.record(collections.credentials, account)
  // Written by this file only.
  return record?.body as Credentials | undefined
}

/** The account of a number or a code. */
export async function ownerOf(
  { store }: Pick<Services, 'store'>,
  collection: (typeof collections)['phones' | 'invitations'],
  key: string,
): Promise<string | undefined> {
  return (await store.record(collection, key))?.owner
}

const record = (collection: string, key: string, owner: string, body: object): StoredRecord => ({
  collection,
  key,
  owner,
  body,
})

/** Refused by the store where the number or the code has an account already. */
export const newCredentials = (credentials: Credentials): readonly RecordChange[] => {
  const { account, phone, invitation } = credentials
  return [
    { kind: 'new', record: record(collections.phones, phone, account, {}) },
    { kind: 'new', record: record(collections.invitations, invitation, account, {}) },
    { kind: 'new', record: record(collections.credentials, account, account, credentials) },
  ]
}

/** The credentials of whoever has a session. */
export async function credentialsFor(
  services: Pick<Services, 'store'>,
  account: AccountId,
): Promise<Credentials> {
  const credentials = await credentialsOf(services, account)
  if (credentials === undefined) throw new Error(`${account} has no credentials`)
  return credentials
}

const replaced = (credentials: Credentials): RecordChange => ({
  kind: 'replace',
  record: record(collections.credentials, credentials.account, credentials.account, credentials),
})

/** `password` and `fundPassword` are hashes. */
export const withPassword = (credentials: Credentials, password: string): RecordChange =>
  replaced({ ...credentials, password })
export const withFundPassword = (credentials: Credentials, fundPassword: string): RecordChange =>
  replaced({ ...credentials, fundPassword })

/** The credentials with another number: the one before opens nothing any more. Refused by the store where the new one has an account already. */
export const withPhone = (
  credentials: Credentials,
  { phone, sealed }: Pick<Credentials, 'phone' | 'sealed'>,
): readonly RecordChange[] => [
  { kind: 'new', record: record(collections.phones, phone, credentials.account, {}) },
  { kind: 'remove', collection: collections.phones, key: credentials.phone },
  replaced({ ...credentials, phone, sealed }),
]

export const sealedPhone = ({ vault }: Pick<Services, 'vault'>, phone: string): Promise<string> =>
  vault.seal(JSON.stringify({ phone }))

export async function phoneOf(
  { vault }: Pick<Services, 'vault'>,
  { sealed }: Pick<Credentials, 'sealed'>,
): Promise<string> {
  const identity = JSON.parse(await vault.open(sealed)) as { readonly phone: string }
  return identity.phone
}

/** A phone number with all but its last four digits hidden. */
export const masked = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*')

import type { AccountId, Instant } from '@onelot/domain'
import type { Services } from '../../services.ts'
import { canonicalPhone, spellingsOf } from './phoneNumber.ts'
import type { RecordChange, StoredRecord } from '../../store/lists.ts'

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

const digestOf = ({ vault }: Pick<Services, 'vault'>, digits: string): Promise<string> =>
  vault.digest(`phone ${digits}`)

/** The same for every spelling of a number. */
export const phoneDigest = (services: Pick<Services, 'vault'>, phone: string): Promise<string> =>
  digestOf(services, canonicalPhone(phone))

export async function credentialsOf(
  { store }: Pick<Services, 'store'>,
  account: string,
): Promise<Credentials | undefined> {
  const record = await store.record(collections.credentials, account)
  // Written by this file only.
  return record?.body as Credentials | undefined
}

/** The account that a code invites to. */
export async function inviterOf(
  { store }: Pick<Services, 'store'>,
  code: string,
): Promise<string | undefined> {
  return (await store.record(collections.invitations, code))?.owner
}

/** The account of a number, also where an earlier release kept it in another spelling. */
export async function ownerOf(
  services: Pick<Services, 'store' | 'vault'>,
  phone: string,
): Promise<string | undefined> {
  for (const spelling of spellingsOf(phone)) {
    const found = await services.store.record(collections.phones, await digestOf(services, spelling))
    if (found !== undefined) return found.owner
  }
  return undefined
}

/** Whether a number is that of an account, in whatever spelling it is kept. */
export async function isNumberOf(
  services: Pick<Services, 'vault'>,
  credentials: Pick<Credentials, 'phone'>,
  phone: string,
): Promise<boolean> {
  const digests = await Promise.all(spellingsOf(phone).map((spelling) => digestOf(services, spelling)))
  return digests.includes(credentials.phone)
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

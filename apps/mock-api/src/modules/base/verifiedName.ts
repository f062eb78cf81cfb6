import {
  type AccountAnswers,
  type AccountId,
  type Instant,
  accountAnswers,
  accountStream,
  isSameName,
} from '@onelot/domain'
import type { Guardian, Identity } from '@onelot/domain/modules/member/realName'
import type { Services } from '../../services.ts'
import type { RecordChange } from '../../store/lists.ts'
import { removedUploads } from './uploadedImages.ts'

/** Who members say they are: one record an account, found by the account alone, and of its newest submission. */
const identities = 'realName.identities'
export const identityCollections = [identities]

export interface SubmittedIdentity extends Identity {
  /** Of a member for whom one has to consent. */
  readonly guardian?: Guardian | undefined
}

interface IdentityRecord {
  readonly sealed: string
  readonly submittedAt: Instant
  /** Keys of the pictures. */
  readonly front: string
  readonly back: string
}

type Reading = Pick<Services, 'store' | 'vault'>

async function recordOf({ store }: Pick<Services, 'store'>, account: string) {
  const record = await store.record(identities, account)
  // Written by `newIdentity` only.
  return record?.body as IdentityRecord | undefined
}

/** Seals what a member has submitted, in the place of what was submitted before, whose pictures go. */
export async function newIdentity(
  services: Reading,
  account: AccountId,
  identity: SubmittedIdentity,
  submission: Omit<IdentityRecord, 'sealed'>,
): Promise<readonly RecordChange[]> {
  const before = await recordOf(services, account)
  const sealed = await services.vault.seal(JSON.stringify(identity))
  const body: IdentityRecord = { ...submission, sealed }
  return [
    ...(before === undefined ? [] : removedUploads([before.front, before.back])),
    { kind: 'replace', record: { collection: identities, key: account, owner: account, body } },
  ]
}

/** The newest that the account has submitted, whatever became of it. */
export async function identityOf(
  services: Reading,
  account: AccountId,
): Promise<(SubmittedIdentity & Pick<IdentityRecord, 'submittedAt'>) | undefined> {
  const record = await recordOf(services, account)
  if (record === undefined) return undefined
  const identity = JSON.parse(await services.vault.open(record.sealed)) as SubmittedIdentity
  return { ...identity, submittedAt: record.submittedAt }
}

/** The name as it was verified, for comparing with `isSameName`; undefined until the real name has passed, and where an operator passed it without a submission. */
export async function verifiedNameOf(
  services: Reading & Pick<Services, 'streams'>,
  account: AccountId,
): Promise<string | undefined> {
  return (await verificationOf(services, account)).name
}

type Verification = Pick<AccountAnswers, 'realName'> & { readonly name: string | undefined }

async function verificationOf(
  services: Reading & Pick<Services, 'streams'>,
  account: AccountId,
): Promise<Verification> {
  const { state } = await services.streams.load(accountStream(account))
  const { realName } = accountAnswers(state)
  return { realName, name: realName === 'passed' ? (await identityOf(services, account))?.name : undefined }
}

/**
 * Whether a bank account is in the name that is verified now, and how far verification is by the same reading: the account of a command was
 * read before, and a name that was taken back since is none that differs.
 */
export async function holding(
  services: Reading & Pick<Services, 'streams'>,
  account: AccountId,
  holder: string,
): Promise<Pick<AccountAnswers, 'realName'> & { readonly isHolder: boolean }> {
  const { realName, name } = await verificationOf(services, account)
  return { realName, isHolder: name !== undefined && isSameName(name, holder) }
}

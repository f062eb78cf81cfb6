import { type AccountId, type Instant, accountId, plusMs } from '@onelot/domain'
import { toHex } from './ports/secrets.ts'
import { sha256 } from './ports/sha256.ts'
import type { Services } from './services.ts'
import type { RecordChange } from './store/lists.ts'
import type { Store } from './store/port.ts'

/** Keyed by the digest of the token: a stolen database opens no session. */
export const sessionsCollection = 'members.sessions'
/** A session ends by itself after a week. */
const SESSION_MS = 7 * 86_400_000
const TOKEN_BYTES = 32

/** A new session, to be stored with the command that opens it. */
export async function openSession(
  { secrets }: Pick<Services, 'secrets'>,
  account: AccountId,
  commandId: string,
  now: Instant,
): Promise<{ readonly token: string; readonly record: RecordChange }> {
  const token = toHex(secrets.bytes(TOKEN_BYTES, `token ${commandId}`))
  const key = await sha256(token)
  const expiresAt = plusMs(now, SESSION_MS)
  const stored = { collection: sessionsCollection, key, owner: account, body: {}, expiresAt }
  return { token, record: { kind: 'replace', record: stored } }
}

export const endSession = (token: string): RecordChange => ({
  kind: 'remove',
  collection: sessionsCollection,
  key: token,
})
export const endSessionsOf = (owner: AccountId): RecordChange => ({
  kind: 'removeOwned',
  collection: sessionsCollection,
  owner,
})

interface OpenSession {
  readonly owner: AccountId
  readonly expiresAt: Instant
}

/** The session that a token's digest opens; undefined once it has ended. */
export async function sessionOf(
  store: Store,
  digest: string,
  now: Instant,
): Promise<OpenSession | undefined> {
  const session = await store.record(sessionsCollection, digest)
  if (session?.expiresAt === undefined || session.expiresAt <= now) return undefined
  return { owner: accountId(session.owner), expiresAt: session.expiresAt }
}

export interface Caller {
  readonly account: AccountId
  /** Digest of the session's token. */
  readonly token: string
  /** When the session ends by itself. */
  readonly until: Instant
}

/** The account of a request's headers: none where the session has ended, or the account is not the token's. */
export async function callerOf(store: Store, headers: Headers, now: Instant): Promise<Caller | undefined> {
  const token = headers.get('token')
  if (token === null || token === '') return undefined
  const digest = await sha256(token)
  const session = await sessionOf(store, digest, now)
  if (accountId(headers.get('account') ?? '') !== session?.owner) return undefined
  return { account: session.owner, token: digest, until: session.expiresAt }
}

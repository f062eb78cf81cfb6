import { type AccountId, type Instant, accountId, plusMs } from '@onelot/domain'
import { sha256 } from '../ports/vault.ts'
import type { Session, Store } from '../store/port.ts'
import type { House } from './house.ts'

/** A session ends by itself after a week. */
const SESSION_MS = 7 * 86_400_000

/** A new session, to be stored with the command that opens it. Only its digest is kept. */
export async function openSession(
  { ids }: House,
  account: AccountId,
  now: Instant,
): Promise<{ readonly token: string; readonly stored: Session }> {
  const token = ids.token()
  return { token, stored: { token: await sha256(token), account, expiresAt: plusMs(now, SESSION_MS) } }
}

/** Who a request's headers speak for: nobody where the session ended, or the account is not the token's (RULES 6). */
export async function callerOf(
  store: Store,
  headers: Headers,
  now: Instant,
): Promise<{ readonly account: AccountId; readonly token: string } | undefined> {
  const token = headers.get('token')
  if (token === null || token === '') return undefined
  const digest = await sha256(token)
  const session = await store.session(digest)
  if (session === undefined || session.expiresAt <= now) return undefined
  if (accountId(headers.get('account') ?? '') !== session.account) return undefined
  return { account: session.account, token: digest }
}

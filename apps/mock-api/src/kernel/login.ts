import { type AccountId, type Instant, type Refusal, type Restriction, no, refuse } from '@onelot/domain'
import { type RefusalOnWire, transportRefusal } from '../http/envelope.ts'
import type { Session } from '../store/port.ts'
import { loadAccount } from './accounts.ts'
import type { House } from './house.ts'
import { phoneDigest } from './members.ts'
import { openSession } from './sessions.ts'

interface LoggedIn {
  readonly account: AccountId
  readonly token: string
  readonly session: Session
}
type LoginResult =
  { readonly ok: true; readonly value: LoggedIn } | { readonly ok: false; readonly refusal: RefusalOnWire }

const barred: Readonly<Partial<Record<Restriction, Refusal>>> = {
  loginBanned: refuse('LOGIN_BANNED', {}),
  disabled: refuse('ACCOUNT_DISABLED', {}),
}

/** Nobody's password: a number without an account takes as long to refuse as one with. */
const decoys = new WeakMap<House['hasher'], Promise<string>>()
function decoyOf({ hasher }: House): Promise<string> {
  const known = decoys.get(hasher) ?? hasher.hash('nobody has this one')
  decoys.set(hasher, known)
  return known
}

/**
 * Opens a session (section 2). CREDENTIALS_WRONG tells nobody whether the number has an account; five wrong passwords in a quarter
 * of an hour are TOO_FREQUENT (RULES 7), right ones included until it has passed.
 */
export async function login(
  house: House,
  { phone, password }: { readonly phone: string; readonly password: string },
  now: Instant,
): Promise<LoginResult> {
  const { store, hasher, controls } = house
  const digest = await phoneDigest(house, phone)
  const counter = `wrongPassword\n${digest}`
  if (!(await store.take(counter, now, controls.current.wrongPasswords)))
    return no(transportRefusal('TOO_FREQUENT'))
  const member = await store.member({ phone: digest })
  const right = await hasher.verify(password, member?.password ?? (await decoyOf(house)))
  if (member === undefined || !right) return no(refuse('CREDENTIALS_WRONG', {}, { password: 'mismatch' }))

  await store.giveBack(counter)
  const { state } = await loadAccount(store, member.account)
  for (const restriction of state.restrictions) {
    const refusal = barred[restriction]
    if (refusal) return no(refusal)
  }
  if (hasher.outdated(member.password))
    await store.updatePassword(member.account, await hasher.hash(password))
  const { token, stored } = await openSession(house, member.account, now)
  return { ok: true, value: { account: member.account, token, session: stored } }
}

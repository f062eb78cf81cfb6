import { memberLogin, memberLogout } from '@onelot/api-client'
import { type Restriction, accountStream, members, no, ok, refuse, sliceOf } from '@onelot/domain'
import { transportRefusal } from '../../http/envelope.ts'
import { guestWrite, memberWrite } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { endSession, openSession } from '../../sessions.ts'
import { oncePer } from '../oncePer.ts'
import { changedPassword, collections, credentialsOf, ownerOf, phoneDigest } from './credentials.ts'

const barred = {
  loginBanned: refuse('LOGIN_BANNED', {}),
  disabled: refuse('ACCOUNT_DISABLED', {}),
} as const
const isBarred = (restriction: Restriction): restriction is keyof typeof barred =>
  Object.hasOwn(barred, restriction)

/** A password of no account, so that a number without an account takes as long to refuse as one with. */
const decoys = new WeakMap<Services['hasher'], Promise<string>>()
function decoyOf({ hasher }: Services): Promise<string> {
  const known = decoys.get(hasher) ?? hasher.hash('nobody has this one')
  decoys.set(hasher, known)
  return known
}

const slots = oncePer<boolean>()
const comparisons = oncePer<boolean>()
const hashes = oncePer<string>()

/**
 * Opens a session. CREDENTIALS_WRONG is the same with and without an account; too many wrong passwords are TOO_FREQUENT, right ones included
 * until the window has passed.
 */
export const loginRoute = guestWrite(memberLogin, async (asked, visit) => {
  const { phone, password } = asked
  const { services, now, commandId } = visit
  const { store, hasher, site, streams } = services
  const digest = await phoneDigest(services, phone)
  const window = `wrongPassword\n${digest}`
  const acquired = await slots(asked, window, () => store.acquire(window, now, site.values.wrongPasswords))
  if (!acquired) return no(transportRefusal('TOO_FREQUENT'))
  const owner = await ownerOf(services, collections.phones, digest)
  const credentials = owner === undefined ? undefined : await credentialsOf(services, owner)
  const stored = credentials?.password ?? (await decoyOf(services))
  const right = await comparisons(asked, stored, () => hasher.verify(password, stored))
  if (credentials === undefined || !right)
    return no(refuse('CREDENTIALS_WRONG', {}, { password: 'mismatch' }))

  await store.release(window)
  const { account } = credentials
  const decidedOn = await streams.load(accountStream(account))
  const restriction = sliceOf(decidedOn.state, members).restrictions.find(isBarred)
  if (restriction !== undefined) return no(barred[restriction])
  const session = await openSession(services, account, commandId, now)
  const rehashed = hasher.outdated(credentials.password)
    ? [changedPassword(credentials, await hashes(asked, 'password', () => hasher.hash(password)))]
    : []
  return ok({
    data: { token: session.token, account },
    message: 'LOGGED_IN',
    records: [session.record, ...rehashed],
    decidedOn,
  })
})

export const logoutRoute = memberWrite(memberLogout, (_, { token }) =>
  Promise.resolve(ok({ data: {}, records: [endSession(token)] })),
)

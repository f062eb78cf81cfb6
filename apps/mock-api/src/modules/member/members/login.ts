import { memberLogin, memberLogout } from '@onelot/api-client'
import {
  type Instant,
  type Restriction,
  type Result,
  accountAnswers,
  accountStream,
  members,
  nextInSetUp,
  no,
  ok,
  refuse,
  sliceOf,
} from '@onelot/domain'
import { security } from '@onelot/domain/modules/member/security'
import { transportRefusal } from '../../../http/envelope.ts'
import { type WriteVisit, guestWrite, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { deviceDigest, endSession, openSession, removeUnwantedPushes } from '../../../sessions.ts'
import { oncePer } from '../../base/oncePer.ts'
import { credentialsOf, ownerOf, phoneDigest, withPassword } from '../../base/credentials.ts'
import { decided } from '../../base/decided.ts'
import { knownDevice, ownDevice } from '../knownDevices.ts'
import { wrongPasswords } from '../loginPassword.ts'
import { countedByNetwork } from '../networkGuesses.ts'

const barred = {
  loginBanned: refuse('LOGIN_BANNED', {}),
  disabled: refuse('ACCOUNT_DISABLED', {}),
} as const
const isBarred = (restriction: Restriction): restriction is keyof typeof barred =>
  Object.hasOwn(barred, restriction)

const wrong = refuse('CREDENTIALS_WRONG', {}, { password: 'mismatch' })

/** A password of no account, so that a number without an account takes as long to refuse as one with. */
const decoys = new WeakMap<Services['hasher'], Promise<string>>()
function decoyOf({ hasher }: Services): Promise<string> {
  const known = decoys.get(hasher) ?? hasher.hash('nobody has this one')
  decoys.set(hasher, known)
  return known
}

const comparisons = oncePer<boolean>()
const hashes = oncePer<string>()

const slots = oncePer<Result<undefined, Instant>>()

interface Attempt {
  /** Of its account; undefined where the device is new to it. */
  readonly known: string | undefined
  /** What to do once the password was right: the guess does not count. */
  readonly wasRight: () => Promise<void>
}

/** Counts an attempt by its number, and on a device that is new to the account by its network address as well. */
async function attemptAt(visit: WriteVisit, phone: string, owner: string | undefined) {
  const { services, now, arrival } = visit
  const known = await ownDevice(visit, owner ?? phone)
  const guess = known === undefined ? await countedByNetwork(visit) : ok(() => undefined)
  if (!guess.ok) return guess
  const window = wrongPasswords(phone, known)
  const { wrongPasswords: limit } = services.site.values
  const acquired = await slots(arrival, window, () => services.windows.acquire(window, now, limit))
  if (!acquired.ok) {
    guess.value()
    const until = acquired.refusal
    return no(transportRefusal('TOO_FREQUENT', { limited: 'wrongPasswords', until }))
  }
  const wasRight = () => {
    guess.value()
    return services.windows.release(window)
  }
  return ok<Attempt>({ known, wasRight })
}

/**
 * Opens a session. CREDENTIALS_WRONG is the same with and without an account; too many wrong passwords are TOO_FREQUENT, right ones included
 * until the window has passed.
 */
export const loginRoute = guestWrite(memberLogin, async (asked, visit) => {
  const { phone, password } = asked
  const { services, now, commandId, arrival } = visit
  const { hasher } = services
  const digest = await phoneDigest(services, phone)
  const owner = await ownerOf(services, phone)
  const attempt = await attemptAt(visit, digest, owner)
  if (!attempt.ok) return attempt
  const { known, wasRight } = attempt.value
  const isRight = async (stored: string) => comparisons(asked, stored, () => hasher.verify(password, stored))
  const found = owner === undefined ? undefined : await credentialsOf(services, owner)
  const right = await isRight(found?.password ?? (await decoyOf(services)))
  if (found === undefined || !right) return no(wrong)

  const { account } = found
  const stream = accountStream(account)
  const command = { kind: 'security.noteNewDevice' } as const
  const actor = 'guest'
  const noted =
    known === undefined
      ? await decided(services, { module: security, command, stream, now, actor, commandId })
      : undefined
  if (noted?.ok === false) return noted
  const view = await services.streams.load(stream)
  // Read after the versions that the session is stored for: a password that is changed from here on is of a later one.
  const credentials = await credentialsOf(services, account)
  if (credentials === undefined || !(await isRight(credentials.password))) return no(wrong)
  await wasRight()
  const restriction = sliceOf(view.state, members).restrictions.find(isBarred)
  if (restriction !== undefined) return no(barred[restriction])
  const session = await openSession(services, account, visit)
  const device = await deviceDigest(services, arrival)
  const rehashed = hasher.outdated(credentials.password)
    ? [withPassword(credentials, await hashes(asked, 'password', () => hasher.hash(password)))]
    : []
  return ok({
    data: {
      token: session.token,
      account,
      setUp: nextInSetUp(accountAnswers(view.state)) === undefined ? 'complete' : 'toDo',
    },
    message: 'LOGGED_IN',
    records: [
      ...session.records,
      ...rehashed,
      ...(device === undefined ? [] : [knownDevice({ owner: account, device }, now)]),
    ],
    plan: noted?.value,
    basedOn: [view],
  })
})

export const logoutRoute = memberWrite(memberLogout, async (_, visit) => {
  const { services, account, token: session, arrival, now } = visit
  const origin = { session, device: await deviceDigest(services, arrival) }
  return ok({
    data: {},
    records: await endSession(services.store, account, origin),
    afterwards: () => removeUnwantedPushes(services.store, account, now),
  })
})

import { memberLogin, memberRegister } from '@onelot/api-client'
import { type AccountId, type Instant, accountId, epochMs, plusMs } from '@onelot/domain'
import { type DeviceName, deviceNameOf } from './deviceName.ts'
import type { Arrival } from './http/route.ts'
import { toHex } from './ports/secrets.ts'
import { sha256 } from './ports/sha256.ts'
import type { Services } from './services.ts'
import type { RecordChange, StoredRecord } from './store/lists.ts'
import type { Store } from './store/port.ts'

/** Keyed by the digest of the token: a stolen database opens no session. */
export const sessionsCollection = 'members.sessions'
/** When a session was last used, by the same key. Apart from it: a session that ends meanwhile is not written again. */
const usesCollection = 'members.sessionUses'
/** What devices are sent while the app is closed, by the keyed digest of their address. */
export const pushCollection = 'push.devices'
/** By the keyed digest of a device, under which key it is sent something. */
export const pushedDevices = 'push.byDevice'
/** Whose sessions there are, when they were used, and what their devices are sent. */
export const sessionCollections = [sessionsCollection, usesCollection, pushCollection, pushedDevices]
/** A session ends by itself after a week. */
const SESSION_MS = 7 * 86_400_000
const TOKEN_BYTES = 32
/** That a session is in use is written once in so long. */
const USE_EVERY_MS = 3_600_000

/** What is kept of a session; empty of those that older releases opened. */
interface SessionBody {
  /** Keyed digest of the device; missing where it is not known. */
  readonly device?: string | undefined
  readonly name?: DeviceName | undefined
  readonly openedAt?: Instant | undefined
}

/** The device of a request as it is kept, of which the cookie cannot be read. */
export const deviceDigest = async (
  { vault }: Pick<Services, 'vault'>,
  { device }: Arrival,
): Promise<string | undefined> => (device === undefined ? undefined : vault.digest(`device ${device}`))

/** What ends where a member logs in on a device that another one is sent something on: their session may have ended by itself. */
async function othersPushesOn(
  store: Store,
  account: AccountId,
  device: string | undefined,
): Promise<readonly RecordChange[]> {
  const on = device === undefined ? undefined : await store.record(pushedDevices, device)
  if (on === undefined || on.owner === account) return []
  // Written with its key only.
  const { key } = on.body as { readonly key: string }
  const pushed = await store.record(pushCollection, key)
  return pushed?.owner === on.owner ? [{ kind: 'remove', collection: pushCollection, key }] : []
}

/** A new session, to be stored with the command that opens it. */
export async function openSession(
  { secrets, vault, store }: Pick<Services, 'secrets' | 'vault' | 'store'>,
  account: AccountId,
  {
    commandId,
    now,
    arrival,
  }: { readonly commandId: string; readonly now: Instant; readonly arrival: Arrival },
): Promise<{ readonly token: string; readonly records: readonly RecordChange[] }> {
  const token = toHex(secrets.bytes(TOKEN_BYTES, `token ${commandId}`))
  const key = await sha256(token)
  const expiresAt = plusMs(now, SESSION_MS)
  const device = await deviceDigest({ vault }, arrival)
  const body: SessionBody = {
    device,
    name: deviceNameOf(arrival.userAgent),
    openedAt: now,
  }
  const stored = { collection: sessionsCollection, key, owner: account, body, expiresAt }
  const others = await othersPushesOn(store, account, device)
  return { token, records: [{ kind: 'replace', record: stored }, ...others] }
}

/** What asked to be sent something while the app is closed. */
export interface PushOrigin {
  /** Digest of the session's token. */
  readonly session: string
  /** Keyed digest; undefined where it is not known. */
  readonly device: string | undefined
}

/** Under which keys a device of an account is sent something, whichever of its sessions asked for it. */
export async function pushesOf(
  store: Store,
  owner: AccountId,
  { session, device }: PushOrigin,
): Promise<readonly string[]> {
  const records = await store.records({ collection: pushCollection, owner })
  const isOf = (origin: PushOrigin) =>
    origin.session === session || (device !== undefined && origin.device === device)
  // Written with its origin only.
  return records.filter(({ body }) => isOf(body as PushOrigin)).map(({ key }) => key)
}

/** Ends a session, and sends its device nothing more. */
export async function endSession(
  store: Store,
  owner: AccountId,
  origin: PushOrigin,
): Promise<readonly RecordChange[]> {
  const pushes = await pushesOf(store, owner, origin)
  return [
    { kind: 'remove', collection: sessionsCollection, key: origin.session },
    ...pushes.map((key): RecordChange => ({ kind: 'remove', collection: pushCollection, key })),
  ]
}

/** Ends every session of an account, also those that are opened meanwhile. */
export const endSessionsOf = (owner: AccountId): readonly RecordChange[] =>
  [sessionsCollection, pushCollection].map((collection) => ({ kind: 'removeOwned', collection, owner }))

/** The same, but for one that stays as it is: over where it has ended by then. */
export async function endOtherSessionsOf(
  store: Store,
  owner: AccountId,
  origin: PushOrigin,
): Promise<readonly RecordChange[]> {
  // One at most: a device that subscribes at another address is removed at the one before.
  const [push] = await pushesOf(store, owner, origin)
  return [
    { kind: 'removeOwned', collection: sessionsCollection, owner, but: origin.session },
    { kind: 'removeOwned', collection: pushCollection, owner, but: push },
  ]
}

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

/** Calls whose answer has the token of the session that they open. */
const openingCalls: readonly string[] = [memberLogin.path, memberRegister.path]

/** Whether an answer that was kept would give a token that opens nothing any more. */
export async function openedAndOver(
  store: Store,
  endpoint: string,
  answer: string,
  now: Instant,
): Promise<boolean> {
  if (!openingCalls.includes(endpoint)) return false
  // The contract of both calls says so.
  const { data } = JSON.parse(answer) as { readonly data: { readonly token: string } }
  return (await sessionOf(store, await sha256(data.token), now)) === undefined
}

export interface ChosenPush extends PushOrigin {
  /** When the session ends by itself, which ends nothing here. */
  readonly until: Instant
}

/** Whether nobody has ended the session that asked for it: one that is over before its time was ended. */
export const isPushWanted = async (
  store: Store,
  { session, until }: ChosenPush,
  now: Instant,
): Promise<boolean> => until <= now || (await sessionOf(store, session, now)) !== undefined

/**
 * Removes what the devices of an account are sent by sessions that were ended. Called after a choice and after the end of a session, each of which
 * another broker may store while the other is decided: the later of the two finds both.
 */
export async function removeUnwantedPushes(store: Store, owner: AccountId, now: Instant): Promise<void> {
  for (const { key, body } of await store.records({ collection: pushCollection, owner })) {
    // Written with its origin only.
    if (await isPushWanted(store, body as ChosenPush, now)) continue
    await store.changeRecords([{ kind: 'remove', collection: pushCollection, key }])
  }
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

/** Writes that sessions are in use, each at most once an hour; a call goes on where that cannot be written. */
export function createSessionUses({
  store,
  log,
}: Pick<Services, 'store' | 'log'>): (caller: Caller, now: Instant) => Promise<void> {
  const noted = new Map<string, number>()
  return async ({ account: owner, token: key, until: expiresAt }, now) => {
    const at = epochMs(now)
    const last = noted.get(key)
    if (last !== undefined && Math.abs(at - last) < USE_EVERY_MS) return
    for (const [other, when] of noted) if (at - when >= USE_EVERY_MS) noted.delete(other)
    noted.set(key, at)
    const record = { collection: usesCollection, key, owner, body: { at: now }, expiresAt }
    try {
      await store.changeRecords([{ kind: 'replace', record }])
      // It ended meanwhile: of an account that is closed nothing is left.
      if ((await store.record(sessionsCollection, key)) === undefined)
        await store.changeRecords([{ kind: 'remove', collection: usesCollection, key }])
    } catch (error) {
      log('that a session is in use was not written', error)
    }
  }
}

export interface KnownSession extends SessionBody {
  /** Digest of its token. */
  readonly token: string
  /** To the hour. */
  readonly usedAt: Instant | undefined
}

/** The open sessions of an account. */
export async function sessionsOf(
  store: Store,
  owner: AccountId,
  now: Instant,
): Promise<readonly KnownSession[]> {
  const [sessions, uses] = await Promise.all(
    [sessionsCollection, usesCollection].map((collection) => store.records({ collection, owner })),
  )
  const used = new Map(uses?.map(({ key, body }) => [key, (body as { readonly at: Instant }).at]))
  const isOpen = ({ expiresAt }: StoredRecord) => expiresAt !== undefined && expiresAt > now
  return (sessions ?? []).filter(isOpen).map(({ key, body }) => ({
    ...(body as SessionBody),
    token: key,
    usedAt: used.get(key),
  }))
}

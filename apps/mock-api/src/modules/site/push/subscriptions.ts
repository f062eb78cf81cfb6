import {
  type AccountId,
  type Instant,
  type OwnLanguage,
  type PushTarget,
  type PushChoice,
  plusMs,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import {
  type ChosenPush,
  type PushOrigin,
  isPushWanted,
  pushCollection,
  pushedDevices,
  pushesOf,
} from '../../../sessions.ts'
import type { RecordChange, StoredRecord } from '../../../store/lists.ts'

/** A device on which nothing was chosen for so long is sent nothing more. */
const KEPT_MS = 365 * 86_400_000

/** What a device is sent. */
export interface Subscription {
  readonly target: PushTarget
  readonly language: OwnLanguage
  readonly kinds: PushChoice
}

interface Kept extends ChosenPush, Omit<Subscription, 'target'> {
  /** The target, as JSON. */
  readonly sealed: string
}

type Keeping = Pick<Services, 'store' | 'vault'>

const keyOf = ({ vault }: Pick<Services, 'vault'>, address: string): Promise<string> =>
  vault.digest(`push ${address}`)

/** Written by `subscribed` only. */
const keptIn = ({ body }: StoredRecord): Kept => body as Kept

/** What a member’s device has chosen; undefined where it is not subscribed, or another member on it is by now. */
export async function choiceOf(
  services: Keeping,
  owner: AccountId,
  address: string,
): Promise<PushChoice | undefined> {
  const record = await services.store.record(pushCollection, await keyOf(services, address))
  return record?.owner === owner ? keptIn(record).kinds : undefined
}

const isKept = ({ expiresAt }: StoredRecord, now: Instant): boolean =>
  expiresAt !== undefined && expiresAt > now

/** By which devices of a member are known that are sent something. */
export async function devicesOf(
  services: Keeping,
  owner: AccountId,
  now: Instant,
): Promise<readonly string[]> {
  const records = await services.store.records({ collection: pushCollection, owner })
  const wanted = await Promise.all(records.map((record) => isPushWanted(services.store, keptIn(record), now)))
  return records
    .filter((record, index) => isKept(record, now) && wanted[index] === true)
    .map(({ key }) => key)
}

/** What a device of a member is sent; undefined where it is sent nothing any more. */
export async function subscriptionAt(
  services: Keeping,
  owner: AccountId,
  device: string,
): Promise<Subscription | undefined> {
  const record = await services.store.record(pushCollection, device)
  if (record?.owner !== owner) return undefined
  const { sealed, language, kinds } = keptIn(record)
  // Sealed by `subscribed` only.
  const target = JSON.parse(await services.vault.open(sealed)) as PushTarget
  return { target, language, kinds }
}

/** How many devices a member has besides the one that an address and an origin are of. */
export async function othersOf(
  services: Keeping,
  owner: AccountId,
  address: string,
  origin: PushOrigin,
  now: Instant,
): Promise<number> {
  const own = [await keyOf(services, address), ...(await pushesOf(services.store, owner, origin))]
  return (await devicesOf(services, owner, now)).filter((key) => !own.includes(key)).length
}

/** Ends what was sent to the address before, whoever had chosen it, and what the device was sent at another address. */
export async function subscribed(
  services: Keeping,
  owner: AccountId,
  { target, ...chosen }: Subscription,
  origin: ChosenPush,
  now: Instant,
): Promise<readonly RecordChange[]> {
  const [key, sealed, known] = await Promise.all([
    keyOf(services, target.address),
    services.vault.seal(JSON.stringify(target)),
    pushesOf(services.store, owner, origin),
  ])
  const body: Kept = { ...origin, ...chosen, sealed }
  const kept = { owner, expiresAt: plusMs(now, KEPT_MS) }
  const { device } = origin
  const records = [
    { ...kept, collection: pushCollection, key, body },
    ...(device === undefined ? [] : [{ ...kept, collection: pushedDevices, key: device, body: { key } }]),
  ]
  return [
    ...known.filter((other) => other !== key).map(removed),
    ...records.map((record): RecordChange => ({ kind: 'replace', record })),
  ]
}

/** Ends what the member is sent at the address. What another member is sent there stays. */
export async function unsubscribed(
  services: Keeping,
  owner: AccountId,
  address: string,
): Promise<readonly RecordChange[]> {
  const key = await keyOf(services, address)
  const record = await services.store.record(pushCollection, key)
  return record?.owner === owner ? [removed(key)] : []
}

export const removed = (device: string): RecordChange => ({
  kind: 'remove',
  collection: pushCollection,
  key: device,
})

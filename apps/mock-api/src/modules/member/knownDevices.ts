import { type AccountId, type Instant, plusMs } from '@onelot/domain'
import type { Visit } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { deviceDigest } from '../../sessions.ts'
import type { RecordChange } from '../../store/lists.ts'

const collection = 'members.devices'
export const deviceCollections = [collection]
/** A device that nobody has logged in on for so long is new again. */
const KNOWN_MS = 365 * 86_400_000

interface DeviceOfAccount {
  /** The keyed digest of its cookie. */
  readonly device: string
  /** What the account is found by where there is none, so that nothing shows that there is none. */
  readonly owner: AccountId | string
}

/** Whether an account was registered or logged in on a device. */
async function isKnownDevice({ store }: Pick<Services, 'store'>, of: DeviceOfAccount, now: Instant) {
  const record = await store.record(collection, `${of.owner} ${of.device}`)
  return record?.expiresAt !== undefined && record.expiresAt > now
}

/**
 * The device of a request where its account was before. What others guess at from elsewhere is counted apart, so that they close it for themselves
 * alone; undefined where it is not known.
 */
export async function ownDevice(
  { services, arrival, now }: Pick<Visit, 'services' | 'arrival' | 'now'>,
  owner: string,
): Promise<string | undefined> {
  const device = await deviceDigest(services, arrival)
  const known = device !== undefined && (await isKnownDevice(services, { owner, device }, now))
  return known ? device : undefined
}

export const knownDevice = ({ owner, device }: DeviceOfAccount, now: Instant): RecordChange => ({
  kind: 'replace',
  record: { collection, key: `${owner} ${device}`, owner, body: {}, expiresAt: plusMs(now, KNOWN_MS) },
})

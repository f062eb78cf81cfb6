import type { Endpoint, TransportRefusal } from '@onelot/api-client'
import { type Instant, type Result, no, ok, plusMs } from '@onelot/domain'
import type { Services } from '../services.ts'
import type { Caller } from '../sessions.ts'
import { transportRefusal } from './envelope.ts'
import type { OpenSlots, Taker } from './openSlots.ts'
import type { AnyVisit, Prepared } from './route.ts'

type Limited = Result<undefined, TransportRefusal>

/** A page that the broker runs in has no address. */
const PAGE = 'page'
/** When what is in progress, passwords that are compared and forms that arrive, has made way for others. */
const AGAIN_AFTER_MS = 5_000

const full = (
  limited: 'sentOften' | 'networkSentOften' | 'passwordsAtOnce' | 'uploadsAtOnce',
  until: Instant,
) => no(transportRefusal('TOO_FREQUENT', { limited, until }))

/** Members are counted by account, guests by network address: a cookie that a client made up neither removes a limit nor shares one. */
export function submissionOf(
  { rateLimits, site }: Services,
  endpoint: Endpoint,
  member: Caller | undefined,
  { now, network = PAGE }: AnyVisit,
): Limited {
  const { path } = endpoint
  const { submissions, guestSubmissions } = site.values
  if (member === undefined) {
    const acquired = rateLimits.acquire(`address ${network}\n${path}`, now, guestSubmissions)
    return acquired.ok ? acquired : full('networkSentOften', acquired.refusal)
  }
  const limit = endpoint.kind === 'write' && endpoint.frequent ? guestSubmissions : submissions
  const acquired = rateLimits.acquire(`account ${member.account}\n${path}`, now, limit)
  return acquired.ok ? acquired : full('sentOften', acquired.refusal)
}

/** Guests and members alike are counted by network address; a page that the broker runs in can only overload itself. */
export async function spent(
  { rateLimits, site }: Services,
  pointsFor: Prepared['points'],
  visit: AnyVisit,
): Promise<Limited> {
  const { network, now } = visit
  const points = network === undefined ? 0 : await pointsFor(visit)
  if (points === 0) return ok(undefined)
  const paid = rateLimits.spend(`market reads ${String(network)}`, now, site.values.marketReads, points)
  return paid.ok ? paid : full('networkSentOften', paid.refusal)
}

/** Whether a password is hashed or compared for it, which takes a good part of a second of a core. */
const hasPassword = ({ secrets = [] }: Endpoint): boolean => secrets.some((name) => /password/i.test(name))

/** A slot among the calls with a password that are answered at once, as what releases it; calls without one need none. */
export function passwordSlotOf(
  { site }: Services,
  slots: OpenSlots,
  endpoint: Endpoint,
  { network, now }: AnyVisit,
): Result<() => void, TransportRefusal> {
  if (!hasPassword(endpoint)) return ok(() => undefined)
  const release = slots.acquire({ address: network }, site.values.passwordSlots)
  return release === undefined ? full('passwordsAtOnce', plusMs(now, AGAIN_AFTER_MS)) : ok(release)
}

/** A slot among the forms with a file that are read and answered at once, as what releases it; calls without a file need none. */
export function uploadSlotOf(
  { site }: Services,
  slots: OpenSlots,
  { file }: Endpoint,
  taker: Taker,
  now: Instant,
): Result<() => void, TransportRefusal> {
  if (file === undefined) return ok(() => undefined)
  const release = slots.acquire(taker, site.values.uploadSlots)
  return release === undefined ? full('uploadsAtOnce', plusMs(now, AGAIN_AFTER_MS)) : ok(release)
}

import type { TransportRefusal } from '@onelot/api-client'
import { type Instant, type Result, no, ok } from '@onelot/domain'
import { transportRefusal } from '../../http/envelope.ts'
import type { MemberVisit } from '../../http/route.ts'
import { oncePer } from './oncePer.ts'

const slots = oncePer<Result<undefined, Instant>>()

/**
 * Counts a guess under the name of a window: `ok(false)` is a wrong one. After too many the right one waits as well, and the right one begins the
 * count anew. A command that is decided again counts once.
 */
export async function countedGuess(
  { services: { windows, site }, now, arrival }: Pick<MemberVisit, 'services' | 'now' | 'arrival'>,
  window: string,
  isRight: () => boolean | Promise<boolean>,
): Promise<Result<boolean, TransportRefusal>> {
  const acquired = await slots(arrival, window, () =>
    windows.acquire(window, now, site.values.wrongPasswords),
  )
  if (!acquired.ok)
    return no(transportRefusal('TOO_FREQUENT', { limited: 'wrongPasswords', until: acquired.refusal }))
  const right = await isRight()
  if (right) await windows.release(window)
  return ok(right)
}

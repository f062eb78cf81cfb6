import type { TransportRefusal } from '@onelot/api-client'
import { type Result, no, ok } from '@onelot/domain'
import { transportRefusal } from '../../http/envelope.ts'
import type { Visit } from '../../http/route.ts'
import { oncePer } from '../base/oncePer.ts'

type Guess = Result<() => void, TransportRefusal>
const guesses = oncePer<Guess>()

/**
 * Counts a guess of a password or a code by the network address that it comes from, whatever number it is for; what it answers takes a right one back.
 * A command that is decided again counts once. Where the broker runs in the page nothing is counted.
 */
export async function countedByNetwork({ services, arrival, network, now }: Visit): Promise<Guess> {
  if (network === undefined) return ok(() => undefined)
  const { rateLimits, site } = services
  const key = `guesses ${network}`
  return guesses(arrival, key, () => {
    const acquired = rateLimits.acquire(key, now, site.values.networkGuesses)
    if (!acquired.ok) {
      const params = { limited: 'networkGuesses', until: acquired.refusal } as const
      return Promise.resolve(no(transportRefusal('TOO_FREQUENT', params)))
    }
    return Promise.resolve(
      ok(() => {
        rateLimits.release(key, now)
      }),
    )
  })
}

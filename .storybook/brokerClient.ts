import { accountId } from '@onelot/domain'
import type { BrowserBroker } from '@onelot/mock-api/browser'
import { clientOf as clientOfKit } from '@onelot/mock-api/kit'

export type Send = (request: Request) => Promise<Response>

/** How many calls went out, and how many of them were answered. */
export interface Calls {
  asked: number
  answered: number
}

export const counted =
  (calls: Calls, send: Send): Send =>
  async (request) => {
    calls.asked += 1
    try {
      return await send(request)
    } finally {
      calls.answered += 1
    }
  }

/** A client of whoever is logged in at a broker in the page, at the time of the page. */
export function clientOf(broker: BrowserBroker, send: Send) {
  const { session } = broker
  const current = session && { token: session.token, account: accountId(session.account) }
  const client = clientOfKit(broker, {
    origin: location.origin,
    fetch: (input, init) => send(new Request(input, init)),
    now: () => Date.now(),
  })
  return { client, current }
}

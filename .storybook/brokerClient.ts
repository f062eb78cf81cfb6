import { createClient } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import type { BrowserBroker } from '@onelot/mock-api/browser'

const nothing = () => undefined

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

/** A client of whoever is logged in at a broker in the page. */
export function clientOf({ session }: BrowserBroker, send: Send) {
  const current = session && { token: session.token, account: accountId(session.account) }
  const client = createClient({
    origin: location.origin,
    fetch: (input, init) => send(new Request(input, init)),
    session: () => current,
    onSessionEnded: nothing,
    readCookie: nothing,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  })
  return { client, current }
}

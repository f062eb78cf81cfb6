import { type ApiClient, type ClientOptions, type SessionTokens, createClient } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import type { BrowserBroker } from '../browser.ts'

const nothing = () => undefined

/** Carries a call as a network does: an abort and a broken connection reject. */
const carriedBy =
  (send: BrowserBroker['fetch']): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const response = await send(request)
    request.signal.throwIfAborted()
    if (response.type === 'error') throw new TypeError('the connection broke')
    return response
  }

/** A client of the member whose world it is, or of a guest, that calls the broker without a network. */
export function clientOf(
  { fetch: send, session, broker }: BrowserBroker,
  options: Partial<ClientOptions> = {},
): ApiClient {
  const current: SessionTokens | undefined = session && {
    token: session.token,
    account: accountId(session.account),
  }
  return createClient({
    origin: 'http://broker.invalid',
    fetch: carriedBy(send),
    session: () => current,
    onSessionEnded: nothing,
    readCookie: nothing,
    newKey: () => crypto.randomUUID(),
    now: () => Date.parse(broker.services.clock.now()),
    ...options,
  })
}

import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commonConfig } from '@onelot/api-client'
import {
  type BackendCall,
  type NodeListenerOptions,
  createBackend,
  guestCall,
  nodeListener,
} from '@onelot/api-client/backend'
import { afterEach } from 'vitest'

interface Member {
  readonly account: string
}
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

interface Site extends NodeListenerOptions<Member> {
  readonly config?: () => { readonly name: string; readonly value: string }[]
  /** What reads a body before the listener does. */
  readonly parse?: (incoming: IncomingMessage) => Promise<object>
}

/** Serves a listener until the test ends. */
export async function serve({ config, parse, ...options }: Site = {}) {
  const calls: readonly BackendCall<Member>[] = [
    guestCall(commonConfig, config ?? (() => [{ name: 'title', value: 'Example' }])),
  ]
  const memberOf = (token: string) => (token === 't-one' ? { account: 'one' } : undefined)
  const listener = nodeListener(createBackend<Member>({ memberOf, calls }), options)
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (parse === undefined) void listener(incoming, response)
    else void parse(incoming).then((parsed) => listener(Object.assign(incoming, parsed), response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const fetched = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"type":"all"}',
      ...init,
    })
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetched(path, init)
    return [response.status, await response.json()] as const
  }
  return { address, fetched, send }
}

export const refused = (fields: object, msg = 'VALIDATION') => ({
  status: 0,
  msg,
  data: { params: {}, fields },
})

import { type Endpoint, contract, streamPath } from '@onelot/api-client'
import { Hono } from 'hono'
import type { House } from '../kernel/house.ts'
import { commonRoutes } from './common.ts'
import { readCookies, withCookies } from './cookies.ts'
import { refused, transportRefusal, unreadable } from './envelope.ts'
import type { FaultDesk } from './faults.ts'
import { fundRoutes } from './fund.ts'
import { marketRoutes } from './market.ts'
import { memberRoutes } from './member.ts'
import { answerCall } from './pipeline.ts'
import type { Route } from './route.ts'
import { type StreamBell, openStream } from './stream.ts'
import { tradeRoutes } from './trade.ts'

export const routes: readonly Route[] = [
  ...commonRoutes,
  ...memberRoutes,
  ...marketRoutes,
  ...tradeRoutes,
  ...fundRoutes,
]

const BASE = '/api/vue/'

export interface AppOptions {
  readonly house: House
  readonly faults: FaultDesk
  readonly bell: StreamBell
  /** Off only in the test that shows what idempotency keys are for. */
  readonly idempotent: boolean
  /** Gives browsers the cookies that they lack; off where the broker lives in the page. */
  readonly cookies: boolean
}

/** The calls of the contract, and nothing else: every one of them has its route, or the broker does not start. */
function routeTable(): ReadonlyMap<string, Route> {
  const table = new Map(routes.map((route) => [route.endpoint.path, route]))
  const missing = contract.filter(({ path }: Endpoint) => !table.has(path)).map(({ path }) => path)
  if (missing.length > 0) throw new Error(`no route answers ${missing.join(', ')}`)
  return table
}

/** One app, `Request -> Response`, for Node and for the page (DESIGN 2). */
export function createApp(options: AppOptions): Hono {
  const { house, faults, bell, idempotent, cookies } = options
  const table = routeTable()
  const app = new Hono()

  app.post(`${BASE}:area/:call`, async ({ req }) => {
    const request = req.raw
    const path = `${req.param('area')}/${req.param('call')}`
    const route = table.get(path)
    const response = await faults.around(path, request.signal, () => {
      if (path === streamPath) return openStream(house, bell, request)
      if (route === undefined) return Promise.resolve(unreadable({ path: 'unknown' }, 404))
      return answerCall({ house, idempotent }, route, request)
    })
    return cookies && response.type !== 'error'
      ? withCookies(request, response, readCookies(request))
      : response
  })
  app.notFound(({ req }) =>
    unreadable(req.method === 'POST' ? { path: 'unknown' } : { method: 'notAllowed' }, 404),
  )
  app.onError((error) => {
    house.log('a call failed', error)
    return refused(transportRefusal('SYSTEM_BUSY'))
  })
  return app
}

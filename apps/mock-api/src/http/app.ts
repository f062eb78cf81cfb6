import { type Endpoint, endpoints, streamPath } from '@onelot/api-client'
import { Hono } from 'hono'
import { readCookies, withCookies } from './cookies.ts'
import { refused, transportRefusal, unreadable } from './envelope.ts'
import type { FaultDesk } from './faults.ts'
import { type Connection, type PipelineOptions, answerCall } from './pipeline.ts'
import type { Route } from './route.ts'
import type { EventStreams } from './stream.ts'

const BASE = '/api/vue/'

export interface AppOptions extends Omit<PipelineOptions, 'endpoints'> {
  readonly routes: readonly Route[]
  readonly faults: FaultDesk
  readonly streams: EventStreams
  /** Sets the cookies that browsers lack; off where the broker runs in the page. */
  readonly cookies: boolean
}

/** The calls of the contract, and nothing else. @throws Error where one has no route */
function routeTable(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const table = new Map(routes.map((route) => [route.endpoint.path, route]))
  const missing = endpoints.filter(({ path }: Endpoint) => !table.has(path)).map(({ path }) => path)
  if (missing.length > 0) throw new Error(`no route answers ${missing.join(', ')}`)
  return table
}

/** One app, `Request -> Response`, for Node and for the page. */
export function createApp(options: AppOptions): Hono<{ Bindings: Connection }> {
  const { services, submissions, routes, faults, streams, cookies } = options
  const table = routeTable(routes)
  const pipeline: PipelineOptions = {
    services,
    submissions,
    endpoints: new Map(endpoints.map((endpoint) => [endpoint.path, endpoint])),
  }
  const app = new Hono<{ Bindings: Connection }>()

  app.post(`${BASE}:area/:call`, async ({ req, env }) => {
    const request = req.raw
    const path = `${req.param('area')}/${req.param('call')}`
    const route = table.get(path)
    const response = await faults.around(path, request.signal, () => {
      if (path === streamPath) return streams.open(request, env)
      if (route === undefined) return Promise.resolve(unreadable({ path: 'unknown' }, 404))
      return answerCall(pipeline, route, request, env)
    })
    return cookies && response.type !== 'error'
      ? withCookies(request, response, readCookies(request))
      : response
  })
  app.notFound(({ req }) =>
    unreadable(req.method === 'POST' ? { path: 'unknown' } : { method: 'notAllowed' }, 404),
  )
  app.onError((error) => {
    services.log('a call failed', error)
    return refused(transportRefusal('SYSTEM_BUSY'))
  })
  return app
}

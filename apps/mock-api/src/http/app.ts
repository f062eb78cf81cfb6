import { type Endpoint, endpoints, streamPath } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Foreground } from '../kernel/foreground.ts'
import type { Services } from '../services.ts'
import { createSessionUses } from '../sessions.ts'
import { BrokenOff } from './body.ts'
import { readCookies, withCookies } from './cookies.ts'
import { notOffered, refused, transportRefusal, unreadable } from './envelope.ts'
import type { FaultDesk } from './faults.ts'
import { createOrigins } from './origins.ts'
import { createOpenSlots } from './openSlots.ts'
import { type Connection, type PipelineOptions, answerCall } from './pipeline.ts'
import type { Route } from './route.ts'
import type { EventStreams } from './stream.ts'

const BASE = '/api/vue/'

export interface AppOptions extends Omit<
  PipelineOptions,
  'endpoints' | 'noteUse' | 'passwordSlots' | 'uploadSlots'
> {
  readonly routes: readonly Route[]
  readonly faults: FaultDesk
  readonly foreground: Foreground
  readonly streams: EventStreams
  /** Sets the cookies that browsers lack; off where the broker runs in the page. */
  readonly cookies: boolean
  /** Origins of other pages that may call. */
  readonly origins: readonly string[]
}

/** The calls of the contract, and nothing else. @throws Error where one has no route */
function routeTable(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const table = new Map(routes.map((route) => [route.endpoint.path, route]))
  const missing = endpoints.filter(({ path }: Endpoint) => !table.has(path)).map(({ path }) => path)
  if (missing.length > 0) throw new Error(`no route answers ${missing.join(', ')}`)
  return table
}

/** How often it is logged at most that requests were broken off. */
const BROKEN_OFF_EVERY_MS = 60_000

/** Logs requests that were broken off in one line: of a flood of them the log stays short. */
function createBrokenOffLog({ log, clock }: Pick<Services, 'log' | 'clock'>): () => void {
  let count = 0
  let last = -Infinity
  return () => {
    count += 1
    const at = epochMs(clock.now())
    if (Math.abs(at - last) < BROKEN_OFF_EVERY_MS) return
    log(`${String(count)} requests ended before their bodies had arrived`, undefined)
    count = 0
    last = at
  }
}

/** One app, `Request -> Response`, for Node and for the page. */
export function createApp(options: AppOptions): Hono<{ Bindings: Connection }> {
  const { services, submissions, routes, faults, foreground, streams, cookies } = options
  const table = routeTable(routes)
  const pipeline: PipelineOptions = {
    services,
    submissions,
    endpoints: new Map(endpoints.map((endpoint) => [endpoint.path, endpoint])),
    noteUse: createSessionUses(services),
    passwordSlots: createOpenSlots(),
    uploadSlots: createOpenSlots(),
  }
  const app = new Hono<{ Bindings: Connection }>()
  const { preflight, readable } = createOrigins(options.origins)

  app.use(`${BASE}*`, async (context, next) => {
    const request = context.req.raw
    const asked = preflight(request)
    if (asked !== undefined) return asked
    await next()
    // A fault broke the connection.
    if (context.res.type === 'error') return
    context.res.headers.set('date', new Date(epochMs(services.clock.now())).toUTCString())
    readable(request, context.res)
  })

  // Prices of a day are 160 KB of text. What anybody may read has no secret that the length of a compressed answer could tell.
  for (const { path, access } of endpoints)
    if (access === 'guest' && /^(market|news)\//.test(path)) app.use(`${BASE}${path}`, compress())

  app.post(`${BASE}:area/:call`, async ({ req, env }) => {
    const request = req.raw
    const path = `${req.param('area')}/${req.param('call')}`
    const route = table.get(path)
    const answer = () => {
      if (path === streamPath) return streams.open(request, env)
      if (route === undefined) return Promise.resolve(notOffered())
      return foreground.answering(() => answerCall(pipeline, route, request, env))
    }
    /** Undefined of a form, and of what is no JSON. */
    const body = (): Promise<unknown> =>
      request
        .clone()
        .json()
        .catch(() => undefined)
    const response = await faults.around(path, request.signal, answer, body)
    return cookies && response.type !== 'error'
      ? withCookies(request, response, readCookies(request))
      : response
  })
  app.notFound(({ req }) =>
    req.method === 'POST' ? notOffered() : unreadable({ method: 'notAllowed' }, 404),
  )
  const noteBrokenOff = createBrokenOffLog(services)
  app.onError((error) => {
    if (error instanceof BrokenOff) {
      noteBrokenOff()
      return unreadable({ body: 'malformed' }, 400)
    }
    services.log('a call failed', error)
    return refused(transportRefusal('SYSTEM_BUSY', {}))
  })
  return app
}

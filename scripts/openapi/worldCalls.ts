import { type Endpoint, createSseParser, endpoints, streamPath } from '@onelot/api-client'
import { type SiteValues, decimal, defaultSettings, defaultSiteConfig, plusMs } from '@onelot/domain'
import { durationMs } from '../../apps/mock-api/src/kernel/duration.ts'
import { createGuide } from '../../apps/mock-api/src/worlds/guide.ts'
import type { World } from '../../apps/mock-api/src/worlds/world.ts'
import { createTestBroker, requestTo, testTime } from '../../apps/mock-api/src/testing/testBroker.ts'
import { type Json, type JsonObject, isJsonObject } from '../../packages/api-client/src/openapi/shapes.ts'

export interface Call {
  readonly endpoint: Endpoint
  /** Undefined of a form. */
  readonly request: JsonObject | undefined
  readonly response: JsonObject
}

const isQuote = (json: Json): json is JsonObject => isJsonObject(json) && json['kind'] === 'quote'

const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))

function siteOf({ site = {}, practiceMoney }: World): Partial<SiteValues> {
  const named = { ...site, config: site.config ?? defaultSiteConfig }
  if (practiceMoney === undefined) return named
  const { KRW, USD, THB, TWD } = practiceMoney
  const granted = { KRW: decimal(KRW), USD: decimal(USD), THB: decimal(THB), TWD: decimal(TWD) }
  return { ...named, settings: { ...defaultSettings, practiceMoney: granted } }
}

/**
 * Builds a world on a clock and secrets that are always the same. `onCall` is called with each call that is made as it is built, and succeeds.
 * Returns what makes further calls, as the member of the world.
 */
export async function buildWorld(world: World, onCall: (call: Call) => void) {
  const { history = '1 min', calendar = 'demo', now = testTime } = world
  const { broker, pass } = await createTestBroker({
    at: plusMs(now, -durationMs(history)),
    calendar,
    site: siteOf(world),
  })
  const fetch: typeof broker.fetch = async (request, connection) => {
    const asked = request.clone()
    const response = await broker.fetch(request, connection)
    const endpoint = byPath.get(new URL(request.url).pathname.replace('/api/vue/', ''))
    const answer = (await response.clone().json()) as Json
    if (endpoint !== undefined && isJsonObject(answer) && answer['status'] === 1) {
      const body = endpoint.file === undefined ? ((await asked.json()) as JsonObject) : undefined
      onCall({ endpoint, request: body, response: answer })
    }
    return response
  }
  const guide = createGuide({
    broker: { ...broker, fetch },
    advance: (duration) => pass(durationMs(duration)),
  })
  await world.build(guide)
  await pass(Math.max(0, Date.parse(now) - Date.parse(broker.services.clock.now())))
  let calls = 0
  return {
    /** Makes a call, whatever it is answered. */
    async ask(endpoint: Endpoint, body: JsonObject): Promise<void> {
      const session = world.loggedIn === false ? {} : { ...guide.session() }
      calls += 1
      const headers = { ...session, 'idempotency-key': `example-${String(calls).padStart(5, '0')}` }
      await fetch(requestTo(endpoint.path, body, headers))
    },
    /** The first quote of a stream. */
    async firstQuote(): Promise<JsonObject> {
      const asked = requestTo(streamPath, { instruments: ['US:AAPL'] })
      const { body } = await broker.fetch(asked)
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      const { value = '' } = (await reader?.read()) ?? {}
      await reader?.cancel()
      const events = createSseParser().feed(value)
      const quote = events.map((text) => JSON.parse(text) as Json).find(isQuote)
      if (quote === undefined) throw new Error('the stream begins without a quote')
      return quote
    },
    close: () => broker.close(),
  }
}

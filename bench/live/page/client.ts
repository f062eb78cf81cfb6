import { type ApiClient, createClient, marketList, parseWire } from '@onelot/api-client'
import { defaultMarkets, marketIds } from '@onelot/domain'
import { LISTINGS, instrumentOf, quoteOf, sparklineOf } from './listings.ts'

const nothing = () => undefined
const begun = new Date().toISOString()
const later = new Date(Date.now() + 3_600_000).toISOString()
const today = begun.slice(0, 10)

const rows = () =>
  Array.from({ length: LISTINGS }, (_, index) => ({
    instrument: instrumentOf(index),
    quote: quoteOf(index, 0, begun),
    sparkline: sparklineOf(index),
  }))

const session = {
  phase: 'regular',
  tradingDay: today,
  until: later,
  dayEnds: later,
  hours: { from: '09:00', to: '15:30', zone: 'Asia/Seoul' },
}

/** All listings come in one page. @throws Error where the contract has another shape by now: no row would show */
function list(): unknown {
  const answer = { rows: rows(), total: LISTINGS, snapshot: 'only' }
  const read = parseWire(marketList.response, answer)
  if (!read.ok) throw new Error(read.issues.join('; '))
  return answer
}

/** What the market asks once. */
const answers: Readonly<Record<string, () => unknown>> = {
  'market/list': list,
  'market/overview': () => ({
    markets: marketIds.map((id) => ({ market: defaultMarkets[id], session })),
    indices: [],
  }),
  'common/config': () => [],
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/** The client of the app. Only the stream goes over the network, to the bench's own server. */
export const createBenchClient = (): ApiClient =>
  createClient({
    origin: location.origin,
    fetch: (input, init) => {
      const path = addressOf(input).replace(/^.*\/api\/vue\//, '')
      const answer = answers[path]
      if (answer === undefined) return fetch(input, init)
      return Promise.resolve(Response.json({ status: 1, msg: '', data: answer() }))
    },
    session: nothing,
    onSessionEnded: nothing,
    readCookie: nothing,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  })

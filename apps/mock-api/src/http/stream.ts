import { type StreamEvent, streamRequest } from '@onelot/api-client'
import { type AccountId, type InstrumentId, type Quote, invalid } from '@onelot/domain'
import { loadAccount } from '../kernel/accounts.ts'
import type { House } from '../kernel/house.ts'
import { callerOf } from '../kernel/sessions.ts'
import { readBody } from './body.ts'
import { passesXsrf, readCookies } from './cookies.ts'
import { refused, transportRefusal, unauthorised, unreadable } from './envelope.ts'
import { parseRequest } from './requestFields.ts'

const QUOTE_MS = 1_000
const HEARTBEAT_MS = 2_000

/** What reaches open streams from outside: look again, or end. */
export type Ring = 'look' | 'end'
export interface StreamBell {
  ring(what: Ring): void
  listen(listener: (what: Ring) => void): () => void
}

export function createStreamBell(): StreamBell {
  const listeners = new Set<(what: Ring) => void>()
  return {
    ring(what) {
      for (const listener of [...listeners]) listener(what)
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const sameQuote = (a: Quote | undefined, b: Quote): boolean =>
  a !== undefined && a.price === b.price && a.volume === b.volume && a.bid === b.bid && a.ask === b.ask

interface Subscription {
  readonly instruments: readonly InstrumentId[]
  /** Of whom, and how far the account has come. */
  readonly account: { readonly id: AccountId; readonly sequence: number } | undefined
}

/** Writes events until its reader goes away: quotes as they change, the account as it is appended to, a heartbeat (RULES 9). */
function eventStream(
  house: House,
  bell: StreamBell,
  { instruments, account }: Subscription,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const sent = new Map<InstrumentId, Quote>()
  let stop: () => void = () => undefined

  return new ReadableStream({
    start(controller) {
      const send = (event: StreamEvent) => {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      const heartbeat = () => {
        send({ kind: 'heartbeat', serverTime: house.clock.now() })
      }
      const quotes = () => {
        const serverTime = house.clock.now()
        for (const id of instruments) {
          const quote = house.market.quote(id, serverTime)
          if (quote === undefined || sameQuote(sent.get(id), quote)) continue
          sent.set(id, quote)
          send({ kind: 'quote', serverTime, quote })
        }
      }
      const tellAccount = (sequence: number) => {
        send({ kind: 'account', serverTime: house.clock.now(), sequence })
      }
      heartbeat()
      if (account) tellAccount(account.sequence)
      quotes()
      const timers = [setInterval(quotes, QUOTE_MS), setInterval(heartbeat, HEARTBEAT_MS)]
      const silence = [
        bell.listen((what) => {
          if (what === 'look') {
            quotes()
            return
          }
          stop()
          controller.close()
        }),
        house.store.onAppend(({ stream, version }) => {
          if (stream === account?.id) tellAccount(version)
        }),
      ]
      stop = () => {
        for (const timer of timers) clearInterval(timer)
        for (const leave of silence) leave()
      }
    },
    cancel() {
      stop()
    },
  })
}

/** Answers `stream/open`: to guests quotes, to a member the account as well. A token that has ended is told so by 401. */
export async function openStream(house: House, bell: StreamBell, request: Request): Promise<Response> {
  if (!passesXsrf(request, readCookies(request))) return unreadable({ 'X-XSRF-TOKEN': 'mismatch' }, 403)
  if (house.controls.current.maintenance) return refused(transportRefusal('SYSTEM_BUSY'))
  const caller = await callerOf(house.store, request.headers, house.clock.now())
  if ((request.headers.get('token') ?? '') !== '' && caller === undefined) return unauthorised()
  const body = await readBody(request)
  if (!body.ok) return unreadable(body.refusal)
  const parsed = parseRequest(streamRequest, body.value)
  if (!parsed.ok) return refused(invalid(parsed.refusal))

  const instruments = [...new Set(parsed.value.instruments)]
  const account = caller && {
    id: caller.account,
    sequence: (await loadAccount(house.store, caller.account)).version,
  }
  const events = eventStream(house, bell, { instruments, account })
  return new Response(events, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

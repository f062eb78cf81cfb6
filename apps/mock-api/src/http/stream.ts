import { streamRequest } from '@onelot/api-client'
import { type InstrumentId, accountId, accountStream, invalid } from '@onelot/domain'
import type { Services } from '../services.ts'
import { callerOf, sessionOf, sessionsCollection } from '../sessions.ts'
import type { RemovedRecords } from '../store/port.ts'
import { readBody } from './body.ts'
import { passesXsrf, readCookies } from './cookies.ts'
import { refused, transportRefusal, unauthorised, unreadable } from './envelope.ts'
import { maintenanceOf } from './maintenance.ts'
import type { Connection } from './pipeline.ts'
import { type QuoteHub, encodeEvent } from './quoteHub.ts'
import { parseRequest } from '@onelot/api-client/backend'
import { type Reader, createReaders } from './streamReaders.ts'
import { createOpenSlots } from './openSlots.ts'

/** Open streams of this instance. */
export interface EventStreams {
  /** Answers `stream/open`: to guests quotes, to a member the account as well. A token that has ended is answered 401. */
  open(request: Request, connection: Connection): Promise<Response>
  /** Ends every stream. */
  end(): void
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

export function createEventStreams(services: Services, hub: QuoteHub): EventStreams {
  const { store, clock } = services
  const readers = createReaders()
  const slots = createOpenSlots()

  async function checkSession(token: string): Promise<void> {
    if ((await sessionOf(store, token, clock.now())) !== undefined) return
    for (const reader of readers.ofSession(token)) reader.end()
  }
  function check(tokens: readonly string[]): void {
    Promise.all(tokens.map(checkSession)).catch((error: unknown) => {
      services.log('sessions of open streams could not be checked', error)
    })
  }
  function removed(records: RemovedRecords): void {
    if (records.collection !== sessionsCollection) return
    const ended =
      'key' in records
        ? readers.ofSession(records.key)
        : readers.ofAccount(accountStream(accountId(records.owner)))
    for (const reader of ended) reader.end()
  }
  store.onCommit((committed) => {
    for (const { stream, version } of committed.streams)
      for (const reader of readers.ofAccount(stream)) reader.tellAccount(version)
    for (const records of committed.removed ?? []) removed(records)
    if (committed.everything === true) check(readers.sessions())
  })

  /**
   * Events until the reader goes away: quotes as they change, the account as it is appended to, a heartbeat. A slow reader gets the latest
   * of each listing when it can accept it, and no queue grows.
   */
  function body(
    instruments: readonly InstrumentId[],
    account: Reader['account'],
    version: number,
    release: () => void,
  ) {
    const sent = new Map<InstrumentId, number>()
    let waiting: Uint8Array[] = []
    let leave: () => void = () => undefined
    let flush: () => void = () => undefined

    return new ReadableStream<Uint8Array>({
      start(controller) {
        /** Sends what is new, if the reader can accept it; else `pull` does. */
        flush = () => {
          if ((controller.desiredSize ?? 0) <= 0) return
          const pieces = waiting
          waiting = []
          for (const instrument of instruments) {
            const latest = hub.latest(instrument)
            if (latest === undefined || sent.get(instrument) === latest.number) continue
            sent.set(instrument, latest.number)
            pieces.push(latest.encoded)
          }
          if (pieces.length > 0) controller.enqueue(joined(pieces))
        }
        let accountEvent: Uint8Array | undefined
        const put = (piece: Uint8Array, replaced: Uint8Array | undefined) => {
          waiting = [...waiting.filter((one) => one !== replaced), piece]
          flush()
        }
        const tellAccount = (sequence: number) => {
          const piece = encodeEvent({ kind: 'account', serverTime: clock.now(), sequence })
          const before = accountEvent
          accountEvent = piece
          put(piece, before)
        }
        const reader: Reader = {
          account,
          tellAccount,
          end: () => {
            leave()
            controller.close()
          },
        }
        let heartbeat: Uint8Array | undefined = encodeEvent({ kind: 'heartbeat', serverTime: clock.now() })
        waiting.push(heartbeat)
        if (account !== undefined) tellAccount(version)
        const unjoin = hub.join({
          instruments,
          onQuotes: () => {
            flush()
          },
          onHeartbeat: (encoded) => {
            if (account !== undefined && account.until <= clock.now()) {
              reader.end()
              return
            }
            const before = heartbeat
            heartbeat = encoded
            put(encoded, before)
          },
        })
        readers.add(reader)
        leave = () => {
          if (!readers.remove(reader)) return
          unjoin()
          release()
        }
        flush()
      },
      pull() {
        flush()
      },
      cancel() {
        leave()
      },
    })
  }

  return {
    async open(request, { address }) {
      if (!passesXsrf(request, readCookies(request))) return unreadable({ 'X-XSRF-TOKEN': 'mismatch' }, 403)
      const maintenance = maintenanceOf(services.site.values, clock.now())
      if (maintenance !== undefined) return refused(maintenance)
      const caller = await callerOf(store, request.headers, clock.now())
      if ((request.headers.get('token') ?? '') !== '' && caller === undefined) return unauthorised()
      const read = await readBody(request)
      if (!read.ok) return unreadable(read.refusal)
      const parsed = parseRequest(streamRequest, read.value)
      if (!parsed.ok) return refused(invalid(parsed.refusal))

      const account = caller && { ...caller, stream: accountStream(caller.account) }
      const version = account === undefined ? 0 : (await services.streams.load(account.stream)).version
      const release = slots.acquire({ account: account?.account, address }, services.site.values.streams)
      if (release === undefined) return refused(transportRefusal('TOO_FREQUENT', {}))
      const events = body([...new Set(parsed.value.instruments)], account, version, release)
      // The session may have ended while the stream was opened.
      if (account !== undefined) check([account.token])
      return new Response(events, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      })
    },
    end() {
      for (const reader of readers.all()) reader.end()
    },
  }
}

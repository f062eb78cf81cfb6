import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse, createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { type HttpBindings, RequestError, getRequestListener } from '@hono/node-server'
import type { Fields } from '@onelot/domain'
import { refused, transportRefusal, unreadable, unreadableText } from '../http/envelope.ts'
import { securityHeaders } from './securityHeaders.ts'

/** How long a client may take, each in milliseconds. */
export interface Patience {
  /** For the head of a request. */
  readonly headMs: number
  /** For a whole request, its body included. */
  readonly requestMs: number
  /** Without reading anything of an answer that waits for it, or without a request on a connection. */
  readonly silentMs: number
  /** For requests that are under way when the server ends. */
  readonly endMs: number
}
export const defaultPatience: Patience = { headMs: 10_000, requestMs: 30_000, silentMs: 30_000, endMs: 3_000 }

/** Most bytes of a body that nobody wants which are read nevertheless, so that its connection can be used again; above, it is closed. */
const MOST_DISCARDED_BYTES = 8 * 1024 * 1024

/** What the server answers where Node could not read a request, by the code of its error. */
const unread: Readonly<Record<string, readonly [status: number, fields: Fields]>> = {
  HPE_HEADER_OVERFLOW: [431, { headers: 'tooLong' }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { request: 'required' }],
}
const malformed = [400, { request: 'malformed' }] as const

const withSecurity = (response: Response): Response => {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}

const envelopeHeaders = (text: string) => ({
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(text)),
  'cache-control': 'no-store',
})

/** An answer as it goes over a connection that has no response of Node's; the last one there. */
function rawAnswer(status: number, fields: Fields): string {
  const text = unreadableText(fields)
  const headers = { ...envelopeHeaders(text), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n')
}

/** Reads what is left of a body, so that nobody else waits for its end; false where that is too much. */
function discarded(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve(true)
  // Whoever began to read it has given up because of its length, and would hold it up.
  incoming.removeAllListeners('data')
  return new Promise((resolve) => {
    let length = 0
    incoming.on('data', (piece: Buffer) => {
      length += piece.byteLength
      if (length > MOST_DISCARDED_BYTES) resolve(false)
    })
    incoming.once('close', () => {
      resolve(true)
    })
    incoming.once('end', () => {
      resolve(true)
    })
    incoming.resume()
  })
}

/** The answers that each connection waits for. */
function createPending() {
  const pending = new WeakMap<Duplex, Set<ServerResponse>>()
  return {
    begin(socket: Duplex, outgoing: ServerResponse) {
      const known = pending.get(socket) ?? new Set()
      pending.set(socket, known.add(outgoing))
      outgoing.once('close', () => known.delete(outgoing))
    },
    of: (socket: Duplex): readonly ServerResponse[] => [...(pending.get(socket) ?? [])],
  }
}

export interface HttpServerOptions {
  readonly answer: (request: Request, bindings: HttpBindings) => Promise<Response>
  readonly log: (message: string, error: unknown) => void
  readonly patience?: Patience | undefined
}

/** A server whose every answer is an envelope or what `answer` gives, with the security headers, whatever it is sent. */
export function createHttpServer({ answer, log, patience = defaultPatience }: HttpServerOptions): Server {
  const pending = createPending()

  async function answered(request: Request, bindings: HttpBindings): Promise<Response> {
    if (!URL.canParse(request.url)) return unreadable({ Host: 'malformed' }, 400)
    const response = await answer(request, bindings)
    // A fault broke the connection.
    if (bindings.outgoing.destroyed) return response
    if (!(await discarded(bindings.incoming))) response.headers.set('connection', 'close')
    return response
  }
  function failed(error: unknown): Response {
    if (error instanceof RequestError) return withSecurity(unreadable({ Host: 'malformed' }, 400))
    log('a request failed', error)
    return withSecurity(refused(transportRefusal('SYSTEM_BUSY', {})))
  }
  const listener = getRequestListener(
    async (request, bindings) => withSecurity(await answered(request, bindings as HttpBindings)),
    { errorHandler: failed },
  )

  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: patience.headMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: Math.ceil(patience.headMs / 5),
    },
    (incoming, outgoing) => {
      pending.begin(incoming.socket, outgoing)
      // It handles its own errors.
      void listener(incoming, outgoing)
    },
  )
  server.setTimeout(patience.silentMs, (socket) => {
    // An answer that takes long is waited for; one that nobody reads is not.
    if (pending.of(socket).length === 0 || socket.writableLength > 0) socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const begun = pending.of(socket).some(({ headersSent }) => headersSent)
    if (begun || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, fields] = unread[error.code ?? ''] ?? malformed
    socket.end(rawAnswer(status, fields), () => {
      socket.destroy()
    })
  })
  server.on('checkExpectation', (_, outgoing) => {
    const text = unreadableText({ Expect: 'notAllowed' })
    outgoing.writeHead(417, envelopeHeaders(text)).end(text)
  })
  server.on('connect', (_, socket) => {
    socket.end(rawAnswer(405, { method: 'notAllowed' }))
  })
  return server
}

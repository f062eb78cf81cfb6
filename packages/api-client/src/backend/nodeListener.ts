import { type Fields, type Result, no, ok } from '@onelot/domain'
import type { ArrivedCall, BackendAnswer } from './backend.ts'
import type { AnsweredBody } from './keptWrites.ts'
import { type Stream, createStreams } from './nodeStreams.ts'

/** What is read of a request of Node, and so of one of express. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: ArrivedCall['headers']
  /** What a parser before this has read. */
  readonly body?: unknown
  /** Its connection. */
  readonly socket?:
    | { readonly destroyed: boolean; on(event: 'close', listener: () => void): unknown }
    | undefined
}
export interface NodeResponse {
  readonly destroyed: boolean
  readonly headersSent: boolean
  /** Bytes that wait to be sent. */
  readonly writableLength: number
  writeHead(status: number, headers: Record<string, string>): unknown
  write(text: string): unknown
  end(text: string): unknown
  destroy(): unknown
  on(event: 'close', listener: () => void): unknown
}

export interface NodeListenerOptions<Member> {
  readonly stream?: Stream<Member> | undefined
  /** Streams that are open at once: one more is refused with TOO_FREQUENT. @defaultValue 2,000 */
  readonly mostStreams?: number | undefined
  /** Receives what failed; its caller is answered SYSTEM_BUSY. @defaultValue console.error */
  readonly report?: ((error: unknown) => unknown) | undefined
}

/** Far above any call without a file. */
const MOST_BYTES = 64 * 1024
/** What is read, and thrown away, of a body that is longer. */
const MOST_DISCARDED = 8 * 1024 * 1024

class BrokenOff extends Error {}

/** The text of a body; undefined where it is too long. @throws BrokenOff */
async function textOf(request: NodeRequest): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const piece of request) {
      bytes += piece.byteLength
      if (bytes <= MOST_BYTES) text += decoder.decode(piece, { stream: true })
      if (bytes > MOST_DISCARDED) break
    }
  } catch (cause) {
    throw new BrokenOff('a body ended early', { cause })
  }
  return bytes > MOST_BYTES ? undefined : text + decoder.decode()
}

async function bodyOf(request: NodeRequest): Promise<Result<unknown, Fields>> {
  const type = String(request.headers['content-type'] ?? '')
  if (!/^application\/json\s*(;|$)/i.test(type))
    return no({ 'Content-Type': type === '' ? 'required' : 'malformed' })
  if (request.body !== undefined) return ok(request.body)
  const text = await textOf(request)
  if (text === undefined) return no({ body: 'tooLong' })
  try {
    return ok(JSON.parse(text))
  } catch {
    return no({ body: text === '' ? 'required' : 'malformed' })
  }
}

const refusal = (msg: string, fields: Fields = {}): AnsweredBody => ({
  status: 0,
  msg,
  data: { params: {}, fields },
})
const asJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

function answer(
  response: NodeResponse,
  body: AnsweredBody,
  status = 200,
  headers: Readonly<Record<string, string>> = asJson,
): void {
  if (response.destroyed) return
  response.writeHead(status, { ...headers })
  response.end(JSON.stringify(body))
}

/**
 * Answers requests of `node:http`, or of express below `/api/vue`: reads their bodies, and sends the answers of a back end and its streams. What it
 * cannot read is refused with VALIDATION, and nothing that a caller sends is answered 5xx (docs/backend.md). Never rejects.
 */
export function nodeListener<Member>(
  backend: (call: ArrivedCall) => Promise<BackendAnswer<Member>>,
  {
    stream = () => () => undefined,
    mostStreams = 2_000,
    report = console.error,
  }: NodeListenerOptions<Member> = {},
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  async function tell(error: unknown): Promise<void> {
    try {
      await report(error)
    } catch (failure) {
      console.error(error, failure)
    }
  }
  const streams = createStreams<Member>({ stream, mostStreams, report: (error) => void tell(error) })

  async function listen(request: NodeRequest, response: NodeResponse): Promise<void> {
    const { method, url = '', headers } = request
    if (method !== 'POST') {
      answer(response, refusal('VALIDATION', { method: 'notAllowed' }), 404)
      return
    }
    const body = await bodyOf(request)
    if (!body.ok) {
      answer(response, refusal('VALIDATION', body.refusal))
      return
    }
    const path = url.replace(/\?.*$/s, '').replace(/^\/(api\/vue\/)?/, '')
    const answered = await backend({ path, headers, body: body.value })
    if (answered.kind === 'answer') answer(response, answered.body, answered.status, answered.headers)
    else if (!streams.hasRoom()) answer(response, refusal('TOO_FREQUENT'))
    else if (!response.destroyed && request.socket?.destroyed !== true) {
      response.writeHead(200, { ...answered.headers })
      await streams.open(answered, { request, response })
    }
  }

  return async (request, response) => {
    try {
      await listen(request, response)
    } catch (error) {
      if (error instanceof BrokenOff) return
      void tell(error)
      if (response.headersSent) response.destroy()
      else answer(response, refusal('SYSTEM_BUSY'))
    }
  }
}

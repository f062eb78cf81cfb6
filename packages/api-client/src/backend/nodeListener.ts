import type { Fields } from '@onelot/domain'
import type { ArrivedCall, BackendAnswer } from './backend.ts'
import { plainHeaders } from './headers.ts'
import type { AnsweredBody } from './keptWrites.ts'
import { BrokenOff, createReading } from './nodeBody.ts'
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

const refusal = (msg: string, fields: Fields = {}): AnsweredBody => ({
  status: 0,
  msg,
  data: { params: {}, fields },
})

function answer(
  response: NodeResponse,
  body: AnsweredBody,
  status = 200,
  headers: Readonly<Record<string, string>> = plainHeaders.answer,
): void {
  if (response.destroyed) return
  const text = JSON.stringify(body)
  response.writeHead(status, { ...headers })
  response.end(text)
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
    const path = url.replace(/\?.*$/s, '').replace(/^\/(api\/vue\/)?/, '')
    const { read, hasGivenUp } = createReading(request)
    const answered = await backend({ path, headers, readBody: read })
    const ending = hasGivenUp() ? { connection: 'close' } : {}
    if (answered.kind === 'answer')
      answer(response, answered.body, answered.status, { ...answered.headers, ...ending })
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

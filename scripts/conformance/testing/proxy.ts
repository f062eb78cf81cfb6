import { createSseParser } from '@onelot/api-client'
import { isFields } from '../schema.ts'
import type { Fault, Passing } from './faults/fault.ts'

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Events without those that a fault drops. */
function withoutEvents(
  body: ReadableStream<Uint8Array>,
  faults: readonly Fault[],
): ReadableStream<Uint8Array> {
  const parser = createSseParser()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const isDropped = (text: string): boolean => {
    const event = jsonOf(text)
    return isFields(event) && faults.some(({ drops }) => drops?.(event) === true)
  }
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        const kept = parser.feed(decoder.decode(piece, { stream: true })).filter((text) => !isDropped(text))
        controller.enqueue(encoder.encode(kept.map((text) => `data: ${text}\n\n`).join('') || ': \n\n'))
      },
    }),
  )
}

function changedText(
  text: string,
  call: Passing,
  faults: readonly Fault[],
): { text: string; status?: number | undefined } {
  let changed = text
  let status: number | undefined
  for (const { data, answer } of faults) {
    const body = jsonOf(changed)
    if (data !== undefined && isFields(body) && body['status'] === 1 && isFields(body['data'])) {
      data(body['data'], call)
      changed = JSON.stringify(body)
    }
    const other = answer?.(changed, call)
    changed = other?.text ?? changed
    status = other?.status ?? status
  }
  return { text: changed, status }
}

/** A proxy before a back end, which has some faults. */
export const proxyWith =
  (faults: readonly Fault[]): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const path = url.split('/api/vue/')[1] ?? ''
    const own = faults.filter((fault) => fault.path === path || fault.path === '*')
    const headers = new Headers(init?.headers)
    const text = typeof init?.body === 'string' ? init.body : ''
    const call: Passing = { path, method: init?.method ?? 'GET', headers, text, body: jsonOf(text) }
    for (const { instead } of own) {
      const answer = call.method === 'POST' ? instead?.(call) : undefined
      if (answer !== undefined) return Response.json(answer)
    }
    const sent = new Headers(headers)
    for (const fault of own) fault.sent?.(sent, call)
    const response = await fetch(url, { ...init, headers: sent })
    const answered = new Headers(response.headers)
    answered.delete('content-length')
    for (const fault of own) fault.headers?.(answered, call)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (isStream && response.body !== null)
      return new Response(withoutEvents(response.body, own), { status: response.status, headers: answered })
    if (call.method !== 'POST') return new Response(null, { status: response.status, headers: answered })
    const changed = changedText(await response.text(), call, own)
    return new Response(changed.text, { status: changed.status ?? response.status, headers: answered })
  }

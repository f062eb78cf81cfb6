import { answered } from './envelope.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** An answer whose data is altered where a path leads, its keys joined by full stops. */
async function alteredAt(
  response: Response,
  path: string,
  alter: (parent: object, key: string) => void,
): Promise<Response> {
  const body: unknown = await response.json()
  const keys = ['data', ...path.split('.')]
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), body)
  if (isRecord(parent)) alter(parent, last)
  return answered(JSON.stringify(body))
}

/** The same answer, without a field of its data. */
export const withoutField = (response: Response, path: string): Promise<Response> =>
  alteredAt(response, path, (parent, key) => {
    Reflect.deleteProperty(parent, key)
  })

/** The same answer, with another value in a field that it has. */
export const withValue = (response: Response, path: string, value: unknown): Promise<Response> =>
  alteredAt(response, path, (parent, key) => {
    if (key in parent) Reflect.set(parent, key, value)
  })

/** A page, as a proxy or a server of files answers a call that it takes for an address. */
export const page = (): Response =>
  new Response('<!doctype html><html><body><h1>Welcome</h1></body></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

/** How a stream goes wrong: it ends, it stays open and says nothing more, or it says each event twice. */
export const streamFaults = ['ends', 'silent', 'twice'] as const
export type StreamFault = (typeof streamFaults)[number]

const END = '\n\n'

/** The events that have arrived whole. What follows the last of them waits for its end. */
function eventsIn(text: string): { readonly events: readonly string[]; readonly rest: string } {
  const parts = text.split(END)
  const rest = parts.pop() ?? ''
  return { events: parts.map((event) => `${event}${END}`), rest }
}

/** The same stream, going wrong after so many events. */
export function faultyStream(response: Response, fault: StreamFault, after: number): Response {
  if (response.body === null) return response
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  let rest = ''
  let count = 0
  const altered = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      if (fault === 'ends' && after === 0) controller.terminate()
    },
    transform(piece, controller) {
      const arrived = eventsIn(rest + decoder.decode(piece, { stream: true }))
      rest = arrived.rest
      for (const event of arrived.events) {
        const isFaulty = count >= after
        count += 1
        if (isFaulty && fault === 'silent') continue
        controller.enqueue(encoder.encode(event))
        if (isFaulty && fault === 'twice') controller.enqueue(encoder.encode(event))
        if (fault === 'ends' && count === after) {
          controller.terminate()
          return
        }
      }
    },
  })
  return new Response(response.body.pipeThrough(altered), response)
}

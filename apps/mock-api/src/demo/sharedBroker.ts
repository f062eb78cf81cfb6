import type { Broker } from '../broker.ts'

/** How the tabs of a browser reach one another. */
export interface Tabs {
  /** Holds the name until the tab ends, once no other tab holds it: `held` is called then, and before it `waits` where another one does. */
  readonly lock: (name: string, told: { readonly held: () => void; readonly waits: () => void }) => void
  readonly channel: (name: string) => TabsChannel
}
export interface TabsChannel {
  readonly post: (message: TabsMessage) => void
  readonly listen: (onMessage: (message: TabsMessage) => void) => void
}

type HeaderList = [name: string, value: string][]

export type TabsMessage =
  | { readonly kind: 'ask'; readonly id: string; readonly call: Call }
  | { readonly kind: 'leave'; readonly id: string }
  | { readonly kind: 'head'; readonly id: string; readonly status: number; readonly headers: HeaderList }
  | { readonly kind: 'piece'; readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' | 'failed'; readonly id: string }
  /** A tab has begun to lead: what another one was asked before is answered by nobody. */
  | { readonly kind: 'leads' }

interface Call {
  readonly url: string
  readonly method: string
  readonly headers: HeaderList
  readonly body: ArrayBuffer | undefined
}

type Answer = Broker['fetch']

const NAME = 'onelot-demo-broker'
const withoutBody: readonly number[] = [101, 204, 205, 304]

const lost = () => new TypeError('the tab with the broker was closed')

async function callOf(request: Request): Promise<Call> {
  const { url, method } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  return { url, method, headers: [...request.headers], body }
}

/** Answers the other tabs by the broker of this one. */
function lead({ post, listen }: TabsChannel, broker: Promise<Answer>): void {
  const underWay = new Map<string, AbortController>()
  async function answer(id: string, { url, method, headers, body }: Call, signal: AbortSignal) {
    const request = new Request(url, {
      method,
      headers,
      signal,
      body: body ?? null,
    })
    const response = await (await broker)(request)
    // What a fault breaks has neither a status nor a body.
    if (response.type === 'error') throw lost()
    post({ kind: 'head', id, status: response.status, headers: [...response.headers] })
    for await (const bytes of response.body ?? []) post({ kind: 'piece', id, bytes })
    post({ kind: 'end', id })
  }
  listen((message) => {
    if (message.kind === 'leave') underWay.get(message.id)?.abort()
    if (message.kind !== 'ask') return
    const { id, call } = message
    const ending = new AbortController()
    underWay.set(id, ending)
    answer(id, call, ending.signal)
      .catch(() => {
        post({ kind: 'failed', id })
      })
      .finally(() => underWay.delete(id))
  })
  post({ kind: 'leads' })
}

interface Asked {
  readonly head: (response: Response) => void
  readonly fail: (error: Error) => void
  pieces: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
}

/** Asks the tab that leads. */
function follow({ post, listen }: TabsChannel): { readonly ask: Answer; readonly leave: () => void } {
  const underWay = new Map<string, Asked>()
  function fail(id: string): void {
    const asked = underWay.get(id)
    underWay.delete(id)
    asked?.fail(lost())
    asked?.pieces?.error(lost())
  }
  function forget(id: string): void {
    if (underWay.delete(id)) post({ kind: 'leave', id })
  }
  function head(id: string, asked: Asked, status: number, headers: HeaderList): void {
    const body = withoutBody.includes(status)
      ? null
      : new ReadableStream<Uint8Array<ArrayBuffer>>({
          start(controller) {
            asked.pieces = controller
          },
          cancel() {
            forget(id)
          },
        })
    asked.head(new Response(body, { status, headers }))
  }
  function leave(): void {
    for (const id of [...underWay.keys()]) fail(id)
  }
  listen((message) => {
    if (message.kind === 'leads') leave()
    if (!('id' in message)) return
    const { id } = message
    const asked = underWay.get(id)
    if (asked === undefined) return
    if (message.kind === 'head') head(id, asked, message.status, message.headers)
    else if (message.kind === 'piece') asked.pieces?.enqueue(message.bytes)
    else if (message.kind === 'failed') fail(id)
    else if (message.kind === 'end') {
      underWay.delete(id)
      asked.pieces?.close()
    }
  })
  return {
    leave,
    async ask(request) {
      const call = await callOf(request)
      const id = crypto.randomUUID()
      return new Promise((resolve, reject) => {
        const asked: Asked = { head: resolve, fail: reject, pieces: undefined }
        underWay.set(id, asked)
        request.signal.addEventListener('abort', () => {
          forget(id)
          const reason: unknown = request.signal.reason
          const error = reason instanceof Error ? reason : new Error('the call was given up')
          reject(error)
          asked.pieces?.error(error)
        })
        post({ kind: 'ask', id, call })
      })
    },
  }
}

/**
 * One broker for all tabs of a browser: the first has it, and answers the others; when it is closed, the next one opens it. A call that the
 * closed tab had not answered breaks as on a network, and is asked again by its own key.
 * @param open the broker in this tab, once no other tab has it
 */
export function shareBroker(tabs: Tabs, open: () => Promise<Answer>): Answer {
  const channel = tabs.channel(NAME)
  const { ask, leave } = follow(channel)
  let own: Promise<Answer> | undefined
  const decided = new Promise<void>((resolve) => {
    tabs.lock(NAME, {
      held() {
        own = open()
        leave()
        lead(channel, own)
        resolve()
      },
      waits: resolve,
    })
  })
  return async (request, connection) => {
    await decided
    return own === undefined ? ask(request) : (await own)(request, connection)
  }
}

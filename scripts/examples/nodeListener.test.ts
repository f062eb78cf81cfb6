import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { commonConfig } from '@onelot/api-client'
import {
  type BackendCall,
  type NodeListenerOptions,
  createBackend,
  guestCall,
  nodeListener,
} from '@onelot/api-client/backend'
import { afterEach, describe, expect, it, vi } from 'vitest'

interface Member {
  readonly account: string
}
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

interface Site extends NodeListenerOptions<Member> {
  readonly config?: () => never
  /** What reads a body before the listener does. */
  readonly parse?: (incoming: IncomingMessage) => Promise<object>
}

async function serve({ config, parse, ...options }: Site = {}) {
  const calls: readonly BackendCall<Member>[] = [
    guestCall(commonConfig, config ?? (() => [{ name: 'title', value: 'Example' }])),
  ]
  const memberOf = (token: string) => (token === 't-one' ? { account: 'one' } : undefined)
  const listener = nodeListener(createBackend<Member>({ memberOf, calls }), options)
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (parse === undefined) void listener(incoming, response)
    else void parse(incoming).then((parsed) => listener(Object.assign(incoming, parsed), response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const fetched = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"type":"all"}',
      ...init,
    })
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetched(path, init)
    return [response.status, await response.json()] as const
  }
  return { address, fetched, send }
}

const path = '/api/vue/common/config'
const title = [200, { status: 1, msg: '', data: [{ name: 'title', value: 'Example' }] }]
const refused = (fields: object, msg = 'VALIDATION') => ({ status: 0, msg, data: { params: {}, fields } })

describe('a request of Node', () => {
  it('is answered with the headers of its answer, below /api/vue or where that is taken off before', async () => {
    const { fetched, send } = await serve()
    const response = await fetched(path)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('set-cookie')).toMatch(/^onelot-device=/)
    for (const one of [path, `${path}?a=/b`, '/common/config']) expect(await send(one)).toEqual(title)
    expect(await send('/api/vue/nothing')).toEqual([404, refused({}, 'CALL_NOT_OFFERED')])
  })

  it.each([
    ['that is cut', '{"type":', { body: 'malformed' }],
    ['that is missing', '', { body: 'required' }],
    ['that is longer than 64 KiB', JSON.stringify('x'.repeat(70_000)), { body: 'tooLong' }],
    ['that is much longer', JSON.stringify('x'.repeat(2_000_000)), { body: 'tooLong' }],
    ['that is very deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, { body: 'malformed' }],
    ['that is no object', '"all"', { body: 'malformed' }],
  ])('is refused in an envelope for a body %s', async (_, body, fields) => {
    const { send } = await serve()
    expect(await send(path, { body })).toEqual([200, refused(fields)])
    expect(await send(path)).toEqual(title)
  })

  it('is refused for a body of another type, and for another method', async () => {
    const { send } = await serve()
    expect(await send(path, { headers: { 'content-type': 'text/plain' } })).toEqual([
      200,
      refused({ 'Content-Type': 'malformed' }),
    ])
    expect(await send(path, { method: 'GET', body: null })).toEqual([404, refused({ method: 'notAllowed' })])
  })

  it('may have been read by a parser before', async () => {
    const { send } = await serve({
      async parse(incoming) {
        const pieces: Buffer[] = []
        for await (const piece of incoming) pieces.push(piece as Buffer)
        return { body: JSON.parse(Buffer.concat(pieces).toString()) as unknown }
      },
    })
    expect(await send(path)).toEqual(title)
  })

  it('is answered that the system is busy where the back end fails, and the cause is reported alone', async () => {
    const reported: unknown[] = []
    const defect = new TypeError('a defect')
    const { send } = await serve({
      config() {
        throw defect
      },
      report: (error) => reported.push(error),
    })
    expect(await send(path)).toEqual([200, refused({}, 'SYSTEM_BUSY')])
    expect(reported).toEqual([defect])
  })

  it('that is broken off is no failure', async () => {
    const reported: unknown[] = []
    const { address, send } = await serve({ report: (error) => reported.push(error) })
    const broken = request(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100' },
    })
    const ended = new Promise((resolve) => broken.on('error', resolve))
    broken.write('{"type"', () => broken.destroy())
    await ended
    expect(await send(path)).toEqual(title)
    expect(reported).toEqual([])
  })
})

describe('a stream of Node', () => {
  const asked = { body: '{"instruments":["KRX:900010"]}' }

  it('begins with a heartbeat, has what is sent, and leaves when its reader does', async () => {
    let left: () => void = () => undefined
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve
    })
    const { fetched } = await serve({
      stream({ instruments, member }, send) {
        send({ kind: 'account', sequence: instruments.length })
        expect(member).toBeUndefined()
        return left
      },
    })
    const gone = new AbortController()
    const response = await fetched('/api/vue/stream/open', { ...asked, signal: gone.signal })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (text.split('\n\n').length < 3) text += (await reader?.read())?.value ?? ''
    const time = String.raw`"serverTime":"\d{4}-[^"]+Z"`
    expect(text).toMatch(
      new RegExp(
        `^data: \\{${time},"kind":"heartbeat"\\}\n\ndata: \\{${time},"kind":"account","sequence":1\\}\n\n$`,
      ),
    )
    gone.abort()
    await hasLeft
  })

  it('has a heartbeat every two seconds until its reader leaves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { fetched } = await serve()
      const gone = new AbortController()
      const response = await fetched('/api/vue/stream/open', { ...asked, signal: gone.signal })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      const beats = async () => ((await reader?.read())?.value ?? '').split('heartbeat').length - 1
      expect(await beats()).toBe(1)
      vi.advanceTimersByTime(2_000)
      expect(await beats()).toBe(1)
      vi.advanceTimersByTime(4_000)
      expect(await beats()).toBe(2)
      expect(vi.getTimerCount()).toBe(1)
      gone.abort()
      await vi.waitFor(() => {
        expect(vi.getTimerCount()).toBe(0)
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused where there are as many as there may be, until another one is left', async () => {
    let left: () => void = () => undefined
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve
    })
    const { fetched, send } = await serve({ mostStreams: 1, stream: () => left })
    const gone = new AbortController()
    await fetched('/api/vue/stream/open', { ...asked, signal: gone.signal })
    expect(await send('/api/vue/stream/open', asked)).toEqual([200, refused({}, 'TOO_FREQUENT')])
    gone.abort()
    await hasLeft
    const response = await fetched('/api/vue/stream/open', asked)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  })

  it('is left where it waits for another one on its connection, which closes', async () => {
    const opened = vi.fn<() => void>()
    const left = vi.fn<() => void>()
    const { address } = await serve({
      stream() {
        opened()
        return left
      },
    })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const head = ['POST /api/vue/stream/open HTTP/1.1', 'host: a', 'content-type: application/json']
    const one = [...head, `content-length: ${String(asked.body.length)}`, '', asked.body].join('\r\n')
    socket.write(one.repeat(3))
    await vi.waitFor(() => {
      expect(opened).toHaveBeenCalledTimes(3)
    })
    socket.destroy()
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(3)
    })
  })

  it('ends where its reader reads nothing', async () => {
    let left: () => void = () => undefined
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve
    })
    const { address } = await serve({
      stream(_, send) {
        const timer = setInterval(() => {
          for (let count = 0; count < 10_000; count += 1) send({ kind: 'account', sequence: count })
        }, 1)
        return () => {
          clearInterval(timer)
          left()
        }
      },
    })
    const unread = request(`${address}/api/vue/stream/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    unread.on('error', () => undefined)
    unread.end(asked.body)
    const [response] = (await once(unread, 'response')) as [IncomingMessage]
    response.on('error', () => undefined)
    response.pause()
    await hasLeft
    response.destroy()
  })
})

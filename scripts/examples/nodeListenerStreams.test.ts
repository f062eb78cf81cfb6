import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { refused, serve } from './servedListener.ts'

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
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenedStream } from './backend.ts'
import { type Stream, createStreams } from './nodeStreams.ts'

interface Member {
  readonly account: string
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function createListeners() {
  const listeners: (() => void)[] = []
  return {
    on: (_: 'close', listener: () => void) => listeners.push(listener),
    close: () => {
      for (const listener of listeners) listener()
    },
    count: () => listeners.length,
  }
}

/** A response that says that it is closed only where it is told to, as one of Node does that waits for another one on its connection. */
function createResponse() {
  const { on, close } = createListeners()
  const sent: string[] = []
  const response = {
    destroyed: false,
    headersSent: true,
    writableLength: 0,
    writeHead: () => undefined,
    write: (text: string) => sent.push(text),
    end: () => sent.push('end'),
    destroy() {
      response.destroyed = true
    },
    on,
  }
  return { response, sent, close }
}

const oneMember = (isOpen: OpenedStream<Member>['isOpen'] = () => Promise.resolve(true)) => ({
  kind: 'stream' as const,
  instruments: [],
  member: { account: 'one' },
  token: 't-one',
  isOpen,
})

async function start(stream: Stream<Member>, opened = oneMember()) {
  const reported: unknown[] = []
  const streams = createStreams<Member>({ stream, mostStreams: 2, report: (error) => reported.push(error) })
  const socket = createListeners()
  const request = {
    headers: {},
    socket: { destroyed: false, on: socket.on },
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.resolve({ done: true as const, value: undefined }),
    }),
  }
  const open = async () => {
    const { response, ...rest } = createResponse()
    await streams.open(opened, { request, response })
    return { response, ...rest }
  }
  return { ...(await open()), open, socket, streams, reported }
}
/** Lets what is asked of a session be answered. */
const passHeartbeat = () => vi.advanceTimersByTimeAsync(2_000)

describe('a stream', () => {
  it('is left once, whether its response or its connection closes, and has no heartbeat then', async () => {
    const leave = vi.fn<() => void>()
    const { close, socket, streams, open } = await start(() => leave)
    await open()
    expect(streams.hasRoom()).toBe(false)
    close()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(streams.hasRoom()).toBe(true)
    socket.close()
    socket.close()
    expect(leave).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('listens to its connection once, however many streams wait on it', async () => {
    const { open, socket } = await start(() => () => undefined)
    for (let count = 0; count < 20; count += 1) await open()
    expect(socket.count()).toBe(1)
  })

  it('ends where its response was destroyed, and where too much of it is unread', async () => {
    const leave = vi.fn<() => void>()
    const { response, open } = await start(() => leave)
    response.destroyed = true
    await passHeartbeat()
    expect(leave).toHaveBeenCalledTimes(1)
    const slow = await open()
    slow.response.writableLength = 2 ** 21
    await passHeartbeat()
    expect(slow.response.destroyed).toBe(true)
    expect(leave).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    [
      'throws',
      () => {
        throw new TypeError('a defect')
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('a defect'))],
  ])('whose end %s is reported', async (_, leave) => {
    const { close, reported } = await start(() => leave)
    close()
    await vi.waitFor(() => {
      expect(reported).toEqual([new TypeError('a defect')])
    })
  })

  it('may begin later, and is left where its reader leaves before', async () => {
    const leave = vi.fn<() => void>()
    let begin: (value: () => void) => void = () => undefined
    const begun = new Promise<() => void>((resolve) => {
      begin = resolve
    })
    const first = await start((_, send) => {
      send({ kind: 'account', sequence: 1 })
      return Promise.resolve(leave)
    })
    expect(first.sent.at(-1)).toContain('"sequence":1')
    const streams = createStreams<Member>({ stream: () => begun, mostStreams: 1, report: () => undefined })
    const { response, close } = createResponse()
    const request = {
      headers: {},
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
    }
    const opening = streams.open(oneMember(), { request, response })
    close()
    expect(leave).not.toHaveBeenCalled()
    begin(leave)
    await opening
    expect(leave).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'throws',
      () => {
        throw new TypeError('a defect')
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('a defect'))],
  ])('that %s at its beginning is reported, and its connection ends', async (_, stream: Stream<Member>) => {
    const { response, reported, streams } = await start(stream)
    expect(reported).toEqual([new TypeError('a defect')])
    expect(response.destroyed).toBe(true)
    expect(streams.hasRoom()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with its session, by the next heartbeat', async () => {
    let isOpen = true
    const leave = vi.fn<() => void>()
    const { sent } = await start(
      () => leave,
      oneMember(() => Promise.resolve(isOpen)),
    )
    await passHeartbeat()
    expect(leave).not.toHaveBeenCalled()
    isOpen = false
    await passHeartbeat()
    expect(sent.at(-1)).toBe('end')
    expect(leave).toHaveBeenCalledTimes(1)
  })

  it('ends where its session has ended while it was opened', async () => {
    const { sent } = await start(
      () => () => undefined,
      oneMember(() => Promise.resolve(false)),
    )
    expect(sent.at(-1)).toBe('end')
  })

  it('goes on while it is not known whether its session has ended, which is reported once', async () => {
    let isKnown = false
    const isOpen = () => (isKnown ? Promise.resolve(true) : Promise.reject(new Error('no connection')))
    const { sent, reported } = await start(() => () => undefined, oneMember(isOpen))
    for (let count = 0; count < 3; count += 1) await passHeartbeat()
    expect(reported).toEqual([new Error('no connection')])
    isKnown = true
    await passHeartbeat()
    isKnown = false
    await passHeartbeat()
    expect(reported).toHaveLength(2)
    expect(sent).not.toContain('end')
  })

  it('ends at once where its back end says so, and sends nothing more', async () => {
    let sendLate: () => void = () => undefined
    const leave = vi.fn<() => void>()
    const { sent } = await start((_, send, end) => {
      sendLate = () => {
        send({ kind: 'account', sequence: 1 })
      }
      end()
      return leave
    })
    sendLate()
    expect(sent).toEqual([expect.stringContaining('heartbeat'), 'end'])
    expect(leave).toHaveBeenCalledTimes(1)
  })
})

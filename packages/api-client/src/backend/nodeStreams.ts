import type * as z from 'zod/mini'
import type { streamEventShape } from '../contract/base/stream.ts'
import type { OpenedStream } from './backend.ts'
import { eventText } from './eventText.ts'
import type { NodeRequest, NodeResponse } from './nodeListener.ts'

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'serverTime'> : never
/** A quote, or the number of changes that an account has had. */
export type StreamedEvent = WithoutTime<
  Exclude<z.input<typeof streamEventShape>, { readonly kind: 'heartbeat' }>
>

/** Ends what was begun for a stream. */
type Leave = () => unknown
/**
 * Sends to a stream what there is and what changes, until the function that it returns is called. Heartbeats are sent besides.
 * @param end ends the stream at once, for a session that has ended
 */
export type Stream<Member> = (
  opened: OpenedStream<Member>,
  send: (event: StreamedEvent) => void,
  end: () => void,
) => Leave | Promise<Leave>

interface Options<Member> {
  readonly stream: Stream<Member>
  /** Never throws. */
  readonly report: (error: unknown) => void
  /** That are open at once. */
  readonly mostStreams: number
}
interface Connection {
  readonly request: NodeRequest
  readonly response: NodeResponse
}

/** What waits for a reader of the stream before its connection ends. */
const MOST_UNREAD = 1024 * 1024
const HEARTBEAT_MS = 2_000

/**
 * Calls a listener when the connection of a request closes, until the function that it returns is called. A response that waits for another one on its
 * connection does not always say so itself.
 */
function createConnections() {
  const listeners = new WeakMap<object, Set<() => void>>()
  return ({ socket }: NodeRequest, listener: () => void): (() => void) => {
    if (socket === undefined) return () => undefined
    const known = listeners.get(socket)
    const all = known ?? new Set()
    all.add(listener)
    if (known === undefined) {
      listeners.set(socket, all)
      socket.on('close', () => {
        for (const one of all) one()
      })
    }
    return () => all.delete(listener)
  }
}

/** Keeps event streams open: each ends once, whoever ends it. */
export function createStreams<Member>({ stream, report, mostStreams }: Options<Member>) {
  const onClosed = createConnections()
  let openStreams = 0

  async function leaveBy(leave: Leave): Promise<void> {
    try {
      await leave()
    } catch (error) {
      report(error)
    }
  }

  return {
    hasRoom: () => openStreams < mostStreams,
    /** Sends events to a response whose head is written. Never rejects. */
    async open(opened: OpenedStream<Member>, { request, response }: Connection): Promise<void> {
      let hasEnded = false
      let isAsking = false
      let isUnknown = false
      let leave: Leave | undefined
      function end(): void {
        if (hasEnded) return
        hasEnded = true
        openStreams -= 1
        clearInterval(heartbeats)
        unlisten()
        if (leave !== undefined) void leaveBy(leave)
        if (!response.destroyed) response.end('')
      }
      function send(event: StreamedEvent | { readonly kind: 'heartbeat' }): void {
        if (hasEnded) return
        response.write(eventText({ serverTime: new Date().toISOString(), ...event }))
        if (response.writableLength > MOST_UNREAD) response.destroy()
        if (response.destroyed) end()
      }
      async function endWithSession(): Promise<void> {
        if (isAsking || hasEnded) return
        isAsking = true
        try {
          if (!(await opened.isOpen())) end()
          isUnknown = false
        } catch (error) {
          // Once, and not at each heartbeat of each stream while a database is down.
          if (!isUnknown) report(error)
          isUnknown = true
        }
        isAsking = false
      }

      const isOver = () => hasEnded
      openStreams += 1
      const unlisten = onClosed(request, end)
      const heartbeats = setInterval(() => {
        send({ kind: 'heartbeat' })
        void endWithSession()
      }, HEARTBEAT_MS)
      response.on('close', end)
      send({ kind: 'heartbeat' })
      try {
        leave = await stream(opened, send, end)
        // It may have ended meanwhile, and so may its session.
        if (isOver()) await leaveBy(leave)
        else await endWithSession()
      } catch (error) {
        report(error)
        response.destroy()
        end()
      }
    },
  }
}

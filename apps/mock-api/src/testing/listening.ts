import { type StreamEvent, parseWire, streamEventShape } from '@onelot/api-client'
import { expect } from 'vitest'
import { type TestBroker, requestTo } from './testBroker.ts'

export interface Listening {
  readonly events: readonly StreamEvent[]
  readonly ended: () => boolean
  leave: () => Promise<void>
}

/** Opens a stream and keeps what arrives; every event must keep the contract. */
export async function listen({ broker }: TestBroker, body: unknown, headers = {}): Promise<Listening> {
  const response = await broker.fetch(requestTo('stream/open', body, headers))
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('no stream')
  const events: StreamEvent[] = []
  const decoder = new TextDecoder()
  let done = false
  const pump = async (): Promise<void> => {
    for (;;) {
      const read = await reader.read()
      done = read.done
      if (read.done) return
      for (const text of decoder.decode(read.value).split('\n\n').filter(Boolean)) {
        const event = parseWire(streamEventShape, JSON.parse(text.replace(/^data: /, '')))
        if (!event.ok) throw new Error(event.issues.join('; '))
        events.push(event.value)
      }
    }
  }
  void pump()
  return { events, ended: () => done, leave: () => reader.cancel() }
}

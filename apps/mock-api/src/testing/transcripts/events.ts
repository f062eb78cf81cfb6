import { isObject } from './normalise.ts'
import type { Json } from './steps.ts'

/** An event stream that is open. */
export interface EventReader {
  /** What has come since the last call, heartbeats left out. */
  next(): Promise<readonly Json[]>
  close(): Promise<void>
}

/** Longer than an event takes from the broker to its reader. */
const SILENCE_MS = 60

export function readStream(body: ReadableStream<Uint8Array>): EventReader {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let reading = reader.read()

  async function drain(): Promise<void> {
    for (;;) {
      const silence = new Promise<undefined>((resolve) => {
        setTimeout(resolve, SILENCE_MS, undefined)
      })
      const chunk = await Promise.race([reading, silence])
      if (chunk === undefined || chunk.done) return
      text += decoder.decode(chunk.value, { stream: true })
      reading = reader.read()
    }
  }
  return {
    async next() {
      await drain()
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      return whole
        .map((event) => JSON.parse(event.replace(/^data: /, '')) as Json)
        .filter((event) => isObject(event) && event['kind'] !== 'heartbeat')
    },
    close: () => reader.cancel(),
  }
}

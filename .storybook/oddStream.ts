import { createSseParser, streamEventShape } from '@onelot/api-client'
import { type OddField, oddFields } from './oddFields.ts'

/** Events of a stream on their way to the page. */
export interface OddStream {
  /** The stream, each of its events odd by the first of the fields that it can be odd in. */
  readonly through: (response: Response) => Response
  /** None leaves events as they are. */
  readonly makeOdd: (fields: readonly OddField[]) => void
  /** Since fields were named: how often the stream was opened, and by which of them events were odd. */
  readonly opened: () => number
  readonly heard: () => readonly string[]
  /** What can be odd of the events that came so far, one of each kind. */
  readonly oddities: () => readonly OddField[]
}

const kindOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : ''

export function createOddStream(): OddStream {
  const honest = new Set<string>()
  const possible: OddField[] = []
  const heard = new Set<string>()
  let odd: readonly OddField[] = []
  let opened = 0

  function changed(text: string): string {
    const event: unknown = JSON.parse(text)
    if (!honest.has(kindOf(event))) {
      honest.add(kindOf(event))
      possible.push(...oddFields(streamEventShape, event))
    }
    for (const { field, oddness, apply } of odd) {
      const made = apply(event)
      if (made === event) continue
      heard.add(`${field} ${oddness}`)
      return JSON.stringify(made)
    }
    return text
  }

  return {
    through(response) {
      if (response.body === null) return response
      opened += 1
      const parser = createSseParser()
      const decoder = new TextDecoder()
      const encoder = new TextEncoder()
      const events = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          for (const text of parser.feed(decoder.decode(piece, { stream: true })))
            controller.enqueue(encoder.encode(`data: ${changed(text)}\n\n`))
        },
      })
      return new Response(response.body.pipeThrough(events), response)
    },
    makeOdd(fields) {
      odd = fields
      opened = 0
      heard.clear()
    },
    opened: () => opened,
    heard: () => [...heard],
    oddities: () => possible,
  }
}

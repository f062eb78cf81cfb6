import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { quoteOf } from './page/listings.ts'

const WRITE_EVERY_MS = 10

async function asked(request: IncomingMessage): Promise<readonly string[]> {
  let body = ''
  for await (const piece of request) body += String(piece)
  const parsed: unknown = JSON.parse(body)
  const named: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'instruments') : undefined
  return Array.isArray(named) ? named.map(String) : []
}

/** The stream of the bench: so many quotes a second of what a client asks for, in turn, each a tick from the one before. */
export class QuoteStream {
  /** Quotes a second. */
  rate = 0
  /** Quotes sent so far. */
  sent = 0
  readonly #ticks = new Map<number, number>()

  /** Answers `stream/open` beside Vite's files. */
  readonly plugin: Plugin = {
    name: 'quote-stream',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/api/vue/stream/open', (request, response) => void this.#answer(request, response))
    },
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const indices = (await asked(request)).map((id) => Number(id.split(':')[1]) - 100_000)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.flushHeaders()
    let turn = 0
    let due = 0
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      due += ((now - before) * this.rate) / 1_000
      before = now
      let text = ''
      for (; due >= 1 && indices.length > 0; due -= 1)
        text += this.#event(indices[turn++ % indices.length] ?? 0)
      if (text !== '') response.write(text)
    }, WRITE_EVERY_MS)
    response.on('close', () => {
      clearInterval(timer)
    })
  }

  #event(index: number): string {
    this.sent += 1
    const last = this.#ticks.get(index) ?? 0
    const ticks = last + (Math.abs(last) > 90 ? -Math.sign(last) : Math.random() < 0.5 ? -1 : 1)
    this.#ticks.set(index, ticks)
    const at = new Date().toISOString()
    const event = { kind: 'quote', serverTime: at, quote: quoteOf(index, ticks, at) }
    return `data: ${JSON.stringify(event)}\n\n`
  }
}

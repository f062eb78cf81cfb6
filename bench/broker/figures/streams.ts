import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../children.ts'
import type { Listings, StreamsQuestion, Used } from '../children/streams.ts'
import { type Figure, atLeast, atMost, info } from '../report.ts'

const STREAMS = 1_000
const LISTINGS = 20
const SETTLE_MS = 5_000
const MEASURED_MS = 20_000
const SEED = 7

/** The same numbers in each run: mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Opens a stream; what comes is counted and thrown away. */
function open(
  agent: Agent,
  port: number,
  body: string,
  received: (bytes: number) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request({
      agent,
      port,
      host: '127.0.0.1',
      path: '/api/vue/stream/open',
      method: 'POST',
      headers,
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      response.on('data', (chunk: Buffer) => {
        received(chunk.byteLength)
      })
      response.once('error', () => undefined)
      resolve(response)
    })
    sent.end(body)
  })
}

/** Open event streams of guests, each with listings of all markets that were drawn at random. */
export async function streams(): Promise<readonly Figure[]> {
  const broker = startChild('streams.ts', [])
  const question = (kind: StreamsQuestion['kind']): StreamsQuestion => ({ kind })
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const opened: IncomingMessage[] = []
  let bytes = 0
  try {
    const { port, instruments } = await broker.ask<Listings>(question('listings'))
    const random = createRandom(SEED)
    const draw = (): string => instruments[random(instruments.length)] ?? ''
    for (let index = 0; index < STREAMS; index += 1) {
      const body = JSON.stringify({ instruments: Array.from({ length: LISTINGS }, draw) })
      opened.push(
        await open(agent, port, body, (length) => {
          bytes += length
        }),
      )
    }
    await sleep(SETTLE_MS)
    bytes = 0
    const before = await broker.ask<Used>(question('cpu'))
    await sleep(MEASURED_MS)
    const after = await broker.ask<Used>(question('cpu'))
    const seconds = (after.wall - before.wall) / 1_000
    const perStream = bytes / STREAMS / seconds
    return [
      info('listings that the streams show', `of ${String(instruments.length)}`),
      atLeast('bytes that a stream sends a second', perStream, 100, { fractionDigits: 0 }),
      atMost('cores for 1,000 streams', (after.cpu - before.cpu) / 1_000 / seconds, 0.25),
    ]
  } finally {
    for (const response of opened) response.destroy()
    agent.destroy()
    await broker.end()
  }
}

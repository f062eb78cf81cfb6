import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Serving, createNodeBroker, serve } from '../node.ts'
import { defaultPatience } from './httpServer.ts'
import { type RawAnswer, callText, openSocket } from '../testing/rawSocket.ts'

const config = '{"type":"all"}'
/** Of a server of its own: on a busy machine it drops also who does not dawdle. */
const impatience = { ...defaultPatience, headMs: 400, requestMs: 800, silentMs: 600 }
/** Longer than the buffers of a loopback connection. */
const LARGE_BYTES = 32 * 1024 * 1024

let serving: Serving
let impatient: Serving
let folder = ''
const logged: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sockets-'))
  writeFileSync(join(folder, 'large.bin'), 'x'.repeat(LARGE_BYTES))
  const log = (message: string) => logged.push(message)
  const broker = await createNodeBroker({ scrypt: { N: 2, r: 1, p: 1 }, demo: false, log })
  serving = await serve({ broker, port: 0 })
  const another = await createNodeBroker({ scrypt: { N: 2, r: 1, p: 1 }, demo: false, log })
  impatient = await serve({ broker: another, port: 0, webDir: folder, patience: impatience })
})
afterAll(async () => {
  await Promise.all([serving.stop(), impatient.stop()])
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  logged.length = 0
})

async function asked(bytes: string): Promise<RawAnswer | undefined> {
  const socket = openSocket(serving.port)
  socket.send(bytes)
  const answer = await socket.answer()
  socket.destroy()
  return answer
}
function expectEnvelope(answer: RawAnswer | undefined, what: string): void {
  expect(answer?.status, what).toBeGreaterThanOrEqual(400)
  expect(answer?.status, what).toBeLessThan(500)
  expect(JSON.parse(answer?.body ?? ''), what).toMatchObject({ status: 0, msg: 'VALIDATION' })
  expect(answer?.headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.any(String) as string,
  })
}

describe('a request that cannot be read', () => {
  it.each(['1.2.3.4.5', 'a b', '[', '', 'x:99999', '\u00e9', 'a@b', '%'])(
    'is answered an envelope with the security headers: of the host %j',
    async (host) => {
      expectEnvelope(await asked(callText(config, [`Host: ${host}`])), host)
      expect(logged).toEqual([])
    },
  )

  it.each([
    ['no host', callText(config, [])],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP', 'HELO broker\r\n\r\n'],
    ['another expectation', callText(config, ['Host: a', 'Expect: more'])],
    ['a head without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['two lengths', callText(config, ['Host: a', 'Transfer-Encoding: chunked'])],
    ['a control character', 'GET /api/vue/a?\u0001 HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'a broken chunk',
      'POST /api/vue/common/config HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    ],
  ])('is answered an envelope with the security headers: one with %s', async (why, bytes) => {
    expectEnvelope(await asked(bytes), why)
  })
})

describe('a body that is too long', () => {
  const long = 'x'.repeat(2_000_000)
  const chunked = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`
  const head = ['POST /api/vue/common/config HTTP/1.1', 'Host: a', 'Content-Type: application/json']
  it.each([
    ['with its length', callText(long)],
    ['in chunks', [...head, 'Transfer-Encoding: chunked', '', chunked].join('\r\n')],
    ['of a call that is not there', callText(long, ['Host: a'], 'no/call')],
    ['of a member without a session', callText(long, ['Host: a'], 'member/me')],
    ['of a page', callText(long).replace(/^POST \S+/, 'GET /')],
  ])('leaves its connection to the next request: %s', async (why, bytes) => {
    for (let round = 0; round < 5; round += 1) {
      const socket = openSocket(serving.port)
      socket.send(bytes)
      expect((await socket.answer())?.status, why).toBeLessThan(500)
      socket.send(callText(config))
      expect(JSON.parse((await socket.answer())?.body ?? ''), why).toMatchObject({ status: 1 })
      socket.destroy()
    }
  })

  it('of more than 8 MB ends its connection, and says so', async () => {
    const answer = await asked(callText('x'.repeat(9 * 1024 * 1024)))
    expect(answer?.headers['connection']).toBe('close')
    expect(answer?.body).toContain('tooLong')
  })
})

describe('a client that dawdles', () => {
  it.each([
    ['a head', 'POST /api/vue/common/config HTTP/1.1\r\nHo'],
    ['a body', callText(config).slice(0, -3)],
    ['a body that nobody waits for', callText(config, ['Host: a'], 'member/me').slice(0, -3)],
  ])('is answered an envelope and loses its connection: with half of %s', async (what, bytes) => {
    const socket = openSocket(impatient.port)
    socket.send(bytes)
    expectEnvelope(await socket.answer(), what)
    await socket.closed
  })

  it('loses a connection on which it says nothing', async () => {
    await openSocket(impatient.port).closed
  })

  it('loses its connection where it reads nothing of an answer', async () => {
    const socket = openSocket(impatient.port)
    socket.send(callText(config))
    await socket.answer()
    socket.stopReading()
    const fetchLarge = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'
    socket.send(fetchLarge.repeat(2))
    await expect.poll(() => impatient.connections(), { timeout: 10_000 }).toBe(0)
    socket.destroy()
  })
})

it('bodies that are broken off write one line of log a minute', async () => {
  for (let round = 0; round < 50; round += 1) {
    const socket = openSocket(serving.port)
    socket.send(`${callText(config)}${callText(config).slice(0, -3)}`)
    await socket.answer()
    socket.destroy()
    await socket.closed
  }
  await expect.poll(() => serving.connections()).toBe(0)
  expect(logged.length).toBeLessThanOrEqual(1)
})

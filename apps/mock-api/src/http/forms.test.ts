import { createClient, uploadImage } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { serve } from '../node.ts'
import { fileOf, pictureOf, tooManyBytes } from '../testing/pictures.ts'
import { createTestBroker, headersOf, nextKey } from '../testing/testBroker.ts'

describe('the body', () => {
  /** A body that is made piece by piece as it is read. */
  function streamed(pieces: number, headers: Readonly<Record<string, string>> = {}) {
    let read = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1
          if (read > pieces) controller.close()
          else controller.enqueue(new Uint8Array(100_000))
        },
      },
      { highWaterMark: 0 },
    )
    return { body, headers, read: () => read }
  }
  type Streamed = ReturnType<typeof streamed>
  async function send(path: string, { body, headers }: Streamed) {
    const { broker, register } = await createTestBroker()
    const session = headersOf(await register('01011110000'))
    const init = {
      method: 'POST',
      headers: { ...session, 'idempotency-key': nextKey(), ...headers },
      body,
      duplex: 'half',
    }
    const response = await broker.fetch(new Request(`http://broker.test/api/vue/${path}`, init))
    return { http: response.status, answer: (await response.json()) as unknown }
  }
  const form = { 'content-type': 'multipart/form-data; boundary=edge' }
  const tooLarge = {
    http: 200,
    answer: { status: 0, msg: 'VALIDATION', data: { params: {}, fields: { image: 'tooLarge' } } },
  }

  it('is read as far as it may be long, where it does not say how long it is', async () => {
    const body = streamed(1_000, form)
    expect(await send('upload/image', body)).toEqual(tooLarge)
    expect(body.read()).toBe(53)
  })

  it('is read as far as it may be long, where it says that it is shorter', async () => {
    const body = streamed(1_000, { ...form, 'content-length': '100' })
    expect(await send('upload/image', body)).toEqual(tooLarge)
    expect(body.read()).toBe(53)
  })

  it('is not read where it says that it is longer', async () => {
    const body = streamed(1_000, { ...form, 'content-length': '5250000' })
    expect(await send('upload/image', body)).toEqual(tooLarge)
    expect(body.read()).toBe(0)
  })

  it('of any other call has its own limit, as a form and as JSON', async () => {
    const json = streamed(1_000, { 'content-type': 'application/json' })
    expect(await send('member/logout', json)).toMatchObject({
      http: 200,
      answer: { data: { fields: { body: 'tooLong' } } },
    })
    expect(json.read()).toBe(1)
    const asForm = streamed(1_000, form)
    expect(await send('member/logout', asForm)).toMatchObject({
      answer: { data: { fields: { 'Content-Type': 'malformed' } } },
    })
    expect(asForm.read()).toBe(0)
  })

  it('without a session is not read', async () => {
    const body = streamed(10, { ...form, token: '' })
    expect((await send('upload/image', body)).http).toBe(401)
    expect(body.read()).toBe(0)
  })
})

describe('the client of the contract', () => {
  it('sends a picture, and reads its key or why it is refused', async () => {
    const { broker, register } = await createTestBroker()
    const session = await register('01011110000')
    const client = createClient({
      origin: 'http://broker.test',
      fetch: (input, init) => broker.fetch(new Request(input, init)),
      session: () => session,
      onSessionEnded: () => undefined,
      readCookie: () => undefined,
      newKey: nextKey,
      now: Date.now,
    })
    const write = (image: File) => client.write(uploadImage, { image }, { key: client.newKey() })
    const key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(await write(pictureOf(1))).toEqual({ kind: 'done', message: 'UPLOADED', data: { key } })
    expect(await write(tooManyBytes())).toMatchObject({
      kind: 'refused',
      refusal: { code: 'VALIDATION', fields: { image: 'tooLarge' } },
    })
    expect(await write(fileOf(Buffer.from('%PDF-1.7')))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'VALIDATION', fields: { image: 'malformed' } },
    })
  })
})

describe('a server', () => {
  it('answers a picture that is far too large, while it is being sent', async () => {
    const { broker, register } = await createTestBroker()
    const session = await register('01011110000')
    const serving = await serve({ broker, port: 0 })
    const form = new FormData()
    form.append('image', new File([new Uint8Array(30_000_000)], 'image'))
    const response = await fetch(`http://127.0.0.1:${String(serving.port)}/api/vue/upload/image`, {
      method: 'POST',
      headers: { ...headersOf(session), 'idempotency-key': nextKey() },
      body: form,
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { image: 'tooLarge' } },
    })
    await serving.stop()
  })
})

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { refused, serve } from './servedListener.ts'

const path = '/api/vue/common/config'
const title = [200, { status: 1, msg: '', data: [{ name: 'title', value: 'Example' }] }]

describe('a request of Node', () => {
  it('is answered with the headers of its answer, below /api/vue or where that is taken off before', async () => {
    const { fetched, send } = await serve()
    const response = await fetched(path)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('set-cookie')).toMatch(/^onelot-device=/)
    for (const one of [path, `${path}?a=/b`, '/common/config']) expect(await send(one)).toEqual(title)
    expect(await send('/api/vue/nothing')).toEqual([404, refused({}, 'CALL_NOT_OFFERED')])
  })

  it.each([
    ['that is cut', '{"type":', { body: 'malformed' }],
    ['that is missing', '', { body: 'required' }],
    ['that is longer than 64 KiB', JSON.stringify('x'.repeat(70_000)), { body: 'tooLong' }],
    ['that is much longer', JSON.stringify('x'.repeat(2_000_000)), { body: 'tooLong' }],
    ['that is very deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, { body: 'malformed' }],
    ['that is no object', '"all"', { body: 'malformed' }],
  ])('is refused in an envelope for a body %s', async (_, body, fields) => {
    const { send } = await serve()
    expect(await send(path, { body })).toEqual([200, refused(fields)])
    expect(await send(path)).toEqual(title)
  })

  it('is refused for a body of another type, and for another method', async () => {
    const { send } = await serve()
    expect(await send(path, { headers: { 'content-type': 'text/plain' } })).toEqual([
      200,
      refused({ 'Content-Type': 'malformed' }),
    ])
    expect(await send(path, { method: 'GET', body: null })).toEqual([404, refused({ method: 'notAllowed' })])
  })

  it('may have been read by a parser before', async () => {
    const { send } = await serve({
      async parse(incoming) {
        const pieces: Buffer[] = []
        for await (const piece of incoming) pieces.push(piece as Buffer)
        return { body: JSON.parse(Buffer.concat(pieces).toString()) as unknown }
      },
    })
    expect(await send(path)).toEqual(title)
  })

  it('is answered that the system is busy where the back end fails, and the cause is reported alone', async () => {
    const reported: unknown[] = []
    const defect = new TypeError('a defect')
    const { send } = await serve({
      config() {
        throw defect
      },
      report: (error) => reported.push(error),
    })
    expect(await send(path)).toEqual([200, refused({}, 'SYSTEM_BUSY')])
    expect(reported).toEqual([defect])
  })

  it('is answered that the system is busy where its answer is no JSON', async () => {
    const reported: unknown[] = []
    const title = {
      name: 'title',
      value: 'Example',
      toJSON() {
        throw new TypeError('no JSON')
      },
    }
    const { send } = await serve({
      config: () => [title],
      report: (error) => reported.push(error),
    })
    expect(await send(path)).toEqual([200, refused({}, 'SYSTEM_BUSY')])
    expect(reported).toEqual([expect.any(TypeError)])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no log')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no log'))],
  ])('is answered where what reports %s, and the console has both', async (_, report) => {
    const defect = new TypeError('a defect')
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { send } = await serve({
      config() {
        throw defect
      },
      report,
    })
    expect(await send(path)).toEqual([200, refused({}, 'SYSTEM_BUSY')])
    expect(log.mock.calls).toEqual([[defect, new Error('no log')]])
    log.mockRestore()
  })

  it('of more than 8 MiB is answered before it has ended, and its connection ends', async () => {
    const { address } = await serve()
    const long = request(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(20 * 2 ** 20) },
    })
    // All of it is never sent.
    long.write('x'.repeat(8 * 2 ** 20 + 1))
    const [response] = (await once(long, 'response')) as [IncomingMessage]
    long.on('error', () => undefined)
    const pieces: Buffer[] = []
    for await (const piece of response) pieces.push(piece as Buffer)
    expect(response.headers.connection).toBe('close')
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(refused({ body: 'tooLong' }))
    long.destroy()
  })

  it('that is broken off is no failure', async () => {
    const reported: unknown[] = []
    const { address, send } = await serve({ report: (error) => reported.push(error) })
    const broken = request(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100' },
    })
    const ended = new Promise((resolve) => broken.on('error', resolve))
    broken.write('{"type"', () => broken.destroy())
    await ended
    expect(await send(path)).toEqual(title)
    expect(reported).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UPLOAD_SILENCE_MS } from '../constants.ts'
import { uploadImage } from '../contract/member/uploads.ts'
import { createClient } from './createClient.ts'
import type { Upload } from './types.ts'
import { uploadByXhr } from './uploadByXhr.ts'

const receipt = { image: new File(['receipt'], 'receipt.png', { type: 'image/png' }) }
const key = '0123456789abcdef0123456789abcdef'
const taken = () => Response.json({ status: 1, msg: 'UPLOADED', data: { key } })

const clientWith = (upload: Upload | undefined) =>
  createClient({
    origin: 'https://broker.example',
    fetch: () => Promise.reject(new Error('it was sent without its progress')),
    upload,
    session: () => ({ token: 't-1', account: 'A1' }),
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
  })

/** A line that goes out and is answered as a test says. */
function line() {
  type Form = Parameters<Upload>[1]
  let form: Form | undefined
  let answer: ((response: Response) => void) | undefined
  const upload: Upload = (_, sent) =>
    new Promise((resolve, reject) => {
      form = sent
      answer = resolve
      sent.signal.addEventListener('abort', () => {
        reject(new Error('stopped'))
      })
    })
  const shares: number[] = []
  const client = clientWith(upload)
  const send = (signal?: AbortSignal) =>
    client.write(uploadImage, receipt, {
      key: client.newKey(),
      signal,
      onProgress: ({ share }) => shares.push(share),
    })
  return {
    send,
    shares,
    goesOut: (share: number) => form?.onProgress({ share }),
    isAnswered: () => answer?.(taken()),
    isStopped: () => form?.signal.aborted,
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a picture on its way', () => {
  it('may take as long as bytes of it go out', async () => {
    const { send, shares, goesOut, isAnswered } = line()
    const outcome = send()
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await pass(UPLOAD_SILENCE_MS - 1)
      goesOut(share)
    }
    await pass(UPLOAD_SILENCE_MS - 1)
    isAnswered()
    await expect(outcome).resolves.toEqual({ kind: 'done', message: 'UPLOADED', data: { key } })
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after twenty seconds in which none has gone out', async () => {
    const { send, goesOut, isStopped } = line()
    const outcome = send()
    await pass(UPLOAD_SILENCE_MS - 1)
    goesOut(0.5)
    await pass(UPLOAD_SILENCE_MS)
    await expect(outcome).resolves.toEqual({ kind: 'unknown', cause: 'timeout' })
    expect(isStopped()).toBe(true)
  })

  it('stops where its sender takes it back', async () => {
    const { send, isStopped } = line()
    const removed = new AbortController()
    const outcome = send(removed.signal)
    const ended = expect(outcome).rejects.toThrow('removed')
    removed.abort(new Error('removed'))
    await ended
    expect(isStopped()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** An XMLHttpRequest whose events a test fires. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly said: string[] = []
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.said.push(`${method} ${url}`)
  }
  setRequestHeader(name: string, value: string) {
    this.said.push(`${name}: ${value}`)
  }
  send(body: unknown) {
    this.said.push(body instanceof FormData ? 'a form' : 'no form')
  }
  abort() {
    this.said.push('abort')
  }
  ends(how: 'load' | 'error') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

describe('a browser', () => {
  const begin = () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    const shares: number[] = []
    const removed = new AbortController()
    const client = clientWith(uploadByXhr)
    const outcome = client.write(uploadImage, receipt, {
      key: client.newKey(),
      signal: removed.signal,
      onProgress: ({ share }) => shares.push(share),
    })
    return { outcome, shares, removed, request: FakeRequest.last }
  }

  it('sends a picture with its headers, and tells how much of it has gone out', async () => {
    const { outcome, shares, request } = begin()
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 300, total: 400 }))
    request.status = 200
    request.responseText = await taken().text()
    request.ends('load')
    await expect(outcome).resolves.toEqual({ kind: 'done', message: 'UPLOADED', data: { key } })
    expect(shares).toEqual([0.75])
    expect(request.said).toEqual([
      'POST https://broker.example/api/vue/upload/image',
      'token: t-1',
      'account: A1',
      'Idempotency-Key: key-1',
      'a form',
    ])
  })

  it('says what became of a picture that the network or the broker did not take', async () => {
    const lost = begin()
    lost.request.ends('error')
    await expect(lost.outcome).resolves.toEqual({ kind: 'unknown', cause: 'network' })
    const busy = begin()
    busy.request.status = 503
    busy.request.ends('load')
    await expect(busy.outcome).resolves.toEqual({ kind: 'unknown', cause: 'http', status: 503 })
  })

  it('stops sending a picture that is taken back', async () => {
    const { outcome, removed, request } = begin()
    const ended = expect(outcome).rejects.toThrow('removed')
    removed.abort(new Error('removed'))
    await ended
    expect(request.said.at(-1)).toBe('abort')
  })
})

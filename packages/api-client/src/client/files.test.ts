import { describe, expect, it } from 'vitest'
import { uploadImage } from '../contract/member/uploads.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { type Answer, outcomeBroker } from '../testing/outcomeBroker.ts'
import { createClient } from './createClient.ts'
import { keysInStorage } from './keptKeys.ts'
import { createSubmission } from './submission.ts'

const key = '0123456789abcdef0123456789abcdef'
const receipt = { image: new File(['receipt'], 'Seoul, 3 March.png', { type: 'image/png' }) }
const other = { image: new File(['other'], 'other.png') }

const lost: Answer = { kind: 'lost' }
const carriedOut: Answer = { kind: 'success', data: { state: 'done', message: 'UPLOADED', data: { key } } }

/** A member’s page that uploads; `reload` opens it again on the same storage. */
function page(...answers: readonly Answer[]) {
  const storage = memoryStorage()
  const broker = outcomeBroker(answers)
  const reload = () => {
    const session = () => ({ token: 't-1', account: 'A1' })
    const client = broker.client({ keptKeys: keysInStorage(storage), session })
    return createSubmission(client, uploadImage)
  }
  return { submission: reload(), broker, storage, reload }
}

/** What a client with a session sends, and how the call ends. */
async function sent(answer: () => Promise<Response>) {
  const requests: { readonly headers: Headers; readonly body: unknown }[] = []
  const client = createClient({
    origin: '',
    fetch: (_, init) => {
      requests.push({ headers: new Headers(init?.headers), body: init?.body })
      return answer()
    },
    session: () => ({ token: 't-1', account: 'A1' }),
    onSessionEnded: () => undefined,
    readCookie: () => 'x-1',
    newKey: () => 'key-1',
    now: () => 0,
  })
  const outcome = await client.write(uploadImage, receipt, { key: client.newKey() })
  return { outcome, requests }
}

describe('a file', () => {
  it('is sent in a form, under the name of its field instead of its own, beside the headers of any call', async () => {
    const { outcome, requests } = await sent(() =>
      Promise.resolve(Response.json({ status: 1, msg: 'UPLOADED', data: { key } })),
    )
    expect(outcome).toEqual({ kind: 'done', message: 'UPLOADED', data: { key } })
    const [request] = requests
    if (!(request?.body instanceof FormData)) throw new Error('no form was sent')
    const [[name, file] = [], ...more] = [...request.body]
    if (!(file instanceof File)) throw new Error('the form has no file')
    expect([name, file.name, file.type, await file.text(), more]).toEqual([
      'image',
      'image',
      'image/png',
      'receipt',
      [],
    ])
    expect(Object.fromEntries(request.headers)).toEqual({
      token: 't-1',
      account: 'A1',
      'x-xsrf-token': 'x-1',
      'idempotency-key': 'key-1',
    })
  })

  it('that is refused says which field is at fault', async () => {
    const data = { params: {}, fields: { image: 'tooLarge' } }
    const { outcome } = await sent(() =>
      Promise.resolve(Response.json({ status: 0, msg: 'VALIDATION', data })),
    )
    expect(outcome).toEqual({ kind: 'refused', refusal: { code: 'VALIDATION', ...data } })
  })

  it('has an unknown outcome after a failure of the network, and is not kept with its key', async () => {
    const { submission, storage } = page(lost)
    await expect(submission.send(receipt)).resolves.toEqual({ kind: 'unknown', cause: 'network' })
    expect(submission.unknown).toMatchObject({ key: 'key-1' })
    const kept: unknown = JSON.parse(storage.getItem('kept.A1') ?? '')
    expect(kept).toEqual([expect.objectContaining({ key: 'key-1', body: {} })])
  })

  it('whose outcome is not known is answered with its own where it is sent again', async () => {
    const { submission, broker } = page(lost, carriedOut)
    await submission.send(receipt)
    const again = await submission.send(receipt)
    expect(again).toEqual({ kind: 'done', message: 'UPLOADED', data: { key } })
    expect(broker.writes()).toEqual(['key-1'])
  })

  it('is never answered with what became of another one', async () => {
    const { submission } = page(lost, carriedOut)
    await submission.send(receipt)
    await expect(submission.send(other)).resolves.toMatchObject({ kind: 'earlier', request: undefined })
  })

  it('that a reload has lost is never taken for the one that is sent then', async () => {
    const { submission, reload } = page(lost, carriedOut)
    await submission.send(receipt)
    await expect(reload().send(receipt)).resolves.toMatchObject({ kind: 'earlier', request: undefined })
  })
})

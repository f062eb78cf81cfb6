import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PushReceiver, createPushReceiver } from '../../testing/pushReceiver.ts'
import { randomVapidKey } from './vapid.ts'
import { createWebPush } from './webPush.ts'

const privateKey = randomVapidKey()
const toAny = createWebPush({ privateKey, anyHost: true, timeoutMs: 200 })
const notice = { text: '{"tag":"m-1"}', topic: 'topic', ttl: 60 }
const never = new AbortController().signal

let service: PushReceiver
beforeEach(async () => {
  service = await createPushReceiver(() => toAny.publicKey)
})
afterEach(() => service.close())

describe('a message', () => {
  it('is sent to a push service, and read by the device', async () => {
    expect(await toAny.send(service.subscribe('phone'), notice, never)).toBe('sent')
    expect(await service.next()).toMatchObject({ notice: { tag: 'm-1' }, topic: 'topic' })
  })

  it('is sent to no host of this machine where that is not allowed, whatever was kept', async () => {
    const toInternet = createWebPush({ privateKey })
    expect(await toInternet.send(service.subscribe('phone'), notice, never)).toBe('refused')
    expect(service.count()).toBe(0)
  })

  it('is late where the push service does not answer in time', async () => {
    service.hang()
    expect(await toAny.send(service.subscribe('phone'), notice, never)).toBe('late')
  })

  it('fails at once as the broker ends', async () => {
    service.hang()
    const ended = new AbortController()
    const patient = createWebPush({ privateKey, anyHost: true })
    const sent = patient.send(service.subscribe('phone'), notice, ended.signal)
    await service.next()
    ended.abort()
    expect(await sent).toBe('failed')
  })

  it('fails where nobody listens', async () => {
    const phone = service.subscribe('phone')
    await service.close()
    expect(await toAny.send(phone, notice, never)).toBe('failed')
    service = await createPushReceiver(() => toAny.publicKey)
  })
})

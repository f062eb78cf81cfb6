import { describe, expect, it } from 'vitest'
import { pushTargetFault } from './target.ts'

/** The keys of the example in RFC 8291. */
const good = {
  address: 'https://push.example.net/send/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const faultOf = (changed: Partial<typeof good>, anyHost = false) =>
  pushTargetFault({ ...good, ...changed }, anyHost)

describe('the address of a device', () => {
  it('is one of a push service on the internet', () => {
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ address: 'https://fcm.googleapis.com/fcm/send/a:b-c_d?x=1' })).toBeUndefined()
  })

  it.each([
    'http://push.example.net/send',
    'https://localhost/send',
    'https://broker/send',
    'https://10.0.0.1/send',
    'https://127.1/send',
    'https://2130706433/send',
    'https://0x7f.0.0.1/send',
    'https://[::1]/send',
    'https://push.example.net:8443/send',
    'https://user@push.example.net/send',
    'https://push.example.net\\@10.0.0.1/send',
    'https://push.example.net/send#part',
    'https://metadata.google.internal/send',
    'https://printer.local/send',
    'https://push.example.net./send',
    'file:///etc/passwd',
    `https://push.example.net/${'a'.repeat(1_000)}`,
    '',
  ])('is not %s', (address) => {
    expect(faultOf({ address })).toEqual({ address: 'notAllowed' })
  })

  it('may be of this machine where tests allow it', () => {
    expect(faultOf({ address: 'http://127.0.0.1:4000/send' }, true)).toBeUndefined()
    expect(faultOf({ address: 'ftp://127.0.0.1/send' }, true)).toEqual({ address: 'notAllowed' })
  })

  it.each([
    ['too short', good.p256dh.slice(0, -2)],
    ['of another form', `A${good.p256dh.slice(1)}`],
    ['not on the curve', `${good.p256dh.slice(0, -2)}k4`],
    ['no base64url', `${good.p256dh.slice(0, -1)}=`],
  ])('has no key that is %s', (_, p256dh) => {
    expect(faultOf({ p256dh })).toEqual({ p256dh: 'malformed' })
  })

  it.each(['', 'BTBZMqHH6r4Tts7J_aSI', `${good.auth}AA`, 'BTBZMqHH6r4Tts7J+aSIgg'])(
    'has no secret %j',
    (auth) => {
      expect(faultOf({ auth })).toEqual({ auth: 'malformed' })
    },
  )
})

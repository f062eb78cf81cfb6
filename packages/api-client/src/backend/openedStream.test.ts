import { describe, expect, it } from 'vitest'
import { createBackend, eventText } from './backend.ts'

interface Member {
  readonly account: string
}

function start() {
  const members = new Map<string, Member>([['t-two', { account: 'two' }]])
  const backend = createBackend<Member>({ memberOf: (token) => members.get(token), calls: [] })
  const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await backend({ path, headers, body })
    if (answer.kind === 'stream') return ['stream', answer.instruments, answer.member?.account]
    return [answer.status, answer.body.status, answer.body.msg]
  }
  return { backend, send, members }
}

describe('the event stream of a back end', () => {
  it('may be opened by anyone and by a member, not with a token that is nobody’s', async () => {
    const { send } = start()
    const asked = { instruments: ['KRX:900010'] }
    expect(await send('stream/open', asked)).toEqual(['stream', asked.instruments, undefined])
    expect(await send('stream/open', asked, { token: 't-two' })).toEqual(['stream', asked.instruments, 'two'])
    expect((await send('stream/open', asked, { token: 'ended' })).at(0)).toBe(401)
    expect((await send('stream/open', {})).at(2)).toBe('VALIDATION')
  })

  it('has each instrument once, and the token of its session', async () => {
    const { backend } = start()
    const body = { instruments: ['KRX:900010', 'KRX:900020', 'KRX:900010'] }
    const opened = await backend({ path: 'stream/open', headers: { token: 't-two' }, body })
    expect(opened).toMatchObject({ instruments: ['KRX:900010', 'KRX:900020'], token: 't-two' })
    expect(await backend({ path: 'stream/open', headers: {}, body })).toMatchObject({ token: undefined })
  })

  it('is sent so that no proxy holds its events back', async () => {
    const { backend } = start()
    const { headers } = await backend({ path: 'stream/open', headers: {}, body: { instruments: [] } })
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })

  it('says of its session whether it has ended', async () => {
    const { backend, members } = start()
    const isOpen = async (headers: Readonly<Record<string, string>>) => {
      const opened = await backend({ path: 'stream/open', headers, body: { instruments: [] } })
      return opened.kind === 'stream' ? opened.isOpen : undefined
    }
    const [ofMember, ofGuest] = [await isOpen({ token: 't-two' }), await isOpen({})]
    expect([await ofMember?.(), await ofGuest?.()]).toEqual([true, true])
    members.delete('t-two')
    expect([await ofMember?.(), await ofGuest?.()]).toEqual([false, true])
  })

  it('sends an event as one line of data', () => {
    const text = eventText({ kind: 'heartbeat', serverTime: '2026-03-10T02:00:00.000Z' })
    expect(text).toBe('data: {"kind":"heartbeat","serverTime":"2026-03-10T02:00:00.000Z"}\n\n')
  })
})

import { memberLogin, memberLogout } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  requestTo,
} from '../testing/testBroker.ts'

describe('slots of streams', () => {
  const site = { streams: { account: 2, address: 3, process: 4 } }

  /** What opening is answered with: `open`, or the code of its refusal. */
  async function open({ broker }: TestBroker, address: string | undefined, member?: TestMember) {
    const response = await broker.fetch(
      requestTo('stream/open', { instruments: [] }, headersOf(member)),
      address === undefined ? {} : { address },
    )
    const { body } = response
    if (response.headers.get('content-type')?.includes('text/event-stream') !== true)
      return { answer: ((await response.json()) as { readonly msg: string }).msg, leave: () => undefined }
    return { answer: 'open', leave: () => body?.cancel() }
  }

  it('are as many as the account has, and one more is refused until another is left', async () => {
    const world = await createTestBroker({ site })
    const member = await world.register('01011110000')
    const first = await open(world, '192.0.2.1', member)
    const second = await open(world, '192.0.2.2', member)
    const third = await open(world, '192.0.2.3', member)
    expect([first.answer, second.answer, third.answer]).toEqual(['open', 'open', 'TOO_FREQUENT'])
    await first.leave()
    expect((await open(world, '192.0.2.3', member)).answer).toBe('open')
    expect((await open(world, '192.0.2.3', member)).answer).toBe('TOO_FREQUENT')
    await world.broker.close()
  })

  it('are as many as the address has, of members and guests alike', async () => {
    const world = await createTestBroker({ site })
    const member = await world.register('01011110000')
    const answers = []
    for (const one of [member, undefined, undefined, undefined, member])
      answers.push((await open(world, '192.0.2.1', one)).answer)
    expect(answers).toEqual(['open', 'open', 'open', 'TOO_FREQUENT', 'TOO_FREQUENT'])
    expect((await open(world, '192.0.2.2')).answer).toBe('open')
    await world.broker.close()
  })

  it('are as many as the process has, wherever they are opened from', async () => {
    const world = await createTestBroker({ site })
    const answers = []
    for (const address of ['192.0.2.1', undefined, '192.0.2.3', undefined, '192.0.2.5'])
      answers.push((await open(world, address)).answer)
    expect(answers).toEqual(['open', 'open', 'open', 'open', 'TOO_FREQUENT'])
    await world.broker.close()
  })

  it('are released where the session ends', async () => {
    const world = await createTestBroker({ site })
    const phone = '01011110000'
    const member = await world.register(phone)
    await open(world, '192.0.2.1', member)
    await open(world, '192.0.2.1', member)
    await world.call(memberLogout, {}, member)
    const again = await world.call(memberLogin, { phone, password: 'Onelot2026' })
    expect((await open(world, '192.0.2.1', again)).answer).toBe('open')
    expect((await open(world, '192.0.2.1')).answer).toBe('open')
    expect((await open(world, '192.0.2.1')).answer).toBe('open')
    expect((await open(world, '192.0.2.1')).answer).toBe('TOO_FREQUENT')
    await world.broker.close()
  })

  it('are not used by a stream that is refused', async () => {
    const world = await createTestBroker({ site })
    for (let index = 0; index < 6; index += 1) await world.send('stream/open', { instruments: 'all' }, {})
    expect((await open(world, '192.0.2.1')).answer).toBe('open')
    await world.broker.close()
  })

  it('are 8 of an account, 64 of an address and 2,000 of a process, unless an operator sets others', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const { site: own } = world.broker.services
    expect(own.values.streams).toEqual({ account: 8, address: 64, process: 2_000 })
    const streams = { account: 1, address: 1, process: 1 }
    expect((await world.operate('settings', { streams })).http).toBe(200)
    expect((await open(world, '192.0.2.1')).answer).toBe('open')
    expect((await open(world, '192.0.2.1')).answer).toBe('TOO_FREQUENT')
    await world.broker.close()
  })
})

import { memberDevices, memberEndDevice, memberEndOtherDevices, messagesList } from '@onelot/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNameOf } from '../../../deviceName.ts'
import type { Arrival } from '../../../http/route.ts'
import { laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  requestTo,
} from '../../../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2026'

async function logIn(world: TestBroker, arrival: Arrival): Promise<TestMember> {
  const { data } = await sendFrom(world, arrival, 'member/login', { phone, password })
  return data as TestMember
}
const isOpen = async (world: TestBroker, by: TestMember) =>
  (await world.send('member/me', {}, headersOf(by))).http === 200

describe('the devices of a member', () => {
  it('are listed by name, this one first, with when they were opened and used', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    await world.pass(60_000)
    const other = await logIn(world, phoneBrowser)
    await world.pass(2 * 3_600_000)
    await sendFrom(world, phoneBrowser, 'member/me', {}, other)
    const devices = await world.call(memberDevices, {}, own)
    expect(devices).toMatchObject([
      { current: true, openedAt: '2026-03-10T02:00:00.000Z' },
      {
        current: false,
        browser: 'Chrome',
        system: 'Android',
        openedAt: '2026-03-10T02:01:00.000Z',
        usedAt: '2026-03-10T04:01:00.000Z',
      },
    ])
  })

  it('are one line each, however often one logs in on them', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    const sessions = [await logIn(world, phoneBrowser), await logIn(world, phoneBrowser)]
    const [, other] = await world.call(memberDevices, {}, own)
    expect(await world.call(memberDevices, {}, own)).toHaveLength(2)
    await world.call(memberEndDevice, { device: other?.id ?? '' }, own)
    expect(await Promise.all(sessions.map((session) => isOpen(world, session)))).toEqual([false, false])
  })

  it('are ended one by one, but for this one, or all others at once', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    const [first, second] = [await logIn(world, phoneBrowser), await logIn(world, laptopBrowser)]
    const devices = await world.call(memberDevices, {}, own)
    const here = devices.find(({ current }) => current)
    const there = devices.find(({ system }) => system === 'Android')
    const refused = await sendFrom(world, phoneBrowser, 'member/endDevice', { device: here?.id }, own)
    expect(refused).toMatchObject({ msg: 'VALIDATION', data: { fields: { device: 'notAllowed' } } })
    await world.call(memberEndDevice, { device: there?.id ?? '' }, own)
    await world.call(memberEndDevice, { device: there?.id ?? '' }, own)
    expect([await isOpen(world, first), await isOpen(world, second)]).toEqual([false, true])
    await world.call(memberEndOtherDevices, {}, own)
    expect([await isOpen(world, second), await isOpen(world, own)]).toEqual([false, true])
  })

  it('are nobody else’s to end', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    const other = await logIn(world, phoneBrowser)
    const stranger = await world.register('01022220000')
    for (const { id } of await world.call(memberDevices, {}, own))
      await world.call(memberEndDevice, { device: id }, stranger)
    expect([await isOpen(world, own), await isOpen(world, other)]).toEqual([true, true])
  })
})

describe('a login', () => {
  const news = async (world: TestBroker, member: TestMember) =>
    (await world.call(messagesList, { pageSize: 10 }, member)).messages.filter(
      ({ kind, params }) => kind === 'product' && params.name === 'security.newDevice',
    ).length

  it('on a new device is a message, each time where the device does not say which it is', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    expect(await news(world, own)).toBe(0)
    await logIn(world, phoneBrowser)
    await logIn(world, phoneBrowser)
    expect(await news(world, own)).toBe(1)
    await logIn(world, { device: undefined, userAgent: undefined })
    await logIn(world, { device: undefined, userAgent: undefined })
    expect(await news(world, own)).toBe(3)
  })

  it('goes on where one has logged in before, while others guess', async () => {
    const world = await createTestBroker()
    await world.register(phone)
    await logIn(world, phoneBrowser)
    for (let n = 0; n < 5; n += 1)
      await sendFrom(world, laptopBrowser, 'member/login', { phone, password: 'Wrong2026' })
    const from = async (arrival: Arrival) =>
      (await sendFrom(world, arrival, 'member/login', { phone, password })).msg
    expect([await from(laptopBrowser), await from(phoneBrowser)]).toEqual(['TOO_FREQUENT', 'LOGGED_IN'])
  })
})

describe('a stream', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends at once with the session of its device', async () => {
    const world = await createTestBroker()
    const own = await world.register(phone)
    const other = await logIn(world, phoneBrowser)
    const response = await world.broker.fetch(requestTo('stream/open', { instruments: [] }, headersOf(other)))
    const reader = response.body?.getReader()
    const [, device] = await world.call(memberDevices, {}, own)
    await world.call(memberEndDevice, { device: device?.id ?? '' }, own)
    while (reader !== undefined && !(await reader.read()).done) continue
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the name of a device', () => {
  it.each([
    [phoneBrowser.userAgent, { browser: 'Chrome', system: 'Android' }],
    [laptopBrowser.userAgent, { browser: 'Safari', system: 'Mac' }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
      { browser: 'Safari', system: 'iPhone' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Whale/3.2 Safari/537.36',
      { browser: 'Whale', system: 'Windows' },
    ],
    ['curl/8.0', { browser: undefined, system: undefined }],
  ])('of %s is said without versions', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toEqual(name)
  })
})

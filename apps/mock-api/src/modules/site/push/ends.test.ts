import {
  contract,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
  memberLogout,
  tradePlace,
} from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../ports/sha256.ts'
import { limitBuy } from '../../../testing/appleOrders.ts'
import { closable } from '../../../testing/closable.ts'
import { laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import type { RecordChange } from '../../../store/lists.ts'
import type { Store } from '../../../store/port.ts'
import { nothingSent, promptPush, pushing } from '../../../testing/pushing.ts'
import type { TestBroker, TestMember } from '../../../testing/testBroker.ts'

const { pushDevice, pushSubscribe, pushUnsubscribe } = contract.push

const { service, logged, closing, given, subscribing, addDevice } = pushing()

const DAY_MS = 86_400_000

/** A store in which something else happens right before such a change is written. */
function storeWith(
  isSuch: (change: RecordChange) => boolean,
  happens: (store: Store) => Promise<void>,
): Store {
  const store = createMemoryStore()
  return {
    ...store,
    async append(append) {
      if (append.records?.some(isSuch) === true) await happens(store)
      await store.append(append)
    },
  }
}

describe('a device is sent nothing more', () => {
  /** The device that is sent two messages in a row, of those that there are and another one. */
  async function reached(
    { world, trades }: Pick<Awaited<ReturnType<typeof given>>, 'world' | 'trades'>,
    member: TestMember,
  ): Promise<ReadonlySet<string>> {
    await addDevice(world, 'another')
    for (const price of ['100.00', '90.00']) await world.call(tradePlace, limitBuy(price), member)
    await trades('99.00')
    const first = await service().next()
    await trades('89.00')
    const second = await service().next()
    return new Set([first.device, second.device])
  }
  const logIn = async (world: TestBroker) => {
    const login = { phone: '01011110000', password: 'Onelot2026' }
    return (await sendFrom(world, laptopBrowser, 'member/login', login)).data as TestMember
  }

  it('once it is turned off', async () => {
    const found = await given()
    await found.world.call(pushUnsubscribe, { address: found.asked.address }, found.member)
    expect(await found.chosen()).toEqual(nothingSent)
    expect(await reached(found, found.member)).toEqual(new Set(['another']))
  })

  it('as the member logs out on it', async () => {
    const found = await given()
    const elsewhere = await logIn(found.world)
    await found.world.call(memberLogout, {}, found.member)
    expect(await reached(found, elsewhere)).toEqual(new Set(['another']))
  })

  it('as the member logs out on it with a later session', async () => {
    const found = await given()
    const { world, asked } = found
    const login = { phone: '01011110000', password: 'Onelot2026' }
    const [first, second] = [
      (await sendFrom(world, phoneBrowser, 'member/login', login)).data as TestMember,
      (await sendFrom(world, phoneBrowser, 'member/login', login)).data as TestMember,
    ]
    await sendFrom(world, phoneBrowser, pushSubscribe.path, asked, first)
    await sendFrom(world, phoneBrowser, memberLogout.path, {}, second)
    expect(await reached(found, found.member)).toEqual(new Set(['another']))
  })

  it('where the session was ended while it was chosen', async () => {
    const found = await given()
    const elsewhere = await logIn(found.world)
    const { store } = found.world.broker.services
    const key = await sha256(found.member.token)
    await store.changeRecords([{ kind: 'remove', collection: 'members.sessions', key }])
    expect(await reached(found, elsewhere)).toEqual(new Set(['another']))
  })

  it('where another broker ended the session before the choice was stored, also after a week', async () => {
    const isChoice = (change: RecordChange) =>
      change.kind === 'replace' && change.record.collection === 'push.devices'
    let isFirst = true
    const found = await given({
      store: storeWith(isChoice, async (store) => {
        if (!isFirst) return
        isFirst = false
        for (const { key } of await store.records({ collection: 'members.sessions' }))
          await store.changeRecords([{ kind: 'remove', collection: 'members.sessions', key }])
      }),
    })
    await found.world.pass(8 * DAY_MS)
    expect(await reached(found, await logIn(found.world))).toEqual(new Set(['another']))
  })

  it('where another broker stored a choice before the logout was, also after a week', async () => {
    const isLogout = (change: RecordChange) =>
      change.kind === 'remove' && change.collection === 'members.sessions'
    const found = await given({
      store: storeWith(isLogout, async (store) => {
        for (const record of await store.records({ collection: 'push.devices' }))
          await store.changeRecords([{ kind: 'replace', record: { ...record, key: 'another-address' } }])
      }),
    })
    await found.world.call(memberLogout, {}, found.member)
    await found.world.pass(8 * DAY_MS)
    expect(await reached(found, await logIn(found.world))).toEqual(new Set(['another']))
  })

  it('as it is signed out from another device', async () => {
    const found = await given()
    const { world } = found
    const elsewhere = await logIn(world)
    const [, phone] = await world.call(memberDevices, {}, elsewhere)
    await world.call(memberEndDevice, { device: phone?.id ?? '' }, elsewhere)
    expect(await reached(found, elsewhere)).toEqual(new Set(['another']))
  })

  it('as another member chooses on it', async () => {
    const found = await given()
    const { world, asked } = found
    const other = await world.trader('01022220000')
    await world.call(pushSubscribe, asked, other)
    expect(await found.chosen()).toEqual(nothingSent)
    await world.call(pushUnsubscribe, { address: found.asked.address }, found.member)
    expect((await world.call(pushDevice, { address: found.asked.address }, other)).kinds).toEqual(asked.kinds)
    expect(await reached(found, found.member)).toEqual(new Set(['another']))
  })

  it('as another member logs in on it', async () => {
    const found = await given()
    const { world, asked, member } = found
    await sendFrom(world, phoneBrowser, pushSubscribe.path, asked, member)
    const other = { phone: '01022220000', password: 'Onelot2026' }
    await world.register(other.phone)
    await sendFrom(world, phoneBrowser, 'member/login', other)
    expect(await found.chosen()).toEqual(nothingSent)
    expect(await reached(found, member)).toEqual(new Set(['another']))
  })

  it('and is sent it still as the same member logs in on it again', async () => {
    const { world, asked, member, chosen } = await given()
    await sendFrom(world, phoneBrowser, pushSubscribe.path, asked, member)
    await sendFrom(world, phoneBrowser, 'member/login', { phone: '01011110000', password: 'Onelot2026' })
    expect(await chosen()).toEqual(asked.kinds)
  })

  it('as the account is disabled', async () => {
    const { world } = await given()
    const disabled = { kind: 'members.setRestrictions', restrictions: ['disabled'] } as const
    await world.broker.operator.setOnMember({ phone: '01011110000' }, disabled)
    const { store } = world.broker.services
    expect(await store.records({ collection: 'push.devices' })).toEqual([])
  })

  it('as the account is closed', async () => {
    const world = await closable({ push: promptPush })
    closing(world)
    await world.call(pushSubscribe, subscribing('phone'), world.member)
    await world.close()
    for (const collection of ['push.devices', 'push.byDevice'])
      expect(await world.services.store.records({ collection })).toEqual([])
  })

  it('as all others are signed out, and the one that does so is sent it still', async () => {
    const { world, asked, chosen } = await given()
    const here = await logIn(world)
    const own = subscribing('laptop')
    await sendFrom(world, laptopBrowser, pushSubscribe.path, own, here)
    await sendFrom(world, laptopBrowser, memberEndOtherDevices.path, {}, here)
    const choice = async (address: string) => (await world.call(pushDevice, { address }, here)).kinds
    expect(await choice(asked.address)).toEqual(nothingSent)
    expect(await choice(own.address)).toEqual(own.kinds)
    await expect(chosen()).rejects.toThrow()
  })

  it('at the address that it had before', async () => {
    const { world, member, asked, chosen } = await given()
    const renewed = subscribing('renewed')
    await world.call(pushSubscribe, renewed, member)
    expect(await chosen()).toEqual(nothingSent)
    await world.call(memberEndOtherDevices, {}, member)
    expect((await world.call(pushDevice, { address: renewed.address }, member)).kinds).toEqual(asked.kinds)
  })

  it.each([404, 410])('once the push service answers %i', async (status) => {
    const found = await given()
    service().answers.push(status)
    await found.alert('170.00')
    await found.trades('171.00')
    await service().next()
    await expect.poll(found.chosen).toEqual(nothingSent)
  })
})

describe('a push service that fails', () => {
  it('is asked again, and in the end no more', async () => {
    const { alert, trades, world, chosen, asked } = await given()
    service().answers.push(500, 429, 503, 500, 500)
    await alert('170.00')
    await trades('171.00')
    const tags = []
    for (let tried = 0; tried < 4; tried += 1) tags.push((await service().next()).notice.tag)
    expect(new Set(tags).size).toBe(1)
    expect(await chosen()).toEqual(asked.kinds)
    await world.broker.close()
    expect(service().count()).toBe(4)
  })

  it.each([302, 400, 403])('is not asked again after %i, nor followed', async (status) => {
    const { alert, trades, world } = await given()
    service().answers.push(status)
    await alert('170.00')
    await trades('171.00')
    await service().next()
    await expect.poll(() => logged).toEqual(['a push service refuses what is sent to a device'])
    await world.broker.close()
    expect(service().count()).toBe(1)
  })

  it('is asked for two devices of a member at once, and does not hold what another member is sent', async () => {
    const { world, alert, trades } = await given()
    // Logs in on the first member's phone, which is sent nothing more of theirs.
    const other = await world.trader('01022220000')
    await world.call(pushSubscribe, subscribing('other'), other)
    for (const name of ['tablet', 'laptop', 'desktop']) await addDevice(world, name)
    await world.call(tradePlace, limitBuy('100.00'), other)
    service().hang()
    await alert('170.00')
    await trades('171.00')
    await service().next()
    await service().next()
    await trades('90.00')
    expect((await service().next()).device).toBe('other')
    await world.broker.close()
    expect(service().count()).toBe(3)
  })

  it('is asked for the other devices of a member in turn', async () => {
    const { world, alert, trades } = await given()
    for (const name of ['tablet', 'laptop']) await addDevice(world, name)
    await alert('170.00')
    await trades('171.00')
    const devices = [await service().next(), await service().next(), await service().next()]
    expect(new Set(devices.map(({ device }) => device))).toEqual(new Set(['phone', 'tablet', 'laptop']))
  })

  it('is asked once more, after ten minutes, where it did not answer in time', async () => {
    const pauses: number[] = []
    let tries = 0
    const push = {
      ...promptPush,
      send: () => {
        tries += 1
        return Promise.resolve('late' as const)
      },
      wait: (ms: number) => {
        pauses.push(ms)
        return Promise.resolve()
      },
    }
    const { world, alert, trades } = await given({ push })
    await alert('170.00')
    await trades('171.00')
    await expect.poll(() => tries).toBe(2)
    await world.pass(1_000)
    expect([tries, pauses]).toEqual([2, [600_000]])
  })

  it('holds no command and no tick, and not the end of the broker', async () => {
    const { alert, trades, world, member } = await given()
    service().hang()
    await alert('170.00')
    await trades('171.00')
    await service().next()
    await world.call(tradePlace, limitBuy('100.00'), member)
    await trades('90.00')
    await service().next()
    expect((await world.call(contract.messages.messagesUnread, {}, member)).unread).toBeGreaterThan(1)
    await world.broker.close()
  })
})

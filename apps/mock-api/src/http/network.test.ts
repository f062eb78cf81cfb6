import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestBroker, nextKey, requestTo } from '../testing/testBroker.ts'
import { networkOf } from './network.ts'

describe('what limits count a network address as', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    [undefined, undefined],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is one for each /64, whatever follows, however it is written', () => {
    const group = fc.integer({ min: 1, max: 0xffff })
    const part = fc.array(group, { minLength: 4, maxLength: 4 })
    const written = (groups: readonly number[], width: number) =>
      groups.map((one) => one.toString(16).padStart(width, '0')).join(':')
    fc.assert(
      fc.property(part, part, part, (network, one, other) => {
        const first = networkOf(`${written(network, 1)}:${written(one, 1)}`)
        expect(networkOf(`${written(network, 4)}:${written(other, 4).toUpperCase()}`)).toBe(first)
        expect(networkOf(`${written(network, 1)}::${other[0]?.toString(16) ?? ''}`)).toBe(first)
        const neighbour = network.with(3, ((network[3] ?? 1) % 0xffff) + 1)
        expect(networkOf(`${written(neighbour, 1)}:${written(one, 1)}`)).not.toBe(first)
      }),
      { seed: 28, numRuns: 200 },
    )
  })
})

describe('a limit by network address', () => {
  const limit = { max: 2, windowMs: 10_000 }
  it.each([
    ['guests submit', 'member/login', { phone: '01077770000', password: 'Wrong2026' }, 'CREDENTIALS_WRONG'],
    ['the market is read', 'market/overview', {}, ''],
  ])('counts one /64 together where %s, and another one apart', async (_, path, body, usual) => {
    const { broker } = await createTestBroker({ site: { guestSubmissions: limit, marketReads: limit } })
    const ask = async (address: string) => {
      const request = requestTo(path, body, { 'idempotency-key': nextKey() })
      return ((await (await broker.fetch(request, { address })).json()) as { readonly msg: string }).msg
    }
    const same = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']
    const answers = []
    for (const address of same) answers.push(await ask(address))
    expect(answers).toEqual([usual, usual, 'TOO_FREQUENT'])
    expect(await ask('2001:db8:0:1::1')).toBe(usual)
  })

  it('counts one /64 together where streams are open', async () => {
    const { broker } = await createTestBroker({ site: { streams: { account: 1, address: 1, process: 9 } } })
    const open = (address: string) => broker.fetch(requestTo('stream/open', { instruments: [] }), { address })
    const first = await open('2001:db8::1')
    expect(await (await open('2001:db8::2')).json()).toMatchObject({ msg: 'TOO_FREQUENT' })
    await first.body?.cancel()
  })
})
